import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestCatalogue } from '../../tests/support/catalogue.ts';
import type { Choice } from '../contract/parameters.ts';
import type { ShopRange } from '../contract/shop-goods.ts';
import { DEBUG_LINES, SHOP_KINDS, type ShopKind } from '../contract/shop-options.ts';
import { findWare } from './compose.ts';
import { eligibleWares } from './eligible.ts';
import { bandOf, generateStock, type Stock, type StockQuery } from './generate.ts';

let catalogue: Awaited<ReturnType<typeof openTestCatalogue>>;
let range: ShopRange;
beforeAll(async () => {
  catalogue = await openTestCatalogue();
  range = await catalogue.shop.range();
});
afterAll(() => catalogue.close());

const defaults = (seed: number): StockQuery => ({ budget: 500_000, maxItems: 12, seed, kind: 'general' });
const only = (value: string | null): Choice | undefined =>
  value === null ? undefined : { include: [value], exclude: [] };

const queries = fc.record({
  budget: fc.oneof(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 10_000_000 })).map((gp) => gp * 100),
  maxItems: fc.integer({ min: 1, max: 100 }),
  seed: fc.integer({ min: 0, max: 4_294_967_295 }),
  kind: fc.constantFrom(...(Object.keys(SHOP_KINDS) as ShopKind[])),
  types: fc.constantFrom(null, null, 'ammunition', 'scroll', 'magic-weapon', 'psicrown', 'trade-good').map(only),
  slots: fc.constantFrom(null, null, null, 'neck', 'ring', 'armor', 'held').map(only),
  maxPrice: fc.option(fc.integer({ min: 0, max: 5_000_000 }), { nil: undefined }),
});

const worth = ({ lines }: Stock) => lines.reduce((sum, { ware, quantity }) => sum + ware.copper * quantity, 0);
const wareFilter = (query: StockQuery) => ({
  ...query,
  types: query.types,
  slots: query.slots,
  maxPrice: Math.min(query.budget, query.maxPrice ?? query.budget),
  without: new Set(query.without),
});

test('a stock stays within budget and number of items, each item once, each piece within the highest price', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const stock = generateStock(range, query);
      expect(stock.spent).toBe(worth(stock));
      expect(stock.spent + stock.left).toBe(query.budget);
      expect(stock.left).toBeGreaterThanOrEqual(0);
      expect(stock.lines.length).toBeLessThanOrEqual(query.maxItems);
      expect(new Set(stock.lines.map(({ ware }) => ware.slug)).size).toBe(stock.lines.length);
      for (const { ware, quantity } of stock.lines) {
        expect(quantity === 1 || ware.stackable).toBe(true);
        expect(ware.copper).toBeLessThanOrEqual(query.maxPrice ?? query.budget);
      }
    }),
    { numRuns: 300 },
  );
});

test('the money is used: what is left buys nothing more, unless every line is taken', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const stock = generateStock(range, query);
      if (stock.lines.length === query.maxItems) return;
      const shelved = new Set(stock.lines.map(({ ware }) => ware.slug));
      for (const ware of eligibleWares(range, wareFilter(query)))
        if (!shelved.has(ware.slug)) expect(ware.copper).toBeGreaterThan(stock.left);
      for (const { ware } of stock.lines) if (ware.stackable) expect(ware.copper).toBeGreaterThan(stock.left);
    }),
    { numRuns: 300 },
  );
});

test('a shop with free lines trades up: a better form of what it has rather than money left over', () => {
  const lefts = Array.from({ length: 100 }, (_, seed) => {
    const { lines, left } = generateStock(range, { ...defaults(seed + 1), slots: only('armor') });
    return lines.length < 12 ? [left] : [];
  }).flat();
  expect(lefts.length).toBeGreaterThan(50);
  const mean = lefts.reduce((sum, left) => sum + left, 0) / lefts.length;
  expect(mean).toBeLessThan(0.03 * 500_000);
  expect(generateStock(range, { ...defaults(14), slots: only('armor') }).left).toBeLessThan(10_000);
});

test('the same query gives the same stock', () => {
  fc.assert(
    fc.property(queries, (query) => {
      expect(generateStock(range, query)).toEqual(generateStock(range, query));
    }),
    { numRuns: 60 },
  );
});

