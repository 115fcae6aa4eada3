/** Feats that a creature gains, with what they add to figures (Player's Handbook, pages 89–102). */
import { grappleFeatTerms, initiativeFeatTerms, saveFeatTerms, statBlockHitPoints } from '../feat-bonuses.ts';
import type { FeatTaken } from '../monster-math.ts';
import { SKILL_FEATS } from '../monster-skills.ts';
import { type Term, totalOf } from '../sums.ts';
import { isNamed } from './attack-names.ts';
import { type WorkedAttack, withBonuses, withLargerDice } from './built-attacks.ts';
import { changeArmor } from './change-armor.ts';
import type { CreatureFacts } from './creature-facts.ts';
import { add, changeSkills, type Draft, diceOf, type Figure, withAttacks, withModifier } from './draft.ts';

type Taken = NonNullable<CreatureFacts['feats']>[number];

const isSame = (a: Taken, b: Taken) => a.feat === b.feat && (a.choice ?? '') === (b.choice ?? '');

/** Gives the feats that the creature does not have, and works in those whose effect on the figures is fixed. */
export function gainFeats(draft: Draft, gained: readonly Taken[], label: string): void {
  for (const taken of gained) {
    const { feat, choice } = taken;
    const had = draft.facts.feats ?? [];
    if (feat === undefined || had.some((one) => isSame(one, taken))) continue;
    withAttacks(draft, () => {
      draft.facts.feats = [...had, taken];
    });
    for (const [figure, termsOf] of FEAT_FIGURES)
      add(draft, figure, label, totalOf(termsOf([...had, taken])) - totalOf(termsOf(had)));
    changeSkills(draft, (skill) => (skillsOf(taken).includes(skill) ? (feat === 'skill-focus' ? 3 : 2) : 0));
    addHitPoints(draft, statBlockHitPoints([taken]), label);
    if (feat === 'improved-natural-armor') changeArmor(draft, 'natural', label, 1);
    if (choice === undefined) continue;
    const damage = DAMAGE_FEATS[feat];
    if (damage !== undefined) changeNamed(draft, choice, damage);
  }
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
