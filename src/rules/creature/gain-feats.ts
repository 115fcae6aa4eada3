/** Feats that a creature gains, with what they add to figures (Player's Handbook, pages 89–102). */

import { grappleFeatTerms, initiativeFeatTerms, saveFeatTerms, statBlockHitPoints } from '../feat-bonuses.ts';
import type { FeatTaken } from '../monster-math.ts';
import { SKILL_FEATS } from '../monster-skills.ts';
import { type Term, totalOf } from '../sums.ts';
import type { WorkedAttack } from './attack-damage.ts';
import { isNamed } from './attack-names.ts';
import { withBonuses, withLargerDice } from './built-attacks.ts';
import { changeArmor } from './change-armor.ts';
import type { CreatureFacts } from './creature-facts.ts';
import { add, changeSkills, type Draft, diceOf, type Figure, withAttacks, withModifier } from './draft.ts';
import { offHandPenalties, withOffHandAttacks } from './split-hands.ts';

type Taken = NonNullable<CreatureFacts['feats']>[number];

/** Whether two feats are one, taken for the same; small letters and capitals do not matter. */
export const isSameFeat = (a: Taken, b: Taken): boolean =>
  a.feat === b.feat && (a.choice ?? '').toLowerCase() === (b.choice ?? '').toLowerCase();

/** Gives the feats that the creature does not have, and works in those whose effect on the figures is fixed. */
export function gainFeats(draft: Draft, gained: readonly Taken[], label: string): void {
  for (const taken of gained)
    if (taken.feat !== undefined && !(draft.facts.feats ?? []).some((one) => isSameFeat(one, taken)))
      gainFeat(draft, taken, label);
}

/** Gives a feat; one that the creature has, it takes once more. */
export function gainFeat(draft: Draft, taken: Taken, label: string): void {
  const { feat = '', choice } = taken;
  const had = draft.facts.feats ?? [];
  const now = withFeat(had, taken);
  withAttacks(draft, () => {
    draft.facts.feats = now;
  });
  for (const [figure, termsOf] of FEAT_FIGURES)
    add(draft, figure, label, totalOf(termsOf(now)) - totalOf(termsOf(had)));
  changeSkills(draft, (skill) => (skillsOf(taken).includes(skill) ? (feat === 'skill-focus' ? 3 : 2) : 0));
  addHitPoints(draft, statBlockHitPoints([taken]), label);
  if (feat === 'improved-natural-armor') changeArmor(draft, 'natural', label, 1);
  if (offHandPenalties((one) => one === feat).length > 0) {
    const penalties = offHandPenalties((one) => now.some((own) => own.feat === one));
    draft.full_attack = draft.full_attack.map((option) => withOffHandAttacks(option, penalties));
  }
  const damage = DAMAGE_FEATS[feat];
  if (choice !== undefined && damage !== undefined) changeNamed(draft, choice, damage);
}

/** The feats with one more; a bonus feat stands apart from the same one that counts against those that are due. */
function withFeat(had: readonly Taken[], taken: Taken): readonly Taken[] {
  const at = had.findIndex((one) => isSameFeat(one, taken) && one.bonus === taken.bonus);
  const own = had[at];
  return own === undefined ? [...had, taken] : had.with(at, { ...own, times: (own.times ?? 1) + (taken.times ?? 1) });
}

/** Changes of the damage of the attacks that a feat is taken for. */
const DAMAGE_FEATS: Readonly<Record<string, (attack: WorkedAttack) => WorkedAttack>> = {
  'improved-natural-attack': (attack) => withLargerDice(attack, new Set()),
  'weapon-specialization': (attack) => withBonuses(attack, 0, 2),
  'greater-weapon-specialization': (attack) => withBonuses(attack, 0, 2),
  'greater-weapon-focus': (attack) => withBonuses(attack, 1, 0),
};

function changeNamed(draft: Draft, choice: string, change: (attack: WorkedAttack) => WorkedAttack): void {
  const of = (options: WorkedAttack[][]) =>
    options.map((option) => option.map((attack) => (isNamed(attack, choice.toLowerCase()) ? change(attack) : attack)));
  draft.attack = of(draft.attack);
  draft.full_attack = of(draft.full_attack);
}

function skillsOf({ feat = '', choice = '' }: Taken): readonly string[] {
  return feat === 'skill-focus' ? [choice.toLowerCase().replaceAll(' ', '-')] : (SKILL_FEATS[feat] ?? []);
}

function addHitPoints(draft: Draft, points: number, label: string): void {
  if (points === 0) return;
  draft.facts.hit_dice = diceOf(draft).map((part, n) => (n === 0 ? withModifier(part, points) : part));
  add(draft, 'hit_points', label, points);
}

/** The figures that feats add to; a feat that overlaps one that the creature has adds the difference alone. */
const FEAT_FIGURES: readonly (readonly [Figure, (feats: readonly FeatTaken[]) => Term[]])[] = [
  ['initiative', initiativeFeatTerms],
  ['fort_save', (feats) => saveFeatTerms('fortitude', feats)],
  ['reflex_save', (feats) => saveFeatTerms('reflex', feats)],
  ['will_save', (feats) => saveFeatTerms('will', feats)],
  ['grapple', grappleFeatTerms],
];
