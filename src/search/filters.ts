import { isKindName, KIND_NAMES, KINDS } from '../contract/kinds.ts';
import type { Operator } from '../contract/search-operators.ts';
import { slugify } from '../contract/slug.ts';
import { addMembers, type Bits, complement, intersection, intersectWith, noBits, setBit } from '../shared/bits.ts';
import { createBookNames } from './book-names.ts';
import { effectsByName } from './effect-names.ts';
import type { Filter, TakesValue } from './grammar.ts';
import type { SearchIndex } from './index-parts.ts';
import type { NumberRange } from './number-ranges.ts';
import { allTexts, textAt } from './string-list.ts';
import { stemOf } from './words.ts';

/** The keys of the facts that an operator reads, where they differ from its name. */
const KEYS: Partial<Record<Operator, readonly string[]>> = {
  class: ['level'],
  level: ['level', 'domain'],
  school: ['school', 'subschool'],
};

const keysOf = (operator: Operator): readonly string[] => KEYS[operator] ?? [operator];

/** Positions of facts: `from` inclusive, `to` exclusive. */
type Range = { from: number; to: number };
/** A value and the range of the facts that have it. */
type Value = Range & { text: string; stem: string };

/** The operators whose lists a spell has its level on. */
const LISTS: readonly Operator[] = ['class', 'domain'];

/** Creates the functions that find the entries that pass all filters of a query, and that know what values operators take. */
export function createFilters({ entries, facts }: SearchIndex) {
  const count = entries.kinds.length;
  const ranges = new Map(
    allTexts(facts.keys).map((key, i) => [key, { from: facts.starts[i] ?? 0, to: facts.starts[i + 1] ?? 0 }]),
  );
  const values = new Map([...ranges].map(([key, range]) => [key, valuesOf(facts, range)]));
  const kindNames = allTexts(entries.kindNames);
  const kinds = setsOfKinds(entries.kinds, kindNames.length);
  const booksByName = createBookNames({ entries, facts });

  const valuesUnder = (operator: Operator): Value[] => keysOf(operator).flatMap((key) => values.get(key) ?? []);

  /** The values that a name means: exact matches, else all that begin with it. `evil` is any evil alignment. */
  function resolve(operator: Operator, name: string): Value[] {
    const known = valuesUnder(operator).filter(({ text }) => text !== '');
    if (operator === 'book') {
      const slugs = booksByName(name);
      return known.filter(({ text }) => slugs.has(text));
    }
    const slug = slugify(name);
    if (slug === '') return [];
    if (operator === 'effect') return effectsByName(slug, known);
    const slugStem = stemOf(slug);
    const exact = known.filter(({ text, stem }) => text === slug || stem === slugStem);
    if (operator === 'alignment' && exact.length === 0)
      return known.filter(({ text }) => text.startsWith(slug) || text.endsWith(`-${slug}`));
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

  const takes: TakesValue = (operator, value) =>
    (operator === 'type' && kindOf(value).length > 0) || resolve(operator, value).length > 0;

  /** @param lists the facts of the lists that are asked for, those of classes and of domains apart; a level is one on each of them */
  function matching(filter: Filter, lists: readonly (readonly Range[])[]): Bits {
    const found = noBits(count);
    const { operator } = filter;
    if (!('ranges' in filter)) for (const value of filter.values) addValue(operator, value, found);
    else {
      const onLists = operator === 'level' && lists.length > 0 ? lists : [valuesUnder(operator)];
      const [first, ...others] = onLists.map((facts) => {
        const within = noBits(count);
        for (const range of filter.ranges) addWithin(facts, range, within);
        return within;
      });
      if (first) addMembers(found, others.reduce(intersection, first));
    }
    return filter.negated ? complement(found, count) : found;
  }

  /** @returns null where there are no filters */
  function filter(filters: readonly Filter[]): Bits | null {
    const lists = LISTS.map((list) =>
      filters.flatMap((filter) =>
        filter.operator === list && !filter.negated && 'values' in filter
          ? filter.values.flatMap((value) => resolve(list, value))
          : [],
      ),
    ).filter((values) => values.length > 0);
    let found: Bits | null = null;
    for (const one of filters) {
      const next = matching(one, lists);
      if (found === null) found = next;
      else intersectWith(found, next);
    }
    return found;
  }

  return { filter, takes };
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

function kindOf(value: string): string[] {
  if (isKindName(value)) return [value];
  return KIND_NAMES.filter((kind) => KINDS[kind].singular === value || KINDS[kind].singular === stemOf(value));
}
