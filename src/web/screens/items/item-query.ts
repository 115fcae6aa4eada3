import type { PriceFilter } from '../../../contract/item-filters.ts';
import type { ItemFilters } from '../../../contract/items.ts';
import { slugify } from '../../../contract/slug.ts';
import { filterChips, namedValue, TEXT_AND_LETTER } from '../../components/filter-chips.ts';
import type { Chip } from '../../components/list-page.tsx';
import { changed, type ListQuery } from '../../components/list-query.ts';

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

/** What the list is asked for: lowest and highest price count with the custom range, and where no range is set. */
export function itemQuery(query: ListQuery): ListQuery {
  const { min_price, max_price, ...rest } = query;
  if (query.price_filter && query.price_filter !== 'custom') return rest;
  return { ...rest, ...(min_price && { min_price }), ...(max_price && { max_price }) };
}

/** What stays when the filters are cleared: how the list is shown. */
export function cleared({ limit = '', sort = '', view = '' }: ListQuery): string {
  return changed({}, { limit, sort, view });
}

/** One chip for every value that the item list is filtered by. */
export function itemChips(query: ListQuery, filters: ItemFilters | null): Chip[] {
  const slots = filters?.slots.map((name) => ({ slug: slugify(name), name }));
  return filterChips(itemQuery(query), [
    { name: 'type', label: 'Type', show: namedValue(filters?.types), several: true },
    { name: 'material', label: 'Material', show: namedValue(filters?.materials), several: true },
    { name: 'slot', label: 'Slot', show: namedValue(slots), several: true },
    ...TEXT_AND_LETTER,
    { name: 'property_filter', label: 'Properties', show: labelIn(PROPERTIES) },
    { name: 'price_filter', label: 'Price', show: labelIn(PRICES) },
    { name: 'min_price', label: 'Min price', show: inGp },
    { name: 'max_price', label: 'Max price', show: inGp },
  ]);
}

const inGp = (value: string) => `${value} gp`;

const labelIn = (options: readonly Option[]) => (value: string) =>
  options.find((option) => option.value === value)?.label ?? value;
