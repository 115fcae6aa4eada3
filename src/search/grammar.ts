import { OPERATORS, type Operator } from '../contract/search-operators.ts';
import { fold } from '../contract/slug.ts';
import { type NumberRange, rangesOf } from './number-ranges.ts';
import { wordsIn } from './words.ts';

export type Filter = { operator: Operator; negated: boolean } & (
  | { values: readonly string[] }
  | { ranges: readonly NumberRange[] }
);

/** A parsed query. Texts are in lower case without accents. */
export type Query = {
  /** The query as it was typed. */
  text: string;
  /** The same with blanks in the places of all that is no plain word: phrases, operators and what is excluded. */
  plain: string;
  /** The words of `plain`. */
  words: readonly string[];
  phrases: readonly string[];
  /** Words and phrases that a result must not have. */
  excluded: readonly string[];
  filters: readonly Filter[];
};

/** Whether an operator that takes words takes a value. */
export type TakesValue = (operator: Operator, value: string) => boolean;

const MAX_PARTS = 16;
const MAX_QUERY_LENGTH = 300;
const NUMERIC: readonly Operator[] = ['level', 'cr', 'hd', 'price'];
/** An operator that takes numbers may have blanks before its sign and its figure: `price: < 2000`. */
const BLANKS = String.raw`(?<=(?:${NUMERIC.join('|')}):)\s*(?:[<>]=?\s*)?(?=\d)`;
const PART = new RegExp(`(-?)(?:([a-z]+):)?(?:"([^"]*)"?|(${BLANKS}\\S+|\\S+))`, 'g');

/**
 * Parses a query: words, `"exact phrase"`, `-word`, and `operator:value` with `a,b` (any of them), `5..8`, `5-8`, `<2000`,
 * `>=2`, `1/2`. An unknown operator and one with values that it does not take are searched for as plain words. An operator
 * without a value yet is ignored.
 */
export function parseQuery(query: string, takes: TakesValue = () => true): Query {
  const text = fold(query.slice(0, MAX_QUERY_LENGTH)).replace(/[“”]/g, '"').replace(/’/g, "'");
  const lists = { phrases: [] as string[], excluded: [] as string[], filters: [] as Filter[] };
  let plain = '';
  for (const part of [...text.matchAll(PART)].slice(0, MAX_PARTS)) {
    const [whole, minus = '', name = '', phrase, word] = part;
    const negated = minus === '-';
    if (isOperator(name)) {
      const filter = filterOf(name, negated, phrase ?? word ?? '', takes);
      if (filter !== 'plain') {
        if (filter) lists.filters.push(filter);
        continue;
      }
    } else if (/^-?[a-z]+:$/.test(whole) && isOperator(whole.replace(/^-|:$/g, ''))) continue;
    if (phrase !== undefined && name === '') addTo(negated ? lists.excluded : lists.phrases, phrase);
    else if (negated) addTo(lists.excluded, whole.slice(1));
    else plain = plain.padEnd(part.index) + whole;
  }
  return { text, plain, words: wordsIn(plain), ...lists };
}

export function isEmpty({ words, phrases, filters }: Query): boolean {
  return words.length === 0 && phrases.length === 0 && filters.length === 0;
}

function isOperator(name: string): name is Operator {
  return Object.hasOwn(OPERATORS, name);
}

function addTo(list: string[], text: string): void {
  const plain = wordsIn(text).join(' ');
  if (plain !== '') list.push(plain);
}

/** @returns `plain` where the value is invalid, null where it is incomplete */
function filterOf(operator: Operator, negated: boolean, text: string, takes: TakesValue): Filter | 'plain' | null {
  if (text === '') return null;
  if (!NUMERIC.includes(operator)) {
    const values = text.split(',').filter((value) => wordsIn(value).length > 0 && takes(operator, value));
    return values.length > 0 ? { operator, negated, values } : 'plain';
  }
  if (/^(?:[<>]=?|\.\.|-)$/.test(text)) return null;
  const ranges = rangesOf(text.replace(/\s+(?!\d)|(?<!\d)\s+/g, ''));
  return ranges === null ? 'plain' : { operator, negated, ranges };
}
