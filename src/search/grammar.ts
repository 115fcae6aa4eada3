import { OPERATORS, type Operator } from '../contract/search-operators.ts';
import { fold } from '../contract/slug.ts';

/** A range of numbers. Both ends are inclusive, except the one that `open` names. */
export type NumberRange = { min: number; max: number; open?: 'min' | 'max' };

export type Filter = { operator: Operator; negated: boolean } & (
  | { values: readonly string[] }
  | { ranges: readonly NumberRange[] }
);

/** A parsed query. Texts are in lower case without accents. */
export type Query = {
  words: readonly string[];
  phrases: readonly string[];
  /** Words and phrases that a result must not have. */
  excluded: readonly string[];
  filters: readonly Filter[];
};

const MAX_PARTS = 16;
const MAX_QUERY_LENGTH = 300;
const NUMERIC = new Set<Operator>(['level', 'cr', 'hd', 'price']);
/** A challenge rating without a colon: `CR 5`. No name contains such words. */
const SPOKEN_RATING = /(^|\s)cr\s+(?=\d)/g;
const PART = /(-?)(?:([a-z]+):)?(?:"([^"]*)"?|(\S+))/g;

/**
 * Parses a query: words, `"exact phrase"`, `-word`, and `operator:value` with `a,b` (any of them), `5..8`, `<2000`,
 * `>=2`, `1/2`; `cr 5` is `cr:5`. An unknown operator and an invalid value are
 * searched for as plain words. An operator without a value yet is ignored.
 */
export function parseQuery(text: string): Query {
  const query = { words: [] as string[], phrases: [] as string[], excluded: [] as string[], filters: [] as Filter[] };
  const parts = fold(text.slice(0, MAX_QUERY_LENGTH))
    .replace(/[“”]/g, '"')
    .replace(/’/g, "'")
    .replace(SPOKEN_RATING, '$1cr:')
    .matchAll(PART);
  for (const [whole, minus = '', name = '', phrase, word] of [...parts].slice(0, MAX_PARTS)) {
    const negated = minus === '-';
    if (isOperator(name)) {
      const filter = filterOf(name, negated, phrase ?? word ?? '');
      if (filter === null || filter !== 'plain') {
        if (filter) query.filters.push(filter);
        continue;
      }
    } else if (/^-?[a-z]+:$/.test(whole) && isOperator(whole.replace(/^-|:$/g, ''))) continue;
    if (phrase !== undefined && name === '') addTo(negated ? query.excluded : query.phrases, phrase);
    else if (negated) addTo(query.excluded, whole.slice(1));
    else query.words.push(...plainWords(whole));
  }
  return query;
}

export function isEmpty({ words, phrases, filters }: Query): boolean {
  return words.length === 0 && phrases.length === 0 && filters.length === 0;
}

function isOperator(name: string): name is Operator {
  return Object.hasOwn(OPERATORS, name);
}

function addTo(list: string[], text: string): void {
  const plain = plainWords(text).join(' ');
  if (plain !== '') list.push(plain);
}

/** Splits into words of letters, digits and inner apostrophes. */
function plainWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu) ?? [];
}

/** @returns `plain` where the value is invalid, null where it is incomplete */
function filterOf(operator: Operator, negated: boolean, text: string): Filter | 'plain' | null {
  if (text === '') return null;
  if (!NUMERIC.has(operator)) {
    const values = text.split(',').filter((value) => plainWords(value).length > 0);
    return values.length > 0 ? { operator, negated, values } : 'plain';
  }
  const ranges = text
    .replace(/(\d),(?=\d{3}(?:\D|$))/g, '$1')
    .split(',')
    .filter(Boolean)
    .map(rangeOf);
  if (/^(?:[<>]=?|\.\.)$/.test(text)) return null;
  const known = ranges.filter((range) => range !== null);
  return known.length > 0 && known.length === ranges.length ? { operator, negated, ranges: known } : 'plain';
}

const NUMBER = String.raw`\d+(?:\.\d+)?(?:/\d+)?`;
const RANGE = new RegExp(`^(${NUMBER})?\\.\\.(${NUMBER})?$`);
const BOUND = new RegExp(`^([<>]=?)?(${NUMBER})\\+?$`);

/** `5`, `5..8`, `5..`, `..8`, `<5`, `<=5`, `>5`, `>=5`, `5+`. */
function rangeOf(text: string): NumberRange | null {
  const [range, from, to] = RANGE.exec(text) ?? [];
  if (range !== undefined && range !== '..') return { min: numberOf(from, -Infinity), max: numberOf(to, Infinity) };
  const [bound, sign, figure] = BOUND.exec(text) ?? [];
  if (bound === undefined) return null;
  const value = numberOf(figure, 0);
  if (sign === '<') return { min: -Infinity, max: value, open: 'max' };
  if (sign === '<=') return { min: -Infinity, max: value };
  if (sign === '>') return { min: value, max: Infinity, open: 'min' };
  if (sign === '>=' || bound.endsWith('+')) return { min: value, max: Infinity };
  return { min: value, max: value };
}

function numberOf(text: string | undefined, absent: number): number {
  if (text === undefined) return absent;
  const [top = 0, bottom = 1] = text.split('/').map(Number);
  return top / bottom;
}
