import type { UnderstoodWords } from '../contract/search.ts';
import type { Filter, Query } from './grammar.ts';
import type { NumberRange } from './number-ranges.ts';
import type { UnderstoodPart } from './plain-question.ts';

/** Describes the filters that words of the query were read as, for the response. */
export function understoodWords(
  parts: readonly UnderstoodPart[],
  query: Pick<Query, 'text' | 'plain'>,
): UnderstoodWords[] {
  return parts.map(({ from, to, filter }) => ({
    words: withoutBlanks(query.plain.slice(from, to)),
    operator: `${filter.negated ? '-' : ''}${filter.operator}`,
    value: valueText(filter),
    without: withoutPart(query, from, to),
  }));
}

/** The value in the syntax of the operator: `3`, `1/2`, `<1000`, `damage-fire`. */
function valueText(filter: Filter): string {
  return 'values' in filter ? filter.values.join(',') : filter.ranges.map(rangeText).join(',');
}

function rangeText({ min, max, open }: NumberRange): string {
  if (min === max) return figureText(min);
  if (min === -Infinity) return `${open === 'max' ? '<' : '<='}${figureText(max)}`;
  if (max === Infinity) return `${open === 'min' ? '>' : '>='}${figureText(min)}`;
  return `${figureText(min)}..${figureText(max)}`;
}

/** A number below 1 as a fraction, where it is one as challenge ratings are. */
function figureText(figure: number): string {
  const bottom = Math.round(1 / figure);
  return figure > 0 && figure < 1 && figure === 1 / bottom ? `1/${bottom}` : String(figure);
}

/** The query without its plain words in a range. */
function withoutPart({ text, plain }: Pick<Query, 'text' | 'plain'>, from: number, to: number): string {
  const others = text.slice(from, to).replace(/\S/g, (letter, i) => (plain[from + i] === letter ? ' ' : letter));
  return withoutBlanks(`${text.slice(0, from)} ${others} ${text.slice(to)}`);
}

const withoutBlanks = (text: string) => text.replace(/\s+/g, ' ').trim();
