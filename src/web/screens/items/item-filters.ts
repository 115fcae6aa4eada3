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

/** A kind of equipment that has filters and columns of its own. */
export type EquipmentGroup = 'weapons' | 'armor' | 'poisons';

const WEAPONS = 'Weapons';
const ARMOR = 'Armor and shields';
const POISONS = 'Poisons';

const WEAPON_FIELDS: readonly ListFilter[] = [
  { kind: 'choice', name: 'weapon_category', label: 'Category', any: 'Any', fold: WEAPONS },
  { kind: 'choice', name: 'hand', label: 'Wielded', any: 'Any', fold: WEAPONS },
  { kind: 'choice', name: 'damage', label: 'Damage', any: 'Any', fold: WEAPONS },
  { kind: 'choice', name: 'damage_type', label: 'Damage type', any: 'Any', fold: WEAPONS },
  { kind: 'choice', name: 'critical', label: 'Critical', any: 'Any', fold: WEAPONS },
  { kind: 'choice', name: 'trait', label: 'Special', any: 'Any', fold: WEAPONS },
  { kind: 'range', name: 'range_increment', label: 'Range increment', unit: 'ft.', fold: WEAPONS },
];

const ARMOR_FIELDS: readonly ListFilter[] = [
  { kind: 'choice', name: 'armor_kind', label: 'Kind of armor', any: 'Any', fold: ARMOR },
  { kind: 'range', name: 'armor_bonus', label: 'Armor bonus', fold: ARMOR },
  { kind: 'range', name: 'max_dex', label: 'Maximum Dexterity', fold: ARMOR },
  { kind: 'range', name: 'check_penalty', label: 'Check penalty', fold: ARMOR },
  { kind: 'range', name: 'spell_failure', label: 'Spell failure', unit: '%', fold: ARMOR },
];

const POISON_FIELDS: readonly ListFilter[] = [
  { kind: 'choice', name: 'poison_method', label: 'Delivered by', any: 'Any', fold: POISONS },
  { kind: 'range', name: 'poison_dc', label: 'DC of the poison', fold: POISONS },
];

const groupOf = (fields: readonly ListFilter[], group: EquipmentGroup) =>
  fields.map(({ name }) => [name, group] as const);

/** The parameters that only items of one kind of equipment match. */
export const EQUIPMENT_GROUPS: Readonly<Record<string, EquipmentGroup>> = Object.fromEntries([
  ...groupOf(WEAPON_FIELDS, 'weapons'),
  ...groupOf(ARMOR_FIELDS, 'armor'),
  ...groupOf(POISON_FIELDS, 'poisons'),
]);

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
  ...WEAPON_FIELDS,
  ...ARMOR_FIELDS,
  ...POISON_FIELDS,
];

const inGp = (value: string) => `${value} gp`;

/** Every filter of the item list. */
export const ITEM_FILTERS: readonly ListFilter[] = [
  ...ITEM_FIELDS,
  { kind: 'text', name: 'min_price', label: 'Min price', show: inGp },
  { kind: 'text', name: 'max_price', label: 'Max price', show: inGp },
  { kind: 'range', name: 'price', label: 'Price', unit: 'gp', decimal: true },
];
