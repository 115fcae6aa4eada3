import type { Operator } from '../contract/search-operators.ts';
import type { Filter } from './grammar.ts';
import { NEGATIONS } from './negations.ts';
import { type Comparison, type NumberRange, numberOf, outside, rangeFrom } from './number-ranges.ts';

/*
 * Figures of plain questions: `cr 5`, `under cr 5`, `cr 5 to 8`, `1st and 2nd level`, `level 3 or higher`, `less than 1,000 gp`.
 */

/** A filter and the characters that it was read from: `from` inclusive, `to` exclusive. */
export type Measure = { from: number; to: number; filter: Filter };

/** A kind of figure and the words that stand before or after its number. */
type Unit = {
  operator: Operator;
  before: string;
  after?: string;
  max?: number;
  /** Whether a number alone, without a comparison, is too little to ask by. */
  compared?: boolean;
};

const MAX_LEVEL = 9;
const UNITS: readonly Unit[] = [
  { operator: 'cr', before: 'cr|challenge rating' },
  {
    operator: 'level',
    before: String.raw`level|lvl|levels(?=\s+\d)`,
    after: String.raw`level|lvl|(?<=\d(?:st|nd|rd|th)[\s-]*)levels`,
    max: MAX_LEVEL,
  },
  { operator: 'price', before: 'pric(?:e|ed|es)|cost(?:s|ing)?|worth', after: 'gp', compared: true },
];

const COMPARISONS_BEFORE: readonly (readonly [words: string, comparison: Comparison])[] = [
  ['<=|at most|up to', '<='],
  ['>=|at least', '>='],
  ['<|under|below|(?:less|lower|fewer|cheaper)(?: than)?', '<'],
  ['>|over|above|(?:more|higher|greater)(?: than)?', '>'],
  ['=', '='],
];
const COMPARISONS_AFTER: readonly (readonly [words: string, comparison: Comparison])[] = [
  ['(?:or|and) (?:less|lower|fewer|below|under|cheaper)', '<='],
  [String.raw`\+|(?:or|and) (?:more|higher|greater|above|over|up)`, '>='],
];

