import type { PriceFilter } from '../../../contract/item-filters.ts';
import type { ItemFilters } from '../../../contract/items.ts';
import { slugify } from '../../../contract/slug.ts';
import type { Chip } from '../../components/list-page.tsx';
import { changed, type ListQuery, without } from '../../components/list-query.ts';

type Option = { value: string; label: string };

export const SORTS: readonly Option[] = [
  { value: '', label: 'Name' },
  { value: 'price_low_high', label: 'Price, low to high' },
  { value: 'price_high_low', label: 'Price, high to low' },
];

export const PROPERTIES: readonly Option[] = [
  { value: 'hide', label: 'Hide item properties' },
  { value: 'weapon', label: 'Show weapon properties' },
  { value: 'armor', label: 'Show armor properties' },
  { value: 'shield', label: 'Show shield properties' },
];

export const PRICES: readonly (Option & { value: PriceFilter })[] = [
  { value: 'under_1000', label: 'Under 1,000 gp' },
  { value: '1000_5000', label: '1,000–5,000 gp' },
  { value: '5000_10000', label: '5,000–10,000 gp' },
  { value: '10000_25000', label: '10,000–25,000 gp' },
  { value: '25000_plus', label: '25,000+ gp' },
  { value: 'custom', label: 'Custom Range' },
];

/** The list that the address asks for: lowest and highest price count with the custom range, and where no range is set. */
export function itemQuery(query: ListQuery): ListQuery {
  const { min_price, max_price, view, ...rest } = query;
  if (query.price_filter && query.price_filter !== 'custom') return rest;
  return { ...rest, ...(min_price && { min_price }), ...(max_price && { max_price }) };
}

/** What stays when the filters are cleared: how the list is shown. */
export function cleared({ limit = '', sort = '', view = '' }: ListQuery): string {
  return changed({}, { limit, sort, view });
}

/** One chip for every value that the item list is filtered by. */
export function itemChips(query: ListQuery, filters: ItemFilters | null): Chip[] {
  const nameIn = (list: readonly { slug: string; name: string }[] | undefined) => (value: string) => {
    const excluded = value.startsWith('-') && value.length > 1;
    const slug = slugify(excluded ? value.slice(1) : value);
    const name = list?.find((item) => item.slug === slug || slugify(item.name) === slug)?.name ?? value;
    return excluded ? `not ${name}` : name;
  };
  const labelIn = (options: readonly Option[]) => (value: string) =>
    options.find((option) => option.value === value)?.label ?? value;
  const slots = filters?.slots.map((name) => ({ slug: slugify(name), name }));
  const split: [name: string, label: string, show: (value: string) => string][] = [
    ['type', 'Type', nameIn(filters?.types)],
    ['material', 'Material', nameIn(filters?.materials)],
    ['slot', 'Slot', nameIn(slots)],
  ];
  const whole: [name: string, label: string, show: (value: string) => string][] = [
    ['search', 'Search', (value) => value],
    ['letter', 'Letter', (value) => value.toUpperCase()],
    ['property_filter', 'Properties', labelIn(PROPERTIES)],
    ['price_filter', 'Price', labelIn(PRICES)],
    ['min_price', 'Min price', (value) => `${value} gp`],
    ['max_price', 'Max price', (value) => `${value} gp`],
  ];
  const asked = itemQuery(query);
  return [
    ...split.flatMap(([name, label, show]) =>
      (query[name]?.split(',') ?? []).map((part) => {
        const value = part.trim();
        return { name, label, value: show(value), to: without(query, name, value) };
      }),
    ),
    ...whole.flatMap(([name, label, show]) => {
      const value = asked[name];
      return value === undefined
        ? []
        : [{ name, label, value: show(value), to: changed(query, { [name]: undefined }) }];
    }),
  ];
}
