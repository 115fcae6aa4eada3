import { MOST_VALUES } from '../../contract/limits.ts';
import { slugify } from '../../contract/slug.ts';
import { type ListQuery, without } from '../data/list-query.ts';
import type { FilterOption, FilterOptions } from './filter-options.ts';

type Named = {
  /** The parameter in the address. */
  name: string;
  label: string;
  /** What chips call it; `label` where absent. */
  chip?: string;
  /** What a chip shows of one value; the value's name where absent. */
  show?: (value: string) => string;
  /** It stands behind "Advanced filters", which are open while one of them is set. */
  advanced?: true;
  /** Two of these stand side by side. */
  half?: true;
  /** It shows only where the list offers values for it. */
  whenOffered?: true;
};

/** One value of a list, or several joined by commas; with `ends`, also a range from one of them to another. */
export type ChoiceFilter = Named & {
  kind: 'choice';
  any: string;
  values?: readonly FilterOption[];
  ends?: readonly string[];
};
/** One value of a list and no more. */
export type OneFilter = Named & { kind: 'one'; any: string; values: readonly FilterOption[] };
/** Figures from one to another: whole ones, where they are not `decimal`. */
export type RangeFilter = Named & { kind: 'range'; unit?: string; decimal?: true };
/** Few short values, set as one strip of checkboxes. */
export type StripFilter = Named & { kind: 'strip'; values: readonly FilterOption[] };
export type TextFilter = Named & { kind: 'text' };
export type CheckFilter = Named & { kind: 'check'; value: string };

export type ListFilter = ChoiceFilter | OneFilter | RangeFilter | StripFilter | TextFilter | CheckFilter;

/** The values of something that is so or not. */
const YES_OR_NO = [
  { value: 'yes', name: 'Yes' },
  { value: 'no', name: 'No' },
] as const satisfies readonly FilterOption[];

/** Something that is so or not, as a narrow select. */
export function yesOrNo(name: string, label: string, more: Pick<Named, 'advanced'> = {}): OneFilter {
  return { kind: 'one', name, label, any: 'Any', values: YES_OR_NO, half: true, ...more };
}

/** The rulebooks of a list. */
export const RULEBOOK: ChoiceFilter = {
  kind: 'choice',
  name: 'rulebook',
  label: 'Rulebook',
  any: 'Any',
  advanced: true,
};

/** What an entry does: the damage that it deals, the conditions that it causes, the saves that it calls for. */
export const EFFECT: ChoiceFilter = {
  kind: 'choice',
  name: 'effect',
  label: 'Effect',
  any: 'Any effect',
  whenOffered: true,
};

/** What is filtered by, and the address of the list without it. */
export type Chip = { name: string; label: string; value: string; to: string };

/** What every list is filtered by beside its own filters. */
const TEXT_AND_LETTER: readonly ListFilter[] = [
  { kind: 'text', name: 'search', label: 'Search' },
  { kind: 'text', name: 'letter', label: 'Letter', show: (value) => value.toUpperCase() },
];

const TAKE_SEVERAL: readonly ListFilter['kind'][] = ['choice', 'range', 'strip'];

/** One chip for every value that the list is filtered by. */
export function filterChips(query: ListQuery, filters: readonly ListFilter[], offered: FilterOptions | null): Chip[] {
  return [...filters, ...TEXT_AND_LETTER].flatMap((filter): Chip[] => {
    const { name, label, chip = label } = filter;
    const value = query[name];
    if (value === undefined) return [];
    const show = filter.show ?? namedValue(optionsOf(filter, offered), 'unit' in filter ? filter.unit : undefined);
    if (!TAKE_SEVERAL.includes(filter.kind))
      return [{ name, label: chip, value: show(value), to: without({ ...query, [name]: 'x' }, name, 'x') }];
    return valuesOf(value).map((one) => ({ name, label: chip, value: show(one), to: without(query, name, one) }));
  });
}

/** The values of a parameter that takes several joined by commas, as many as the API takes. */
export function valuesOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(',', MOST_VALUES)
    .map((value) => value.trim())
    .filter(Boolean);
}

/** The values that a filter offers, its own or else those of the catalogue, with their counts. */
export function optionsOf(filter: ListFilter, offered: FilterOptions | null): readonly FilterOption[] {
  const counted = offered?.counted(filter.name) ?? [];
  if (!('values' in filter && filter.values)) return counted;
  const counts = new Map(counted.map(({ value, count }) => [value, count]));
  return filter.values.map((option) => ({ ...option, count: counts.get(option.value) }));
}

/** Shows a value by its name, `-value` as "not Name", and a range in words. */
export function namedValue(list: readonly FilterOption[], unit?: string): (value: string) => string {
  return (value) => {
    const excluded = value.startsWith('-') && value.length > 1;
    const plain = excluded ? value.slice(1) : value;
    const slug = slugify(plain);
    const found = list.find(
      (item) => item.value === plain || slugify(item.value) === slug || slugify(item.name) === slug,
    );
    const shown = found?.name ?? rangeInWords(plain);
    return `${excluded ? 'not ' : ''}${shown}${unit ? ` ${unit}` : ''}`;
  };
}

/** `3..7` is "3 to 7", `5..` is "5 and above", `..2` is "2 and below". */
export function rangeInWords(value: string): string {
  const [from, to] = value.split('..');
  if (from === undefined || to === undefined || (from === '' && to === '')) return value;
  if (to === '') return `${from} and above`;
  return from === '' ? `${to} and below` : `${from} to ${to}`;
}

/** The ends of the first range among the values, or of the one value where there is no other. */
export function endsOf(values: readonly string[]): { from: string; to: string; others: string[] } {
  const range = values.find((value) => value.includes('..') && !value.startsWith('-'));
  const [from = '', to = ''] = range?.split('..') ?? [];
  return { from, to, others: values.filter((value) => value !== range) };
}

/** The values of a choice by what they do to the list; what is none of the options stays apart. */
export function choiceOf(text: string | undefined, options: readonly FilterOption[]) {
  const included = new Set<string>();
  const excluded = new Set<string>();
  const others: string[] = [];
  for (const part of valuesOf(text)) {
    const isExcluded = part.startsWith('-') && part.length > 1;
    const slug = slugify(isExcluded ? part.slice(1) : part);
    const option = options.find(
      ({ value, name }) => value === part || slugify(value) === slug || slugify(name) === slug,
    );
    if (option) (isExcluded ? excluded : included).add(option.value);
    else others.push(part);
  }
  return { included, excluded, others };
}