test('every line can be found again by its key, at the same price', () => {
  fc.assert(
    fc.property(queries, (query) => {
      for (const { ware } of generateStock(range, query).lines) {
        const found = findWare(range, ware.key);
        expect([found?.name, found?.copper]).toEqual([ware.name, ware.copper]);
      }
    }),
    { numRuns: 60 },
  );
});

test('lines to keep stay as they were, as far as they fit, and what is not wanted is not drawn', () => {
  fc.assert(
    fc.property(queries, fc.integer({ min: 0, max: 4_294_967_295 }), (query, seed) => {
      const before = generateStock(range, query);
      const [gone, ...keep] = before.lines;
      if (gone === undefined) return;
      const after = generateStock(range, { ...query, seed, keep, without: [gone.ware.slug] });
      expect(after.note ?? '').not.toContain('to keep');
      for (const { ware, quantity } of keep)
        expect(after.lines.find((line) => line.ware.key === ware.key)?.quantity).toBe(quantity);
      expect(after.lines.some(({ ware }) => ware.slug === gone.ware.slug)).toBe(false);
      expect(after.left).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 100 },
  );
});

test('lines to keep may be one item in two forms, and several pieces of what is sold singly', () => {
  const kept = ['longsword~usual~1', 'longsword~usual~2'].flatMap((key) => findWare(range, key) ?? []);
  const keep = kept.map((ware, i) => ({ ware, quantity: i + 1 }));
  const budget = keep.reduce((sum, { ware, quantity }) => sum + ware.copper * quantity, 0);
  const stock = generateStock(range, { ...defaults(1), budget, maxItems: 2, keep });
  expect(stock.lines.map(({ ware, quantity }) => [ware.key, quantity])).toEqual([
    ['longsword~usual~1', 1],
    ['longsword~usual~2', 2],
  ]);
  expect([stock.left, stock.note]).toEqual([0, null]);
});

test.each([0, 1_000_000])(
  'over 200 seeds from %i no item is in more than 15 %% of the stocks, every band in each',
  (first) => {
    const seen = new Map<string, number>();
    const bands = [
      ...new Set(eligibleWares(range, wareFilter(defaults(0))).map(({ copper }) => bandOf(copper))),
    ].sort();
    expect(bands).toEqual([0, 1, 2, 3, 4]);
    for (let seed = first; seed < first + 200; seed++) {
      const { lines, left } = generateStock(range, defaults(seed));
      expect(lines).toHaveLength(12);
      expect(left).toBeLessThanOrEqual(5000);
      expect([...new Set(lines.map(({ ware }) => bandOf(ware.copper)))].sort()).toEqual(bands);
      for (const { ware } of lines) seen.set(ware.slug, (seen.get(ware.slug) ?? 0) + 1);
    }
    expect(Math.max(...seen.values())).toBeLessThanOrEqual(30);
  },
);

test('a budget of 0 gives empty shelves and says so', () => {
  const stock = generateStock(range, { ...defaults(1), budget: 0 });
  expect([stock.lines, stock.left, stock.note]).toEqual([
    [],
    0,
    'A budget of 0 gp buys nothing: the shelves stay empty.',
  ]);
});

test('a shop that has nothing so cheap says so', () => {
  const stock = generateStock(range, { ...defaults(1), types: only('ring'), maxPrice: 10_000 });
  expect(stock.lines).toEqual([]);
  expect(stock.note).toContain('nothing for 100 gp or less');
});

test('the debug log is never longer than 500 lines', () => {
  const query = { ...defaults(1), budget: 1_000_000_000, maxItems: 100 };
  const first = generateStock(range, query);
  expect(first.debug.length).toBeGreaterThan(100);
  expect(first.debug.length).toBeLessThanOrEqual(DEBUG_LINES);
});

test('kinds of shops keep to their trade', () => {
  const types = (kind: ShopKind) =>
    new Set(
      Array.from({ length: 30 }, (_, seed) => generateStock(range, { ...defaults(seed), kind }).lines).flatMap(
        (lines) => lines.map(({ ware }) => ware.type),
      ),
    );
  expect(types('smith').has('potion')).toBe(false);
  expect(types('alchemist').has('weapon')).toBe(false);
  expect(types('arcane').has('ammunition')).toBe(false);
  expect([...types('general')]).toEqual(
    expect.arrayContaining(['scroll', 'weapon', 'magic-weapon', 'wand', 'adventuring-gear']),
  );
});
