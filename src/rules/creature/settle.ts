/** The figures of a draft put together: the creature as it was built. */

import { challengeRatingValue } from '../challenge-rating.ts';
import { formatRating } from '../encounters.ts';
import type { ArmorClass, Saves } from '../monster-format.ts';
import type { WorkedAttack } from './attack-damage.ts';
import type { CreatureFacts } from './creature-facts.ts';
import { add, type Draft, diceOf, type Figure, figureOf, pointsOf, shiftedTotals } from './draft.ts';

/** The facts with all figures as the terms make them. */
export function settle(draft: Draft): CreatureFacts {
  const { facts, figures, printed } = draft;
  const value = (figure: Figure) => (figures[figure] === undefined ? undefined : figureOf(draft, figure));
  settleHitPoints(draft);
  const rating = value('challenge_rating');
  const armor: ArmorClass = {
    ...facts.armor_class,
    total: value('armor_class_total') ?? facts.armor_class.total,
    touch: value('touch_armor_class'),
    flat_footed: value('flat_footed_armor_class'),
  };
  const { level_adjustment } = facts;
  const adjustment = value('level_adjustment');
  return {
    ...facts,
    hit_points: value('hit_points') ?? facts.hit_points,
    initiative: value('initiative') ?? facts.initiative,
    armor_class: armor,
    base_attack: value('base_attack'),
    grapple: value('grapple'),
    saves: facts.saves && {
      ...facts.saves,
      ...fortitudeOf(facts.saves, value('fort_save')),
      reflex: value('reflex_save'),
      will: value('will_save') ?? facts.saves.will,
    },
    challenge_rating:
      rating === challengeRatingValue(printed.challenge_rating)
        ? printed.challenge_rating
        : rating !== undefined && rating < 1
          ? formatRating(rating)
          : rating,
    level_adjustment:
      adjustment === undefined
        ? level_adjustment
        : typeof level_adjustment === 'object'
          ? changedNote(level_adjustment, adjustment)
          : adjustment,
    attack: typeof facts.attack === 'object' ? draft.attack.map((option) => option.map(plain)) : facts.attack,
    full_attack:
      typeof facts.full_attack === 'object' ? draft.full_attack.map((option) => option.map(plain)) : facts.full_attack,
  };
}

/** The Fortitude save, and in its note what it is against some effects. */
function fortitudeOf({ fortitude, fortitude_note: note }: Saves, value = fortitude): Partial<Saves> {
  return { fortitude: value, ...(note && { fortitude_note: shiftedTotals(note, value - fortitude) }) };
}

/** The adjustment with its note; another value makes a note with figures of its own meaningless. */
const changedNote = (printed: { value?: number | undefined; note: string }, value: number) =>
  printed.value === value || !/\d/.test(printed.note) ? { ...printed, value } : value;

const plain = ({ share: _, fixed: __, ...attack }: WorkedAttack) => attack;

/** The average is rounded down once, from all dice together. */
function settleHitPoints(draft: Draft): void {
  const { figures, basis } = draft;
  if (figures.hit_points === undefined) return;
  const points = basis.points + pointsOf(diceOf(draft), draft.maximum) - pointsOf(basis.dice, basis.maximum);
  add(draft, 'hit_points', 'Rounding', Math.max(1, points) - figureOf(draft, 'hit_points'));
}
