import type { NamedSlug } from '../../contract/entries.ts';
import { slugify } from '../../contract/slug.ts';
import type { Chip } from './list-page.tsx';
import { type ListQuery, without } from './list-query.ts';

/** A parameter that a list can be filtered by. */
export type ListFilter = {
  name: string;
  label: string;
  /** What a chip shows of a value; the value itself where absent. */
  show?: (value: string) => string;
  /** It takes several values joined by commas, each with a chip of its own. */
  several?: true;
};

/** What every list is filtered by. */
export const TEXT_AND_LETTER: readonly ListFilter[] = [
  { name: 'search', label: 'Search' },
  { name: 'letter', label: 'Letter', show: (value) => value.toUpperCase() },
];

/** One chip for every value that the list is filtered by. */
export function filterChips(query: ListQuery, filters: readonly ListFilter[]): Chip[] {
  return filters.flatMap(({ name, label, show = same, several }) => {
    const value = query[name];
    if (value === undefined) return [];
    if (several)
      return value.split(',').map((part) => {
        const one = part.trim();
        return { name, label, value: show(one), to: without(query, name, one) };
      });
    return [{ name, label, value: show(value), to: without({ ...query, [name]: 'x' }, name, 'x') }];
  });
}

const same = (value: string) => value;

/** Shows a slug or name by its name in the list, and `-slug` as "not Name". */
export function namedValue(list: readonly NamedSlug[] | undefined): (value: string) => string {
  return (value) => {
    const excluded = value.startsWith('-') && value.length > 1;
    const slug = slugify(excluded ? value.slice(1) : value);
    const name = list?.find((item) => item.slug === slug || slugify(item.name) === slug)?.name ?? value;
    return excluded ? `not ${name}` : name;
  };
}

/** The options of a select: every value of a closed list. */
export function optionsOf(list: readonly NamedSlug[] | undefined): { value: string; label: string }[] {
  return (list ?? []).map(({ slug, name }) => ({ value: slug, label: name }));
}
