import type { PriceFilter } from '../../../contract/item-filters.ts';
import type { FilterOption } from '../../lists/filter-options.ts';
import { EFFECT, type ListFilter, RULEBOOK } from '../../lists/list-filters.ts';

const PROPERTIES: readonly FilterOption[] = [
  { value: 'hide', name: 'Hide item properties' },
  { value: 'weapon', name: 'Show weapon properties' },
  { value: 'armor', name: 'Show armor properties' },
  { value: 'shield', name: 'Show shield properties' },
];

const PRICES: readonly (FilterOption & { value: PriceFilter })[] = [
  { value: 'under_1000', name: 'Under 1,000 gp' },
  { value: '1000_5000', name: '1,000–5,000 gp' },
  { value: '5000_10000', name: '5,000–10,000 gp' },
  { value: '10000_25000', name: '10,000–25,000 gp' },
  { value: '25000_plus', name: '25,000+ gp' },
  { value: 'custom', name: 'Custom Range' },
];

/** The five selects of the item list, and the "Advanced filters". */
export const ITEM_FIELDS: readonly ListFilter[] = [
  { kind: 'choice', name: 'type', label: 'Type', any: 'All Types' },
  { kind: 'choice', name: 'material', label: 'Material', any: 'All Materials' },
  { kind: 'one', name: 'property_filter', label: 'Properties', any: 'Show all', values: PROPERTIES },
  { kind: 'choice', name: 'slot', label: 'Slot', any: 'All Slots' },
  { kind: 'one', name: 'price_filter', label: 'Price', any: 'Any Price', values: PRICES },
  { ...EFFECT, advanced: true },
  { kind: 'range', name: 'caster_level', label: 'Caster level', advanced: true },
  { kind: 'range', name: 'weight', label: 'Weight', unit: 'lb.', decimal: true, advanced: true },
  RULEBOOK,
];

const inGp = (value: string) => `${value} gp`;

/** Every filter of the item list. */
export const ITEM_FILTERS: readonly ListFilter[] = [
  ...ITEM_FIELDS,
  { kind: 'text', name: 'min_price', label: 'Min price', show: inGp },
  { kind: 'text', name: 'max_price', label: 'Max price', show: inGp },
  { kind: 'range', name: 'price', label: 'Price', unit: 'gp', decimal: true },
];
