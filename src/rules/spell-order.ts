import { type Duration, durationAt, type Range, rangeInFeet } from './spell-facts.ts';

/*
 * Sort keys of lists of spells and powers. Values that grow with the caster level are compared at one level. Entries
 * without a value (null) come last.
 */

/** The caster level at which ranges and durations are compared. */
const LEVEL = 10;

const ROUNDS = { round: 1, minute: 10, hour: 600, day: 14_400, week: 100_800 } as const;

/** Sort keys of ranges that come before any distance in feet. */
const NEAREST: Readonly<Record<string, number>> = { personal: -2, touch: -1 };

/** The sort key of a range: feet at caster level 10, unlimited ones after all others; null without a distance. */
export function rangeOrder(range: Range): number | null {
  const category = typeof range === 'string' ? range : 'category' in range ? range.category : null;
  if (category === 'unlimited') return Number.MAX_SAFE_INTEGER;
  return (category && NEAREST[category]) || rangeInFeet(range, LEVEL);
}

/** The sort key of a duration: rounds at caster level 10, instantaneous ones first, permanent ones last; null without a length. */
export function durationOrder(duration: Duration): number | null {
  const state = typeof duration === 'string' ? duration : 'state' in duration ? duration.state : null;
  if (state === 'instantaneous') return 0;
  if (state === 'permanent') return Number.MAX_SAFE_INTEGER;
  const length = durationAt(duration, LEVEL);
  return length === null ? null : length.amount * ROUNDS[length.unit];
}

/** The sort key of a casting time in the book's wording: rounds, of which actions are fractions; null where it names no time. */
export function castingOrder(wording: string): number | null {
  const text = wording.toLowerCase();
  if (/\b(?:free|swift|immediate|quickened)\b/.test(text)) return 0;
  if (/\bmove\b/.test(text)) return 0.25;
  if (/\bstandard\b/.test(text)) return 0.5;
  const [, amount, unit] = /(\d+)\s+(?:full[- ])?(round|minute|hour|day|week)/.exec(text) ?? [];
  return amount === undefined ? null : Number(amount) * ROUNDS[unit as keyof typeof ROUNDS];
}
