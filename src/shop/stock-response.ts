import { InvalidParameters, type ParameterError } from '../contract/problems.ts';
import type { ShopLine, ShopParameters, ShopStock } from '../contract/shop.ts';
import type { ShopRange } from '../contract/shop-goods.ts';
import { COMMUNITIES } from '../rules/shop-prices.ts';
import { findWare, type Ware } from './compose.ts';
import { generateStock } from './generate.ts';
import type { StockLine } from './shelf.ts';

/**
 * Generates a stock and serializes it as the response of the API.
 * @param query its types and slots are slugs of the range
 * @param drawn the part of the range that new lines are drawn from; lines to keep may be any of the range
 * @throws {InvalidParameters} where a line to keep does not exist
 */
export function stockResponse(
  range: ShopRange,
  query: ShopParameters & { seed: number },
  drawn: ShopRange = range,
): ShopStock {
  const limits = [query.max_price, query.community && COMMUNITIES[query.community].limit];
  const limit = limits.filter((gp) => gp !== undefined).sort((a, b) => a - b)[0];
  const stock = generateStock(drawn, {
    budget: query.budget * 100,
    maxItems: query.max_items,
    seed: query.seed,
    kind: query.kind,
    types: query.types,
    slots: query.gear_slot,
    maxPrice: limit === undefined ? undefined : Math.floor(Math.round(limit * 10_000) / 100),
    keep: keptWares(range, query.keep ?? []),
    without: query.without ?? [],
  });
  const response = {
    items: stock.lines.map((line) => lineResponse(line, range)),
    seed: query.seed,
    spent: stock.spent / 100,
    left: stock.left / 100,
    note: stock.note,
  };
  return query.debug === 'true' ? { ...response, debug: stock.debug } : response;
}

function keptWares(range: ShopRange, keep: NonNullable<ShopParameters['keep']>): { ware: Ware; quantity: number }[] {
  const errors: ParameterError[] = [];
  const wares = keep.flatMap(({ key, quantity }) => {
    const ware = findWare(range, key);
    if (ware) return [{ ware, quantity }];
    const message = 'names a line that no shop has: take the keys from an earlier answer';
    errors.push({ parameter: 'keep', value: key.slice(0, 80), message });
    return [];
  });
  if (errors.length > 0) throw new InvalidParameters(errors);
  return wares;
}

function lineResponse({ ware, quantity }: StockLine, { types, slots }: ShopRange): ShopLine {
  const named = (list: ShopRange['types'], slug: string | null) => list.find((one) => one.slug === slug)?.name ?? null;
  return {
    id: ware.id,
    slug: ware.slug,
    key: ware.key,
    name: ware.name,
    type: ware.type,
    type_name: named(types, ware.type) ?? ware.type,
    slot: ware.slot,
    slot_name: named(slots, ware.slot),
    rulebook_name: ware.rulebook,
    price_gp: ware.copper / 100,
    quantity,
    total_gp: (ware.copper * quantity) / 100,
    stackable: ware.stackable ? 1 : 0,
    made_of: [...ware.made_of],
    price_steps: ware.steps.map(({ label, copper }) => ({ label, gp: copper / 100 })),
  };
}
