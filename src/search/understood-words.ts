import type { UnderstoodWords } from '../contract/search.ts';
import { fold } from '../contract/slug.ts';
import type { Filter, NumberRange } from './grammar.ts';
import type { UnderstoodPart } from './plain-question.ts';

/**
 * Describes the filters that words of the query were read as, for the response.
 * @param words the words of the query, which the ranges of the parts refer to
 * @param q the query as it was typed
 */
export function understoodWords(
  parts: readonly UnderstoodPart[],
  words: readonly string[],
  q: string,
): UnderstoodWords[] {
  return parts.map(({ from, to, filter }) => {
    const run = words.slice(from, to);
    return { words: run.join(' '), operator: filter.operator, value: valueText(filter), without: withoutRun(q, run) };
  });
}

/** Describes a challenge rating without a colon (`cr 5`), which the grammar reads as an operator. */
export function ratingWords(q: string): UnderstoodWords[] {
  const [words, value = ''] = /(?<![^\s])cr\s+(\d\S*)/.exec(fold(q)) ?? [];
  return words === undefined
    ? []
    : [{ words, operator: 'cr', value, without: withoutRun(q, words.split(/[^a-z0-9]+/).filter(Boolean)) }];
}

/** The value in the syntax of the operator: `3`, `<1000`, `damage-fire`. */
function valueText(filter: Filter): string {
  return 'values' in filter ? filter.values.join(',') : filter.ranges.map(rangeText).join(',');
}

function rangeText({ min, max, open }: NumberRange): string {
  if (min === max) return String(min);
  if (min === -Infinity) return `${open === 'max' ? '<' : '<='}${max}`;
  if (max === Infinity) return `${open === 'min' ? '>' : '>='}${min}`;
  return `${min}..${max}`;
}

/** The query without a run of its words and the characters between them. */
function withoutRun(q: string, run: readonly string[]): string {
  const escaped = run.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, '.'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped.join('[^\\p{L}\\p{N}]+')}(?![\\p{L}\\p{N}])`, 'u');
  return fold(q).replace(pattern, ' ').replace(/\s+/g, ' ').trim();
}
