import { type Kysely, sql } from 'kysely';
import { PRICE_BUCKETS } from '../contract/item-filters.ts';
import type { Item, ItemFilters, ItemList, ItemParameters } from '../contract/items.ts';
import { InvalidParameters, type ParameterError } from '../contract/problems.ts';
import { slugify } from '../contract/slug.ts';
import type { Catalogue } from '../database/schema.ts';
import { type Condition, columnIn, equals, knownChoice } from './conditions.ts';
import { findEntry, lookup } from './entries.ts';
import type { JsonText } from './json-text.ts';
import { listPage } from './list-page.ts';

export async function itemQueries(db: Kysely<Catalogue>) {
  const filters = await lookup<ItemFilters>(db, 'items');
  const slots = filters.slots.map((name) => ({ slug: slugify(name), name }));

  return {
    filters,

    find: (slug: string) => findEntry<Item>(db, 'items', slug),

    /** Throws `InvalidParameters` where a filter names a value that the catalogue does not have. */
    async list(query: ItemParameters): Promise<JsonText<ItemList>> {
      const errors: ParameterError[] = [];
      const conditions = [
        ...columnIn('type', knownChoice('type', query.type, filters.types, errors)),
        ...columnIn('material', knownChoice('material', query.material, filters.materials, errors)),
        ...columnIn('slot', knownChoice('slot', query.slot, slots, errors)),
        ...properties(query.property_filter),
        ...priced(query),
      ];
      if (errors.length > 0) throw new InvalidParameters(errors);
      return listPage<ItemList>(db, { kind: 'items', query, conditions, order: orderBy(query.sort) });
    },
  };
}

function properties(filter: ItemParameters['property_filter']): Condition[] {
  if (filter === undefined) return [];
  return filter === 'hide' ? equals('property', 0) : equals(`${filter}_property`, 1);
}

/** A family is found by the price of any of its members. */
function priced({ price_filter, min_price, max_price }: ItemParameters): Condition[] {
  const bucket = price_filter ? PRICE_BUCKETS[price_filter] : {};
  const least = [bucket.least, min_price].filter((price) => price !== undefined);
  const most = [bucket.most, max_price].filter((price) => price !== undefined);
  const bounds = [...least.map((price) => sql`price >= ${price}`), ...most.map((price) => sql`price <= ${price}`)];
  if (bounds.length === 0) return [];
  return [sql`list.id in (select id from item_prices where ${sql.join(bounds, sql` and `)})`];
}

function orderBy(sort: ItemParameters['sort']) {
  if (sort === 'name') return [];
  const last = sql`list.price is null`;
  return [last, sort === 'price_low_high' ? sql`list.price` : sql`list.price desc`];
}
