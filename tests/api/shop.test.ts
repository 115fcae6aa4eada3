import { afterAll, beforeAll, expect, test } from 'vitest';
import { problem } from '../../src/contract/problems.ts';
import { shopFilters, shopNames, shopStock } from '../../src/contract/shop.ts';
import { expectEach } from '../support/expect-each.ts';
import { startApi } from '../support/server.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const call = (query: string) => fetch(`${api.base}/api/items/shop/generate?${query}`);
const stock = async (query: string) => shopStock.parse(await (await call(query)).json());

test('the same seed gives the same bytes', async () => {
  const query = 'budget=5000&max_items=12&seed=7';
  const [first, second] = await Promise.all([call(query), call(query)].map(async (answer) => (await answer).text()));
  expect(first).toBe(second);
});

test('without parameters there are 12 lines for 5,000 gp, and the seed that was drawn gives them again', async () => {
  const first = await stock('');
  expect(first.items).toHaveLength(12);
  expect(Math.round((first.spent + first.left) * 100)).toBe(500_000);
  expect(await stock(`seed=${first.seed}`)).toEqual(first);
});

test('the response has the debug log if it is requested', async () => {
  expect((await stock('seed=7')).debug).toBeUndefined();
  expect((await stock('seed=7&debug=false')).debug).toBeUndefined();
  expect((await stock('seed=7&debug=true')).debug?.length).toBeGreaterThan(10);
});

test.each(['neck', 'ring', 'armor', 'held'])('gear_slot=%s gives things of that slot only', async (slot) => {
  const { items } = await stock(`gear_slot=${slot}&seed=7`);
  expect(items.length).toBeGreaterThan(0);
  expectEach(items, (line) => line.slot === slot);
});

test('item types can be included and excluded, and communities limit the price', async () => {
  const { items } = await stock('types=potion,scroll&seed=7');
  expect(new Set(items.map(({ type }) => type))).toEqual(new Set(['potion', 'scroll']));
  const without = await stock('types=-scroll,-wand&seed=7');
  expect(without.items.some(({ type }) => type === 'scroll' || type === 'wand')).toBe(false);
  const village = await stock('community=village&seed=7');
  expect(Math.max(...village.items.map(({ price_gp }) => price_gp))).toBeLessThanOrEqual(200);
  const cheap = await stock('community=village&max_price=10.5&seed=7');
  expect(Math.max(...cheap.items.map(({ price_gp }) => price_gp))).toBeLessThanOrEqual(10.5);
});

test('lines in the address stay, with their material, bonus and quantity', async () => {
  const { items } = await stock('seed=9&keep=longsword~cold-iron~1,potion-of-cure-light-wounds*3');
  expect(items.find(({ slug }) => slug === 'longsword')).toMatchObject({
    name: 'Cold Iron Longsword +1',
    price_gp: 4330,
  });
  expect(items.find(({ slug }) => slug === 'potion-of-cure-light-wounds')).toMatchObject({
    quantity: 3,
    total_gp: 150,
  });
});

test('a budget of 0 gives an empty stock and a sentence', async () => {
  expect(await stock('budget=0')).toMatchObject({
    items: [],
    spent: 0,
    left: 0,
    note: expect.stringContaining('0 gp'),
  });
});

test.each([
  ['budget=-1', 'budget', '0 to 10000000'],
  ['budget=12.5', 'budget', '0 to 10000000'],
  ['budget=100000000000000000000', 'budget', '0 to 10000000'],
  ['budget=lots', 'budget', '0 to 10000000'],
  ['max_items=0', 'max_items', '1 to 100'],
  ['max_items=10000', 'max_items', '1 to 100'],
  ['gear_slot=tail', 'gear_slot', 'neck'],
  ['seed=-1', 'seed', '0 to 4294967295'],
  ['seed=4294967296', 'seed', '0 to 4294967295'],
  ['debug=yes', 'debug', 'true or false'],
  ['kind=pub', 'kind', 'general'],
  ['types=cursed', 'types', 'potion'],
  ['community=empire', 'community', 'thorp'],
  ['max_price=-1', 'max_price', 'at least 0'],
  ['keep=longsword~usual~9', 'keep', 'no shop has'],
  ['keep=DROP TABLE', 'keep', 'keys of lines'],
  ['without=../etc', 'without', 'slugs'],
])('%s is a 400 that names the field and its limits', async (query, parameter, limits) => {
  const response = await call(query);
  expect(response.status).toBe(400);
  const [error] = problem.parse(await response.json()).errors ?? [];
  expect(error?.parameter).toBe(parameter);
  expect(error?.message).toContain(limits);
});

test('the responses for names and filters fit the contract', async () => {
  const get = async (path: string) => (await fetch(`${api.base}/api/items/shop/${path}`)).json();
  const names = shopNames.parse(await get('names?race=dwarf&seed=3'));
  expect(shopNames.parse(await get('names?race=dwarf&seed=3'))).toEqual(names);
  expect(shopFilters.parse(await get('filters')).types).toContainEqual({ slug: 'wand', name: 'Wand' });
});
