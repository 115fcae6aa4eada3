/** Ranges and durations of spells and powers at a caster level. Those that neither grow with it nor are rolled give null. */

import { grouped } from './grouped.ts';
import { scaledText } from './scaled-text.ts';
import { type Duration, durationAt, type Range, rangeInFeet } from './spell-facts.ts';

/** The range at a caster level of 1 or more, such as `680 ft.`; null where the level does not matter. */
export function workedRange(range: Range, casterLevel: number): string | null {
  if (typeof range === 'object' && 'text' in range) return scaledText(range.text, casterLevel);
  if (typeof range === 'object' && 'miles' in range) {
    if (!range.per_level) return null;
    const miles = range.miles * casterLevel;
    return `${grouped(miles)} ${miles === 1 ? 'mile' : 'miles'}`;
  }
  const feet = rangeInFeet(range, casterLevel);
  return feet === null || feet === rangeInFeet(range, casterLevel + 2) ? null : `${grouped(feet)} ft.`;
}

export type WorkedDuration = { text: string; dice: string | null };

/** The duration at a caster level of 1 or more: `7 rounds`, `up to 7 minutes`; dice where it is rolled. */
export function workedDuration(duration: Duration, casterLevel: number): WorkedDuration | null {
  if (typeof duration === 'string' || 'state' in duration) return null;
  if ('text' in duration) {
    const text = scaledText(duration.text, casterLevel);
    return text === null ? null : { text, dice: null };
  }
  if (duration.dice !== undefined) return { text: `${duration.unit}s`, dice: duration.dice };
  const length = durationAt(duration, casterLevel);
  if (length === null || (!duration.per_level && !duration.per_levels)) return null;
  const words = `${grouped(length.amount)} ${length.unit}${length.amount === 1 ? '' : 's'}`;
  if (duration.concentration === 'plus') return { text: `+ ${words}`, dice: null };
  return { text: duration.concentration || duration.up_to ? `up to ${words}` : words, dice: null };
}
