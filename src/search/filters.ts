import { isKindName, KIND_NAMES, KINDS } from '../contract/kinds.ts';
import type { Operator } from '../contract/search-operators.ts';
import { fold, slugify } from '../contract/slug.ts';
import { addMembers, type Bits, complement, intersectWith, noBits, setBit } from '../shared/bits.ts';
import { effectsByName } from './effect-names.ts';
import type { Filter, NumberRange } from './grammar.ts';
import type { SearchIndex } from './index-parts.ts';
import { allTexts, textAt } from './string-list.ts';
import { stemOf } from './words.ts';

/** The keys of the facts that an operator reads, where they differ from its name. */
const KEYS: Partial<Record<Operator, readonly string[]>> = {
  class: ['level'],
  school: ['school', 'subschool'],
};

const keysOf = (operator: Operator): readonly string[] => KEYS[operator] ?? [operator];

/** Positions of facts: `from` inclusive, `to` exclusive. */
type Range = { from: number; to: number };
/** A value and the range of the facts that have it. */
type Value = Range & { text: string; stem: string };
type Book = { slug: string; abbreviations: readonly string[] };

/** Creates the function that finds the entries that pass all filters of a query. */
export function createFilters({ entries, facts }: SearchIndex) {
  const count = entries.kinds.length;
  const ranges = new Map(
    allTexts(facts.keys).map((key, i) => [key, { from: facts.starts[i] ?? 0, to: facts.starts[i + 1] ?? 0 }]),
  );
  const values = new Map([...ranges].map(([key, range]) => [key, valuesOf(facts, range)]));
  const kindNames = allTexts(entries.kindNames);
  const kinds = setsOfKinds(entries.kinds, kindNames.length);
  const books = booksOf({ entries, facts }, kindNames.indexOf('rulebooks'), ranges.get('abbr'));

  const valuesUnder = (operator: Operator): Value[] => keysOf(operator).flatMap((key) => values.get(key) ?? []);

  /** The values that a name means: exact matches, else all that begin with it. */
  function resolve(operator: Operator, name: string): Value[] {
    const known = valuesUnder(operator).filter(({ text }) => text !== '');
    if (operator === 'book') {
      const slugs = booksByName(books, name);
      return known.filter(({ text }) => slugs.has(text));
    }
    const slug = slugify(name);
    if (operator === 'effect') return effectsByName(slug, known);
    const slugStem = stemOf(slug);
    const exact = known.filter(({ text, stem }) => text === slug || stem === slugStem);
    return exact.length > 0 ? exact : known.filter(({ text }) => text.startsWith(slug));
  }

  function addEntries(of: readonly Range[], found: Bits): void {
    for (const { from, to } of of)
      for (let fact = from; fact < to; fact++) setBit(found, facts.entries[fact] as number);
  }

  /** Adds the entries that have a number in the range. */
  function addWithin(of: readonly Range[], range: NumberRange, found: Bits): void {
    for (const { from, to } of of) {
      const first = firstFact(
        from,
        to,
        (number) => number < range.min || (range.open === 'min' && number === range.min),
      );
      const end = firstFact(
        first,
        to,
        (number) => number < range.max || (range.open !== 'max' && number === range.max),
      );
      addEntries([{ from: first, to: end }], found);
    }
  }

  /** Finds the first fact of a value whose number is not before the range. Facts without a number are NaN and sort last. */
  function firstFact(from: number, to: number, isBefore: (number: number) => boolean): number {
    let [low, high] = [from, to];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(facts.numbers[middle] as number)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Adds the entries that have a value. A name of a kind means the kind, although some feats have the type `skill`. */
  function addValue(operator: Operator, value: string, found: Bits): void {
    const kindsNamed = operator === 'type' ? kindOf(value) : [];
    for (const name of kindsNamed) {
      const kind = kinds[kindNames.indexOf(name)];
      if (kind) addMembers(found, kind);
    }
    if (kindsNamed.length === 0) addEntries(resolve(operator, value), found);
  }

  function matching(filter: Filter, lists: readonly Value[]): Bits {
    const found = noBits(count);
    const { operator } = filter;
    if ('ranges' in filter) {
      const onLists = operator === 'level' && lists.length > 0;
      const of = onLists ? lists : valuesUnder(operator);
      for (const range of filter.ranges) addWithin(of, range, found);
    } else for (const value of filter.values) addValue(operator, value, found);
    return filter.negated ? complement(found, count) : found;
  }

  /** @returns null where there are no filters */
  return (filters: readonly Filter[]): Bits | null => {
    const lists = filters.flatMap((filter) =>
      filter.operator === 'class' && !filter.negated && 'values' in filter
        ? filter.values.flatMap((value) => resolve('class', value))
        : [],
    );
    let found: Bits | null = null;
    for (const filter of filters) {
      const next = matching(filter, lists);
      if (found === null) found = next;
      else intersectWith(found, next);
    }
    return found;
  };
}

function setsOfKinds(kinds: Uint8Array, count: number): Bits[] {
  const sets = Array.from({ length: count }, () => noBits(kinds.length));
  kinds.forEach((kind, entry) => {
    setBit(sets[kind] as Bits, entry);
  });
  return sets;
}

/** The values of one key. Facts are sorted by value, so those of a value are adjacent; a fact with a number alone has the empty value. */
function valuesOf({ values, texts }: SearchIndex['facts'], { from, to }: Range): Value[] {
  const found: Value[] = [];
  for (let fact = from; fact < to; fact++) {
    if (fact > from && values[fact] === values[fact - 1]) (found.at(-1) as Value).to = fact + 1;
    else {
      const text = textAt(texts, values[fact] as number);
      found.push({ text, stem: stemOf(text), from: fact, to: fact + 1 });
    }
  }
  return found;
}

function booksOf({ entries, facts }: Pick<SearchIndex, 'entries' | 'facts'>, kind: number, abbr?: Range): Book[] {
  const abbreviations = new Map<number, string[]>();
  for (let fact = abbr?.from ?? 0; fact < (abbr?.to ?? 0); fact++) {
    const entry = facts.entries[fact] as number;
    abbreviations.set(entry, [
      ...(abbreviations.get(entry) ?? []),
      fold(textAt(facts.texts, facts.values[fact] as number)),
    ]);
  }
  return [...entries.kinds.keys()]
    .filter((entry) => entries.kinds[entry] === kind)
    .map((entry) => ({ slug: textAt(entries.slugs, entry), abbreviations: abbreviations.get(entry) ?? [] }));
}

/** The slugs of the rulebooks that an abbreviation (`phb`), a slug or the start of one means. */
function booksByName(books: readonly Book[], name: string): ReadonlySet<string> {
  const slug = slugify(name);
  const abbreviations = books.filter((book) => book.abbreviations.includes(name));
  const exact = books.filter((book) => book.slug === slug || book.slug.startsWith(`${slug}-`));
  return new Set((abbreviations.length > 0 ? abbreviations : exact).map((book) => book.slug));
}

function kindOf(value: string): string[] {
  if (isKindName(value)) return [value];
  return KIND_NAMES.filter((kind) => KINDS[kind].singular === value || KINDS[kind].singular === stemOf(value));
}
