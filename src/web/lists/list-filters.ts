import { MAX_VALUES } from '../../contract/limits.ts';
import { readQuery } from '../../contract/query.ts';
import { slugify } from '../../contract/slug.ts';
import { type ListQuery, without } from '../data/list-query.ts';
import type { FilterOption, FilterOptions } from './filter-options.ts';

type FilterBase = {
  /** The parameter in the address. */
  name: string;
  label: string;
  /** Its label in chips; `label` where absent. */
  chip?: string;
  /** The text of one value in a chip; the value's name where absent. */
  show?: (value: string) => string;
  /** Whether it is one of the advanced filters, which are folded away until one of them is set. */
  advanced?: true;
  /** The name of another group of filters that it is folded away with. */
  fold?: string;
  /** Whether it takes half of the width, beside another one. */
  half?: true;
  /** Whether it is hidden where the list has no values for it. */
  hideEmpty?: true;
};

/**
 * One or several of the values, or all but some, unless `includeOnly` is set; with `ends` also a range from one of these to another.
 */
export type ChoiceFilter = FilterBase & {
  kind: 'choice';
  any: string;
  values?: readonly FilterOption[];
  ends?: readonly string[];
  includeOnly?: true;
};
/** One of the values. */
export type OneFilter = FilterBase & { kind: 'one'; any: string; values: readonly FilterOption[] };
/** A range of numbers, which are whole unless `decimal` is set. `years` have no comma between their figures. */
export type RangeFilter = FilterBase & { kind: 'range'; unit?: string; decimal?: true; years?: true };
/** A few short values as a strip of checkboxes. */
export type StripFilter = FilterBase & { kind: 'strip'; values: readonly FilterOption[] };
export type TextFilter = FilterBase & { kind: 'text' };
/** A whole number. */
export type NumberFilter = FilterBase & { kind: 'number'; min: number; max: number };
export type CheckFilter = FilterBase & { kind: 'check'; value: string };
/** A filter without a field: links set it, and a chip shows and lifts it. */
export type HiddenFilter = FilterBase & { kind: 'hidden' };

export type ListFilter =
  | ChoiceFilter
  | OneFilter
  | RangeFilter
  | StripFilter
  | TextFilter
  | NumberFilter
  | CheckFilter
  | HiddenFilter;

const YES_OR_NO = [
  { value: 'yes', name: 'Yes' },
  { value: 'no', name: 'No' },
] as const satisfies readonly FilterOption[];

/** A filter for a property that entries have or lack, as a narrow select. */
export function yesOrNo(name: string, label: string, options: Pick<FilterBase, 'advanced' | 'fold'> = {}): OneFilter {
  return { kind: 'one', name, label, any: 'Any', values: YES_OR_NO, half: true, ...options };
}

/** The filter by rulebook, which all lists share. */
export const RULEBOOK: ChoiceFilter = {
  kind: 'choice',
  name: 'rulebook',
  label: 'Rulebook',
  any: 'Any',
  advanced: true,
};

/** The filter by effect: the damage that an entry deals, the conditions that it inflicts, the saves that it allows. */
export const EFFECT: ChoiceFilter = {
  kind: 'choice',
  name: 'effect',
  label: 'Effect',
  any: 'Any effect',
  hideEmpty: true,
};

/** The filter by a character in the address: what it can take. */
export const CHARACTER: HiddenFilter = {
  kind: 'hidden',
  name: 'character',
  label: 'For',
  show: (value) => readQuery(value).name ?? 'a character',
};

/** A value that the list is filtered by; `to` is the address of the list without it. */
export type Chip = { name: string; label: string; value: string; to: string };

/** Filters that every list has and that are not part of its description. */
const TEXT_AND_LETTER: readonly ListFilter[] = [
  { kind: 'text', name: 'search', label: 'Search' },
  { kind: 'text', name: 'letter', label: 'Letter', show: (value) => value.toUpperCase() },
];

const MULTIPLE_VALUES: readonly ListFilter['kind'][] = ['choice', 'range', 'strip'];

/** The chips of a list, one for every value that it is filtered by. */
export function filterChips(
  query: ListQuery,
  filters: readonly ListFilter[],
  filterOptions: FilterOptions | null,
): Chip[] {
  return [...filters, ...TEXT_AND_LETTER].flatMap((filter): Chip[] => {
    const { name, label, chip = label } = filter;
    const value = query[name];
    if (value === undefined) return [];
    const show = filter.show ?? valueText(optionsOf(filter, filterOptions), 'unit' in filter ? filter.unit : undefined);
    if (!MULTIPLE_VALUES.includes(filter.kind))
      return [{ name, label: chip, value: show(value), to: without({ ...query, [name]: 'x' }, name, 'x') }];
    return valuesOf(value).map((one) => ({ name, label: chip, value: show(one), to: without(query, name, one) }));
  });
}

/** The values of a parameter that are joined by commas, up to the number that the API accepts. */
export function valuesOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(',', MAX_VALUES)
    .map((value) => value.trim())
    .filter(Boolean);
}

/** The options of a filter with their counts: those of its description, else those of the catalogue. */
export function optionsOf(filter: ListFilter, filterOptions: FilterOptions | null): readonly FilterOption[] {
  const counted = filterOptions?.counted(filter.name) ?? [];
  if (!('values' in filter && filter.values)) return counted;
  const counts = new Map(counted.map(({ value, count }) => [value, count]));
  return filter.values.map((option) => ({ ...option, count: counts.get(option.value) }));
}

/** A function that gives the text of a value: its name, `-value` as "not Name", and a range in words. */
export function valueText(options: readonly FilterOption[], unit?: string): (value: string) => string {
  return (value) => {
    const excluded = value.startsWith('-') && value.length > 1;
    const plain = excluded ? value.slice(1) : value;
    const slug = slugify(plain);
    const found = options.find(
      (item) => item.value === plain || slugify(item.value) === slug || slugify(item.name) === slug,
    );
    const shown = found?.name ?? rangeInWords(plain);
    return `${excluded ? 'not ' : ''}${shown}${unit ? ` ${unit}` : ''}`;
  };
}

/** A range in words: `3..7` is "3 to 7", `5..` is "5 and above", `..2` is "2 and below". */
export function rangeInWords(value: string): string {
  const [from, to] = value.split('..');
  if (from === undefined || to === undefined || (from === '' && to === '')) return value;
  if (to === '') return `${from} and above`;
  return from === '' ? `${to} and below` : `${from} to ${to}`;
}

/** The ends of the first range among the values, and the other values. Both ends are empty where there is no range. */
export function endsOf(values: readonly string[]): { from: string; to: string; others: string[] } {
  const range = values.find((value) => value.includes('..') && !value.startsWith('-'));
  const [from = '', to = ''] = range?.split('..') ?? [];
  return { from, to, others: values.filter((value) => value !== range) };
}