const NO_LETTER_BEFORE = String.raw`(?<![\p{L}\p{N}])`;
const NO_LETTER_AFTER = String.raw`(?![\p{L}\p{N}])`;
const FIGURE = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?(?:/\d+)?)`;
const NUMBER = `${FIGURE}(?:st|nd|rd|th)?`;
/** A comma before three digits is one of a figure. */
const LIST_COMMA = String.raw`,(?!\d{3}(?!\d))`;
const JOIN = String.raw`(?:\s*${LIST_COMMA}\s*(?:and\s+|or\s+)?|\s+(?:and|or|to|through)\s+|\s*[-–]\s*)`;
/** What parts the figures of a list, each of which may be a range. */
const LIST_MARK = new RegExp(`${LIST_COMMA}\\s*(?:(?:and|or)\\b)?|\\b(?:and|or)\\b`);
const BETWEEN = 'between';
/** Matches nothing. */
const NEVER = '(?!)';

/**
 * The pattern of a list or range of numbers with an optional comparison. The unit may stand at each number; before those that
 * follow only where it stands before the first, so that the `4` of `hd 4, cr 3` is no challenge rating.
 */
function patternOf({ before, after = NEVER }: { before?: string; after?: string | undefined }): RegExp {
  const first = before === undefined ? '' : `(?:(?:${before})${String.raw`(?:\s+of)?\s*`})`;
  const next = first && `${first}?`;
  const last = `(?:${String.raw`[\s-]*`}(?:${after}))`;
  const comparedBefore = (name: string) =>
    `(?:(?<${name}>${BETWEEN}|${wordsOf(COMPARISONS_BEFORE)})${String.raw`\s*`})?`;
  const comparedAfter = (name: string) => `(?:${String.raw`\s*`}(?<${name}>${wordsOf(COMPARISONS_AFTER)}))?`;
  const pattern =
    `${NO_LETTER_BEFORE}(?<not>(?:${NEGATIONS.join('|')})${String.raw`[\s-]+(?:(?:of|for|the|those|any)\s+)*`})?` +
    `${comparedBefore('early')}${first}${comparedBefore('late')}` +
    `(?<numbers>${NUMBER}(?:${last}?${JOIN}${next}${NUMBER})*)` +
    `${comparedAfter('inner')}${last}?${comparedAfter('outer')}${NO_LETTER_AFTER}(?![.,/]\\d)`;
  return new RegExp(pattern.replaceAll(' ', '\\s+'), 'gu');
}

const wordsOf = (comparisons: typeof COMPARISONS_BEFORE) => comparisons.map(([words]) => words).join('|');

/** How figures of each unit are found: first those with the unit before them, then those with it behind, which `words` finds. */
const READERS = UNITS.flatMap((unit) => [
  { unit, pattern: patternOf(unit), words: /./ },
  ...(unit.after === undefined
    ? []
    : [{ unit, pattern: patternOf({ after: unit.after }), words: new RegExp(unit.after, 'u') }]),
]);
const LEVEL_ALONE = new RegExp(patternOf({}).source, 'uy');

/**
 * Reads the figures with units in a text.
 * @returns also the text with blanks in their places
 */
export function readMeasures(text: string): { measures: Measure[]; rest: string } {
  const measures: Measure[] = [];
  let rest = text;
  if (!/\d/.test(text)) return { measures, rest };
  for (const { unit, pattern, words } of READERS)
    for (const match of rest.matchAll(pattern)) {
      const filter = words.test(match[0]) ? filterOf(unit, match) : null;
      if (filter === null) continue;
      const [from, to] = [match.index, match.index + match[0].length];
      measures.push({ from, to, filter });
      rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to);
    }
  return { measures: measures.sort((a, b) => a.from - b.from), rest };
}

/** Reads the numbers at a place, which follow a word that levels belong to: `4` in `sorcerer 4`. */
export function levelAt(text: string, place: number): Measure | null {
  LEVEL_ALONE.lastIndex = place;
  const match = LEVEL_ALONE.exec(text);
  const filter = match && filterOf({ operator: 'level', max: MAX_LEVEL }, match);
  return filter && { from: place, to: place + match[0].length, filter };
}

/** @returns null where the numbers are none of the unit */
function filterOf(
  { operator, max = Infinity, compared }: Omit<Unit, 'before' | 'after'>,
  match: RegExpExecArray,
): Filter | null {
  const { not, early, late, inner, outer, numbers = '' } = match.groups ?? {};
  const figuresIn = (text: string) => (text.match(new RegExp(FIGURE, 'g')) ?? []).map(numberOf);
  const figures = figuresIn(numbers);
  const before = early ?? late;
  const after = inner ?? outer;
  const comparison =
    (before && comparisonIn(before, COMPARISONS_BEFORE)) || (after && comparisonIn(after, COMPARISONS_AFTER)) || '=';
  if (figures.some((figure) => figure > max) || (compared && comparison === '=' && figures.length === 1)) return null;
  const pieces = before === BETWEEN ? [figures] : numbers.split(LIST_MARK).map(figuresIn);
  const ranges = pieces.map((piece, i) =>
    piece.length > 1
      ? { min: Math.min(...piece), max: Math.max(...piece) }
      : rangeFrom(i === pieces.length - 1 ? comparison : '=', piece[0] ?? Number.NaN),
  );
  if (not === undefined) return { operator, negated: false, ranges };
  const others = ranges.length === 1 ? outside(ranges[0] as NumberRange) : null;
  return others === null ? { operator, negated: true, ranges } : { operator, negated: false, ranges: [others] };
}

function comparisonIn(text: string, comparisons: typeof COMPARISONS_BEFORE): Comparison | undefined {
  return comparisons.find(([words]) => new RegExp(`^(?:${words.replaceAll(' ', '\\s+')})$`).test(text))?.[1];
}
