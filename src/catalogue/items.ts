import type { Kysely } from 'kysely';
import type { NamedSlug } from '../contract/entries.ts';
import type { Item, ItemFilters, ItemList, ItemParameters } from '../contract/items.ts';
import { slugify } from '../contract/slug.ts';
import type { Catalogue } from '../database/schema.ts';
import { choicesOf, findEntry, lookup } from './entries.ts';
import { priceFilter } from './item-prices.ts';
import { createList } from './list.ts';
import { type Filter, listFilters } from './list-filters.ts';
import { placeIn } from './list-order.ts';
import { readValues } from './values.ts';

const PROPERTIES = [
  { slug: 'hide', name: 'No special abilities' },
  { slug: 'weapon', name: 'Special abilities of weapons' },
  { slug: 'armor', name: 'Special abilities of armor' },
  { slug: 'shield', name: 'Special abilities of shields' },
];

export async function itemQueries(db: Kysely<Catalogue>, effects: readonly NamedSlug[]) {
  const filters = await lookup<ItemFilters>(db, 'items');
  const slots = filters.slots.map((name) => ({ slug: slugify(name), name }));
  const choices = await choicesOf(db, 'items');
  const rows = await db.selectFrom('items').selectAll().orderBy('id').execute();
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
    await priceFilter(db, rows),
    range('weight', ({ weight }) => weight),
    range('caster_level', ({ caster_level }) => caster_level),
    choice('rulebook', choices('rulebook'), ({ rulebook }) => [rulebook]),
    choice('effect', effects, await readValues(db, 'item_effects')),
  ];
  return {
    filters,
    find: (slug: string) => findEntry<Item>(db, 'items', slug),
    ...createList<'items', Row, ItemParameters, ItemList>(db, {
      kind: 'items',
      rows,
      filters: all,
      sorts: {
        price_low_high: (row) => row.price,
        price_high_low: (row) => row.price && -row.price,
        price: (row) => row.price,
        type: placeIn(filters.types, (row) => row.type),
        slot: placeIn(slots, (row) => row.slot),
        material: placeIn(filters.materials, (row) => row.material),
        weight: (row) => row.weight,
        caster_level: (row) => row.caster_level,
        rulebook: placeIn(choices('rulebook'), (row) => row.rulebook),
      },
    }),
  };
}
