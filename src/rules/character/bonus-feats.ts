/**
 * The feats that a class's bonus feats are chosen from.
 *
 * Sources: Player's Handbook v.3.5, pages 38 (fighter), 41 (monk), 48 (ranger), 51 (rogue) and 57 (wizard); Dungeon Master's Guide,
 * page 187 (eldritch knight); Expanded Psionics Handbook, pages 20 (psion), 25 (psychic warrior) and 145 (psionic fist).
 */

import type { ClassFacts, FeatFacts } from './facts.ts';

/** What may fill a slot. */
export type SlotRule = {
  accepts: (feat: FeatFacts) => boolean;
  /** Prerequisites need not be met. */
  free?: true;
  /** It may be something else than a feat. */
  optional?: true;
  /** Slots of one style are filled together. */
  style?: 'archery' | 'two-weapon';
};

const isFighterFeat = ({ fighter_bonus }: FeatFacts) => fighter_bonus;
const isPsionicFeat = ({ group, types }: FeatFacts) =>
  types.some((type) => type === 'psionic' || type === 'metapsionic') ||
  (group === 'psionic' && types.includes('item-creation'));
const isWizardFeat = ({ slug, types }: FeatFacts) =>
  slug === 'spell-mastery' || types.some((type) => type === 'metamagic' || type === 'item-creation');

const LISTS: Readonly<Record<string, (feat: FeatFacts) => boolean>> = {
  fighter: isFighterFeat,
  'eldritch-knight': isFighterFeat,
  wizard: isWizardFeat,
  psion: isPsionicFeat,
  'psionic-fist': isPsionicFeat,
  'psychic-warrior': (feat) => isPsionicFeat(feat) || isFighterFeat(feat),
};

const MONK_FEATS: Readonly<Record<number, readonly string[]>> = {
  1: ['improved-grapple', 'stunning-fist'],
  2: ['combat-reflexes', 'deflect-arrows'],
  6: ['improved-disarm', 'improved-trip'],
};

/** The feats of a ranger's combat styles by the entry of the Special column. */
const STYLE_FEATS: Readonly<Record<string, { archery: string; 'two-weapon': string }>> = {
  'Combat style': { archery: 'rapid-shot', 'two-weapon': 'two-weapon-fighting' },
  'Improved combat style': { archery: 'manyshot', 'two-weapon': 'improved-two-weapon-fighting' },
  'Combat style mastery': { archery: 'improved-precise-shot', 'two-weapon': 'greater-two-weapon-fighting' },
};

/** The slots that an entry of a class's Special column gives: of a ranger's style one for each style, of which one counts. */
export function slotRules(facts: ClassFacts, level: number, special: string): SlotRule[] {
  const style = STYLE_FEATS[special];
  if (style !== undefined)
    return (['archery', 'two-weapon'] as const).map((name) => ({
      accepts: ({ slug }) => slug === style[name],
      free: true,
      style: name,
    }));
  if (facts.slug === 'rogue' && special === 'Special ability') return [{ accepts: () => true, optional: true }];
  if (!/^bonus (?:psionic )?feat$/i.test(special)) return [];
  const monk = facts.slug === 'monk' ? MONK_FEATS[level] : undefined;
  if (monk !== undefined) return [{ accepts: ({ slug }) => monk.includes(slug), free: true }];
  const list = LISTS[facts.slug];
  const isEpic = facts.epic || facts.epic_levels.some((row) => row.level === level);
  if (!isEpic) return [{ accepts: list ?? (() => true) }];
  const { epic_bonus_feats: listed } = facts;
  const accepts = (feat: FeatFacts) => listed.includes(feat.slug) || list?.(feat) === true;
  return [{ accepts: listed.length === 0 && list === undefined ? () => true : accepts }];
}
