import type { EffectSource } from './source.ts';
import { MUNDANE_TYPES } from './words.ts';

const AT_WILL = /\bat will\b/;
const PER_DAY =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|once|twice|thrice|several|any|uses?|times|attempts?|rounds?|minutes?|hours?) (?:times? |uses? |attempts? )?(?:per|a|each|\/) ?day\b|\b\d+\/day\b|\bper day number\b/;
const PER_WEEK = /\b(?:once|twice|\w+ times?|\d+) ?(?:per|a|\/) ?week\b|\b\d+\/week\b/;
/** Phrases with frequencies that are not uses of the entry: other creatures, slots, wages, travel. */
const NOT_A_USE =
  /\b(?:spells? per day|powers? per day|power points per day|slots?|miles (?:a|per) day|affect any given|works? only once per day on|same creature|gp (?:a|per) day|per day of|food|pounds?)\b/;

/**
 * `at-will`, `per-day`, `per-week`, `charges`: how often the entry can be used. Spells and powers have none: slots and
 * points limit them.
 */
export function usesOf(source: EffectSource, charges?: number): string[] {
  if (source.kind === 'spells' || source.kind === 'powers') return [];
  const hasPattern = (pattern: RegExp) =>
    source.passages.some(({ text }) => pattern.test(text) && (source.kind === 'monsters' || !NOT_A_USE.test(text)));
  const charged = source.kind === 'items' && (source.value.charges ?? charges) !== undefined;
  return [
    ...(hasPattern(AT_WILL) ? ['at-will'] : []),
    ...(source.kind !== 'items' || !MUNDANE_TYPES.has(source.value.type)
      ? hasPattern(PER_DAY)
        ? ['per-day']
        : []
      : []),
    ...(hasPattern(PER_WEEK) ? ['per-week'] : []),
    ...(charged ? ['charges'] : []),
  ];
}
