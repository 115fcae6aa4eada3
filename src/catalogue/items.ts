import type { Item, ItemCard, ItemFilters, ItemList, ItemParameters } from '../contract/items.ts';
import { slugify } from '../contract/slug.ts';
import { priceFilter } from './item-prices.ts';
import { choicesOf, effectsOf, type KindSource } from './kind-source.ts';
import { createList } from './list.ts';
import { type Filter, listFilters } from './list-filters.ts';
import { byListPosition } from './list-order.ts';
import type { PreviewParts } from './previews.ts';
import { readValues } from './values.ts';

const PROPERTIES = [
  { slug: 'hide', name: 'No special abilities' },
  { slug: 'weapon', name: 'Special abilities of weapons' },
  { slug: 'armor', name: 'Special abilities of armor' },
  { slug: 'shield', name: 'Special abilities of shields' },
];

export async function itemQueries(source: KindSource) {
  const filters = await source.lookup<ItemFilters>('items');
  const slots = filters.slots.map((name) => ({ slug: slugify(name), name }));
  const choices = await choicesOf(source, 'items');
  const rows = await source.table('items');
  type Row = (typeof rows)[number];
  const { choice, range } = listFilters(rows);
  const propertiesOf = (row: Row) => [
    ...(row.property === 0 ? ['hide'] : []),
    ...(['weapon', 'armor', 'shield'] as const).filter((bearer) => row[`${bearer}_property`] === 1),
  ];
  const all: Filter<ItemParameters>[] = [
    choice('type', filters.types, ({ type }) => [type]),
    choice('material', filters.materials, ({ material }) => [material]),
    choice('slot', slots, ({ slot }) => [slot]),
    choice('property_filter', PROPERTIES, propertiesOf),
    await priceFilter(source, rows),
    range('weight', ({ weight }) => weight),
    range('caster_level', ({ caster_level }) => caster_level),
    choice('weapon_category', choices('weapon_category'), ({ weapon_category }) => [weapon_category]),
    choice('hand', choices('hand'), ({ hand }) => [hand]),
    choice('damage', choices('damage'), await readValues(source, 'item_damage')),
    choice('damage_type', choices('damage_type'), await readValues(source, 'item_damage_types')),
    choice('critical', choices('critical'), await readValues(source, 'item_criticals')),
    choice('trait', choices('trait'), await readValues(source, 'item_traits')),
    range('range_increment', ({ range_increment }) => range_increment),
    choice('armor_kind', choices('armor_kind'), ({ armor_kind }) => [armor_kind]),
    range('armor_bonus', ({ armor_bonus }) => armor_bonus),
    range('max_dex', ({ max_dex }) => max_dex),
    range('check_penalty', ({ check_penalty }) => check_penalty),
    range('spell_failure', ({ spell_failure }) => spell_failure),
    choice('poison_method', choices('poison_method'), ({ poison_method }) => [poison_method]),
    range('poison_dc', ({ poison_dc }) => poison_dc),
    choice('rulebook', choices('rulebook'), ({ rulebook }) => [rulebook]),
    choice('effect', await effectsOf(source, 'items'), await readValues(source, 'item_effects')),
  ];
  return {
    filters,
    find: (slug: string) => source.find<Item>('items', slug),
    preview: (item: ItemCard): PreviewParts => ({
      note: item.type_name,
      facts: [
        ['Price', item.price_text],
        ['Weight', item.weight === null ? null : `${item.weight} lb.`],
        ['Slot', item.slot_name],
        ['Aura', item.aura_name],
        ['Caster level', item.caster_level],
      ],
    }),
    ...createList<'items', Row, ItemParameters, ItemList>(source, {
      kind: 'items',
      rows,
      filters: all,
      sorts: {
        price_low_high: (row) => row.price,
        price_high_low: (row) => row.price && -row.price,
        price: (row) => row.price,
        type: byListPosition(filters.types, (row) => row.type),
        slot: byListPosition(slots, (row) => row.slot),
        material: byListPosition(filters.materials, (row) => row.material),
        weight: (row) => row.weight,
        caster_level: (row) => row.caster_level,
        damage: (row) => row.average_damage,
        range_increment: (row) => row.range_increment,
        armor_bonus: (row) => row.armor_bonus,
        poison_dc: (row) => row.poison_dc,
        rulebook: byListPosition(choices('rulebook'), (row) => row.rulebook),
      },
    }),
  };
}
