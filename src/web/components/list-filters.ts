import { slugify } from '../../contract/slug.ts';
import { type ListQuery, without } from './list-query.ts';

/** A value that a filter takes. */
export type FilterOption = { value: string; name: string };

/** The values of each parameter whose values the catalogue knows. */
export type FilterOptions = Readonly<Record<string, readonly FilterOption[] | undefined>>;

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
};

/** One value of a list, or several joined by commas. */
export type ChoiceFilter = Named & { kind: 'choice'; any: string; values?: readonly FilterOption[] };
/** One value of a list and no more. */
export type OneFilter = Named & { kind: 'one'; any: string; values: readonly FilterOption[] };
/** Few short values, set as one strip of checkboxes. */
export type StripFilter = Named & { kind: 'strip'; values: readonly FilterOption[] };
export type TextFilter = Named & { kind: 'text' };
export type CheckFilter = Named & { kind: 'check'; value: string };

export type ListFilter = ChoiceFilter | OneFilter | StripFilter | TextFilter | CheckFilter;

/** What is filtered by, and the address of the list without it. */
export type Chip = { name: string; label: string; value: string; to: string };

/** What every list is filtered by beside its own filters. */
const TEXT_AND_LETTER: readonly ListFilter[] = [
  { kind: 'text', name: 'search', label: 'Search' },
  { kind: 'text', name: 'letter', label: 'Letter', show: (value) => value.toUpperCase() },
];

/** One chip for every value that the list is filtered by. */
export function filterChips(query: ListQuery, filters: readonly ListFilter[], options: FilterOptions): Chip[] {
  return [...filters, ...TEXT_AND_LETTER].flatMap((filter): Chip[] => {
    const { name, label, chip = label } = filter;
    const value = query[name];
    if (value === undefined) return [];
    const show = filter.show ?? namedValue(optionsOf(filter, options));
    if (filter.kind !== 'choice' && filter.kind !== 'strip')
      return [{ name, label: chip, value: show(value), to: without({ ...query, [name]: 'x' }, name, 'x') }];
    return valuesOf(value).map((one) => ({ name, label: chip, value: show(one), to: without(query, name, one) }));
  });
}

/** The values of a parameter that takes several joined by commas. */
export function valuesOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);
}

/** The values that a filter offers: its own, else those of the catalogue. */
export function optionsOf(filter: ListFilter, options: FilterOptions): readonly FilterOption[] {
  return ('values' in filter && filter.values) || options[filter.name] || [];
}

/** Shows a value by its name, and `-value` as "not Name". */
export function namedValue(list: readonly FilterOption[]): (value: string) => string {
  return (value) => {
    const excluded = value.startsWith('-') && value.length > 1;
    const slug = slugify(excluded ? value.slice(1) : value);
    const found = list.find((item) => slugify(item.value) === slug || slugify(item.name) === slug);
    return excluded ? `not ${found?.name ?? value.slice(1)}` : (found?.name ?? value);
  };
}

/** Entries of a closed list as values of a filter. */
export function asOptions(list: readonly { slug: string; name: string }[] | undefined): FilterOption[] {
  return (list ?? []).map(({ slug, name }) => ({ value: slug, name }));
}
