import { CSV } from '../../../contract/csv.ts';
import type { RawQuery } from '../../../contract/query.ts';
import type { ShopStock } from '../../../contract/shop.ts';
import { askingPrice, offeredPrice } from '../../../rules/shop-prices.ts';
import { dealingOf, type Keeper, soldOf } from './shop-query.ts';

const COLUMNS = ['Quantity', 'Sold', 'Item', 'Type', 'Slot', 'Rulebook', 'List price (gp)', 'Asks (gp)', 'Pays (gp)'];

/** The stock as CSV. */
export async function stockCsv({ items }: ShopStock, query: RawQuery): Promise<string> {
  const { stringify } = await import('csv-stringify/browser/esm/sync');
  const dealing = dealingOf(query);
  const rows = items.map((line) => [
    line.quantity,
    soldOf(query, line),
    line.name,
    line.type_name,
    line.slot_name,
    line.rulebook_name,
    line.price_gp,
    askingPrice(line.price_gp, dealing),
    offeredPrice(line.price_gp, dealing),
  ]);
  return stringify([COLUMNS, ...rows], CSV);
}

/** The whole shop as JSON: keeper, price settings, and lines with their sales. */
export function shopJson({ debug: _, ...stock }: ShopStock, query: RawQuery, keeper: Keeper): string {
  const dealing = dealingOf(query);
  const items = stock.items.map((line) => ({
    ...line,
    sold: soldOf(query, line),
    asks_gp: askingPrice(line.price_gp, dealing),
    pays_gp: offeredPrice(line.price_gp, dealing),
  }));
  return JSON.stringify({ ...keeper, ...dealing, ...stock, items }, null, 2);
}
