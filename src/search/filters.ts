import { isKindName, KIND_NAMES, KINDS } from '../contract/kinds.ts';
import type { Operator } from '../contract/search-operators.ts';
import { slugify } from '../contract/slug.ts';
import type { Filter, NumberRange } from './grammar.ts';
import { stemOf } from './words.ts';

/** A typed fact of an entry that operators ask for: of a level, `text` is the list and `number` the level. */
export type Fact = { key: string; text: string | null; number: number | null };

export type FilteredEntry = { kind: string; facts: readonly Fact[] };

/** Which facts an operator looks at. */
const KEYS: Record<Operator, readonly string[]> = {
  type: ['type'],
  level: ['level'],
  class: ['level'],
  domain: ['domain'],
  school: ['school', 'subschool'],
  descriptor: ['descriptor'],
  save: ['save'],
  cr: ['cr'],
  hd: ['hd'],
  size: ['size'],
  price: ['price'],
  slot: ['slot'],
  book: ['book'],
};

/** Every value that some entry has, by key; a value cut short stands for all that begin with it. */
export type Vocabulary = ReadonlyMap<string, ReadonlySet<string>>;

export function vocabularyOf(entries: readonly FilteredEntry[]): Vocabulary {
  const values = new Map<string, Set<string>>();
  for (const { facts } of entries)
    for (const { key, text } of facts) {
      if (text === null) continue;
      const known = values.get(key);
      if (known) known.add(text);
      else values.set(key, new Set([text]));
    }
  return values;
}

/**
 * Makes the test that an entry must pass for the query's filters.
 * @param books gives the slugs of the rulebooks that a short form or a name means
 */
export function createFilter(
  filters: readonly Filter[],
  vocabulary: Vocabulary,
  books: (name: string) => ReadonlySet<string>,
): (entry: FilteredEntry) => boolean {
  const resolve = (operator: Operator, name: string) =>
    operator === 'book' ? books(name) : resolveValue(name, KEYS[operator], vocabulary);
  const lists = new Set(
    filters.flatMap((filter) =>
      filter.operator === 'class' && !filter.negated && 'values' in filter
        ? filter.values.flatMap((value) => [...resolve('class', value)])
        : [],
    ),
  );
  const tests = filters.map((filter): ((entry: FilteredEntry) => boolean) => {
    const test = testOf(filter, lists, resolve);
    return filter.negated ? (entry) => !test(entry) : test;
  });
  return (entry) => tests.every((test) => test(entry));
}

type Resolve = (operator: Operator, name: string) => ReadonlySet<string>;

function testOf(filter: Filter, lists: ReadonlySet<string>, resolve: Resolve): (entry: FilteredEntry) => boolean {
  const keys = KEYS[filter.operator];
  if ('ranges' in filter) {
    const { ranges, operator } = filter;
    const onList = (text: string | null) => operator !== 'level' || lists.size === 0 || lists.has(text ?? '');
    return ({ facts }) =>
      facts.some(
        ({ key, text, number }) =>
          number !== null && keys.includes(key) && onList(text) && ranges.some((range) => within(number, range)),
      );
  }
  const wanted = new Set(filter.values.flatMap((value) => [...resolve(filter.operator, value)]));
  const kinds = filter.operator === 'type' ? filter.values.flatMap(kindOf) : [];
  return ({ kind, facts }) =>
    kinds.includes(kind) || facts.some(({ key, text }) => text !== null && keys.includes(key) && wanted.has(text));
}

function kindOf(value: string): string[] {
  if (isKindName(value)) return [value];
  return KIND_NAMES.filter((kind) => KINDS[kind].singular === value || KINDS[kind].singular === stemOf(value));
}

function resolveValue(name: string, keys: readonly string[], vocabulary: Vocabulary): ReadonlySet<string> {
  const slug = slugify(name);
  const values = keys.flatMap((key) => [...(vocabulary.get(key) ?? [])]);
  const exact = values.filter((value) => value === slug || stemOf(value) === stemOf(slug));
  return new Set(exact.length > 0 ? exact : values.filter((value) => value.startsWith(slug)));
}

function within(value: number, { min, max, open }: NumberRange): boolean {
  return (open === 'min' ? value > min : value >= min) && (open === 'max' ? value < max : value <= max);
}
