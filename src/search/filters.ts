import { isKindName, KIND_NAMES, KINDS } from '../contract/kinds.ts';
import type { Operator } from '../contract/search-operators.ts';
import { fold, slugify } from '../contract/slug.ts';
import { allBut, type Bits, createBits, keepCommon, setBit } from './bits.ts';
import { effectsCalled } from './effect-names.ts';
import type { Filter, NumberRange } from './grammar.ts';
import type { SearchIndex } from './index-parts.ts';
import { allTexts, textAt } from './string-list.ts';
import { stemOf } from './words.ts';

/** Operators that look at other facts than those of their own name. */
const KEYS: Partial<Record<Operator, readonly string[]>> = {
  class: ['level'],
  school: ['school', 'subschool'],
};

const keysOf = (operator: Operator): readonly string[] => KEYS[operator] ?? [operator];

/** A value that some entry has, by its place in the list of all. */
type Value = { place: number; text: string; stem: string };
type Book = { slug: string; short: readonly string[] };

/** Makes what finds the entries that pass all filters of a query. */
export function createFilters({ entries, facts }: SearchIndex) {
  const count = entries.kinds.length;
  const keys = allTexts(facts.keys);
  const values = new Map(keys.map((key) => [key, valuesOf(facts, keys.indexOf(key))]));
  const kindNames = allTexts(entries.kindNames);
  const books = booksOf({ entries, facts }, kindNames.indexOf('rulebooks'), keys.indexOf('abbr'));

  /** The places of the values that a name means; one cut short stands for all that begin with it. */
  function resolve(operator: Operator, name: string): number[] {
    const known = keysOf(operator).flatMap((key) => values.get(key) ?? []);
    if (operator === 'book') {
      const slugs = booksNamed(books, name);
      return known.filter(({ text }) => slugs.has(text)).map(({ place }) => place);
    }
    const slug = slugify(name);
    if (operator === 'effect') return effectsCalled(slug, known).map(({ place }) => place);
    const exact = known.filter(({ text, stem }) => text === slug || stem === stemOf(slug));
    return (exact.length > 0 ? exact : known.filter(({ text }) => text.startsWith(slug))).map(({ place }) => place);
  }

  /** Adds the entries that have a fact of the operator that passes. */
  function addEntries(operator: Operator, passes: (value: number, number: number) => boolean, found: Bits): void {
    for (const key of keysOf(operator)
      .map((name) => keys.indexOf(name))
      .filter((place) => place >= 0)) {
      const end = facts.starts[key + 1] as number;
      for (let fact = facts.starts[key] as number; fact < end; fact++)
        if (passes(facts.values[fact] as number, facts.numbers[fact] as number))
          setBit(found, facts.entries[fact] as number);
    }
  }

  function addKinds(names: readonly string[], found: Bits): void {
    const wanted = new Set(names.flatMap(kindOf).map((kind) => kindNames.indexOf(kind)));
    for (let entry = 0; entry < count; entry++) if (wanted.has(entries.kinds[entry] as number)) setBit(found, entry);
  }

  function passing(filter: Filter, lists: ReadonlySet<number>): Bits {
    const found = createBits(count);
    const { operator } = filter;
    if ('ranges' in filter) {
      const anyList = operator !== 'level' || lists.size === 0;
      const inRange = (number: number) => filter.ranges.some((range) => within(number, range));
      addEntries(operator, (value, number) => inRange(number) && (anyList || lists.has(value)), found);
    } else {
      const wanted = new Set(filter.values.flatMap((value) => resolve(operator, value)));
      addEntries(operator, (value) => wanted.has(value), found);
      if (operator === 'type') addKinds(filter.values, found);
    }
    return filter.negated ? allBut(found, count) : found;
  }

  /** Null where there are no filters. */
  return (filters: readonly Filter[]): Bits | null => {
    const lists = new Set(
      filters.flatMap((filter) =>
        filter.operator === 'class' && !filter.negated && 'values' in filter
          ? filter.values.flatMap((value) => resolve('class', value))
          : [],
      ),
    );
    let found: Bits | null = null;
    for (const filter of filters) {
      const next = passing(filter, lists);
      if (found === null) found = next;
      else keepCommon(found, next);
    }
    return found;
  };
}

function valuesOf({ starts, values, texts }: SearchIndex['facts'], key: number): Value[] {
  const places = new Set(values.subarray(starts[key], starts[key + 1]));
  places.delete(0);
  return [...places].map((place) => {
    const text = textAt(texts, place);
    return { place, text, stem: stemOf(text) };
  });
}

function booksOf({ entries, facts }: Pick<SearchIndex, 'entries' | 'facts'>, kind: number, abbr: number): Book[] {
  const short = new Map<number, string[]>();
  for (let fact = facts.starts[abbr] ?? 0; fact < (facts.starts[abbr + 1] ?? 0); fact++) {
    const entry = facts.entries[fact] as number;
    short.set(entry, [...(short.get(entry) ?? []), fold(textAt(facts.texts, facts.values[fact] as number))]);
  }
  return [...entries.kinds.keys()]
    .filter((entry) => entries.kinds[entry] === kind)
    .map((entry) => ({ slug: textAt(entries.slugs, entry), short: short.get(entry) ?? [] }));
}

/** The rulebooks that a short form (`phb`), an address or its beginning means. */
function booksNamed(books: readonly Book[], asked: string): ReadonlySet<string> {
  const slug = slugify(asked);
  const short = books.filter((book) => book.short.includes(asked));
  const exact = books.filter((book) => book.slug === slug || book.slug.startsWith(`${slug}-`));
  return new Set((short.length > 0 ? short : exact).map((book) => book.slug));
}

function kindOf(value: string): string[] {
  if (isKindName(value)) return [value];
  return KIND_NAMES.filter((kind) => KINDS[kind].singular === value || KINDS[kind].singular === stemOf(value));
}

function within(value: number, { min, max, open }: NumberRange): boolean {
  return (open === 'min' ? value > min : value >= min) && (open === 'max' ? value < max : value <= max);
}
