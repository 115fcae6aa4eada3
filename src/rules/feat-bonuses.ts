/**
 * What feats add to saves, initiative, grapple checks, attacks and hit points, for characters and creatures alike. A
 * feat that does not stack counts once, however often it is listed (Player's Handbook, page 87).
 *
 * Sources: Player's Handbook v.3.5, pages 94–101; Epic Level Handbook, pages 54, 55, 62 and 67 (SRD "Epic Feats"); Expanded
 * Psionics Handbook, page 49 (Psionic Body).
 */
import { type FeatTaken, timesTaken } from './monster-math.ts';
import type { Save } from './saves.ts';
import { type Term, totalOf } from './sums.ts';

type Taken = readonly FeatTaken[];
type FeatBonus = { feat: string; name: string; bonus: number };

const SAVE_FEATS: Readonly<Record<Save, readonly FeatBonus[]>> = {
  fortitude: [
    { feat: 'great-fortitude', name: 'Great Fortitude', bonus: 2 },
    { feat: 'epic-fortitude', name: 'Epic Fortitude', bonus: 4 },
  ],
  reflex: [
    { feat: 'lightning-reflexes', name: 'Lightning Reflexes', bonus: 2 },
    { feat: 'epic-reflexes', name: 'Epic Reflexes', bonus: 4 },
  ],
  will: [
    { feat: 'iron-will', name: 'Iron Will', bonus: 2 },
    { feat: 'epic-will', name: 'Epic Will', bonus: 4 },
  ],
};

const GRAPPLE_FEATS: readonly FeatBonus[] = [
  { feat: 'improved-grapple', name: 'Improved Grapple', bonus: 4 },
  { feat: 'legendary-wrestler', name: 'Legendary Wrestler', bonus: 10 },
];

/** The bonus of the first counts alone: they overlap. */
const INITIATIVE_FEATS: readonly FeatBonus[] = [
  { feat: 'superior-initiative', name: 'Superior Initiative', bonus: 8 },
  { feat: 'improved-initiative', name: 'Improved Initiative', bonus: 4 },
];

const TOUGHNESS_HIT_POINTS = 3;

/** Hit points of each Epic Toughness: by the feat (SRD), and in every epic stat block (Epic Level Handbook, 2002). */
const EPIC_TOUGHNESS_HIT_POINTS = { feat: 30, statBlock: 20 } as const;

const onceEach = (from: readonly FeatBonus[], feats: Taken): Term[] =>
  from.flatMap(({ feat, name, bonus }) => (timesTaken(feats, feat) > 0 ? [{ label: name, value: bonus }] : []));

function stacking(feats: Taken, feat: string, name: string, each: number): Term[] {
  const times = timesTaken(feats, feat);
  return times === 0 ? [] : [{ label: times === 1 ? name : `${name} × ${times}`, value: times * each }];
}

/** A save: Great Fortitude, Lightning Reflexes and Iron Will +2, their epic kin +4 beside them. */
export const saveFeatTerms = (save: Save, feats: Taken): Term[] => onceEach(SAVE_FEATS[save], feats);

/** Grapple checks: Improved Grapple +4, Legendary Wrestler +10. */
export const grappleFeatTerms = (feats: Taken): Term[] => onceEach(GRAPPLE_FEATS, feats);

/** Initiative checks: the better of Superior Initiative +8 and Improved Initiative +4. */
export const initiativeFeatTerms = (feats: Taken): Term[] => onceEach(INITIATIVE_FEATS, feats).slice(0, 1);

/** Attack rolls with every weapon: Epic Prowess +1 each. */
export const attackFeatTerms = (feats: Taken): Term[] => stacking(feats, 'epic-prowess', 'Epic Prowess', 1);

/** The types of each feat, by slug. */
type FeatTypes = Readonly<Record<string, { types: readonly string[] } | undefined>>;

const PSIONIC_BODY_HIT_POINTS = 2;

/** Hit points of a character: Toughness 3 each, Epic Toughness 30 each, Psionic Body 2 for each psionic feat. */
export const hitPointFeatTerms = (feats: Taken, types: FeatTypes): Term[] => [
  ...hitPointTerms(feats, EPIC_TOUGHNESS_HIT_POINTS.feat),
  ...psionicBodyTerms(feats, types),
];

/** The feat itself counts; metapsionic feats, which are of a type of their own, do not. */
function psionicBodyTerms(feats: Taken, types: FeatTypes): Term[] {
  if (timesTaken(feats, 'psionic-body') === 0) return [];
  const psionic = feats.filter(({ feat }) => feat !== undefined && types[feat]?.types.includes('psionic')).length;
  const label = `Psionic Body, ${psionic} psionic ${psionic === 1 ? 'feat' : 'feats'}`;
  return [{ label, value: PSIONIC_BODY_HIT_POINTS * psionic }];
}

/** Hit points of feats in a stat block: Toughness 3 each, Epic Toughness 20 each. */
export const statBlockHitPoints = (feats: Taken): number =>
  totalOf(hitPointTerms(feats, EPIC_TOUGHNESS_HIT_POINTS.statBlock));

const hitPointTerms = (feats: Taken, epicToughness: number): Term[] => [
  ...stacking(feats, 'toughness', 'Toughness', TOUGHNESS_HIT_POINTS),
  ...stacking(feats, 'epic-toughness', 'Epic Toughness', epicToughness),
];
