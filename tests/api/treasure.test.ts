import { afterAll, beforeAll, expect, test } from 'vitest';
import { problem } from '../../src/contract/problems.ts';
import { treasure, treasureTables } from '../../src/contract/treasure.ts';
import { startApi } from '../support/server.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const call = (query: string) => fetch(`${api.base}/api/treasure?${query}`);
const roll = async (query: string) => treasure.parse(await (await call(query)).json());
const tables = async () => treasureTables.parse(await (await fetch(`${api.base}/api/treasure/tables`)).json());

test('the parts add up to the value, and every roll is on a table of the tables', async () => {
  const names = new Set((await tables()).tables.map(({ name }) => name));
  for (let seed = 0; seed < 40; seed++) {
    const { coins, goods, items, value, rolls, expected } = await roll(`level=14&seed=${seed}`);
    const inCoins = coins.cp / 100 + coins.sp / 10 + coins.gp + coins.pp * 10;
    const inGoods = goods.reduce((sum, good) => sum + good.value, 0);
    const inItems = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
    expect(inCoins + inGoods + inItems).toBeCloseTo(value, 2);
    expect(rolls.filter(({ table }) => !names.has(table))).toEqual([]);
    expect(rolls.filter(({ depth }) => depth === 0).map(({ part }) => part)).toEqual(['coins', 'goods', 'items']);
    expect(expected).toBe(17_000);
  }
});

test('the same seed gives the same treasure, and no seed a new one', async () => {
  expect(await roll('level=9&seed=7')).toEqual(await roll('level=9&seed=7'));
  const seeds = await Promise.all([1, 2, 3].map(async () => (await roll('level=9')).seed));
  expect(new Set(seeds).size).toBeGreaterThan(1);
});

test('a creature has the treasure of its line at its challenge rating', async () => {
  const ogre = await roll('creature=ogre&seed=1');
  expect(ogre.creature).toEqual({ slug: 'ogre', name: 'Ogre', treasure: 'Standard', challenge_rating: '3' });
  expect([ogre.level, ogre.expected]).toEqual([3, null]);
  const none = await roll('creature=wolf&seed=1');
  expect([none.value, none.rolls]).toEqual([0, []]);
  const low = await roll('creature=kobold-1st-level-warrior&seed=1');
  expect([low.level, low.notes]).toEqual([1, ['Below CR 1 the rows of 1st level are used.']]);
  expect((await roll('creature=ogre&level=9&seed=1')).level).toBe(9);
});

test('what is rolled can be chosen, and the average follows', async () => {
  const double = await roll('level=4&treasure=double&seed=3');
  expect(double.rolls.filter(({ depth }) => depth === 0)).toHaveLength(6);
  expect(double.expected).toBe(2400);
  const coins = await roll('level=4&treasure=coins&seed=3');
  expect([...new Set(coins.rolls.map(({ part }) => part)), coins.expected]).toEqual(['coins', null]);
  const hoard = await roll('creature=ogre&treasure=half&seed=3');
  expect([hoard.level, hoard.expected]).toEqual([3, 450]);
});

test('every roll belongs to a column, a good or an item', async () => {
  for (const seed of [1, 2, 3]) {
    const { rolls, goods, items } = await roll(`level=21&treasure=triple&seed=${seed}`);
    const owned = [
      ...rolls.flatMap(({ depth, table }, i) => (depth === 0 && table.startsWith('Treasure,') ? [i] : [])),
      ...goods.map((good) => good.roll),
      ...items.flatMap((item) => Array.from({ length: item.rolls }, (_, i) => item.roll + i)),
    ];
    expect(owned.sort((a, b) => a - b)).toEqual(rolls.map((_, i) => i));
  }
});

test('the tables have thirty levels and name the misprint of the 4th', async () => {
  const { levels } = await tables();
  expect(levels.map(({ level }) => level)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
  expect(levels.filter(({ note }) => note !== null).map(({ level }) => level)).toEqual([4]);
  expect(levels[3]?.note).toContain('4d12 × 1,000 sp');
  expect(levels[3]?.coins[2]).toMatchObject({ from: 22, to: 41 });
  expect(levels.slice(19).map(({ major_items }) => major_items)).toEqual([0, 1, 2, 4, 6, 9, 12, 17, 23, 31, 42]);
});

test('a row has the price of its item, and the note on a misprint stands where the row does', async () => {
  const { tables: all } = await tables();
  const named = (name: string) => all.find((table) => table.name === name);
  const rowOf = (name: string, slug: string) =>
    named(name)?.rows.find(({ entries }) => entries.some((entry) => entry.slug === slug));
  expect(rowOf('Specific Weapons, medium', 'assassins-dagger')?.price).toBe(18_302);
  expect(rowOf('Specific Weapons, major', 'assassins-dagger')?.price).toBe(18_302);
  expect(rowOf('Minor Wondrous Items', 'periapt-of-health')?.price).toBe(7500);
  expect(named('Specific Weapons, medium')?.note).toContain('10,302 gp');
  expect(named('Specific Weapons, minor')?.note).toBeNull();
  const silver = all.filter(({ note }) => note?.includes('4d12 × 1,000 sp'));
  expect(silver.map(({ name }) => name)).toEqual(['Treasure, coins, 4th level']);
});

test('an item with charges is found with some of them, and what is rolled after it stays as it is', async () => {
  const { items, rolls } = await roll('level=5&seed=44');
  const ring = items.find(({ slug }) => slug === 'ring-of-the-ram');
  const [die] = rolls.flatMap(({ dice }) => dice.filter((one) => one.for === 'charges, halved'));
  const left = Math.max(1, Math.floor((die?.total ?? Number.NaN) / 2));
  expect(ring?.notes[0]).toBe(`${left} of 50 charges`);
  expect(ring?.price).toBeCloseTo((8600 * left) / 50, 2);
});

test.each([
  ['', 'level', 'must be given, from 1 to 30, or creature'],
  ['level=31', 'level', 'must be a whole number from 1 to 30'],
  ['level=four', 'level', 'must be a whole number from 1 to 30'],
  ['creature=orge', 'creature', 'must be the slug of a monster; /api/monsters?search= finds one by name'],
  ['level=3&treasure=all', 'treasure', 'must be one of standard, double, triple, half, coins, goods, items'],
  ['level=3&seed=-1', 'seed', 'must be a whole number from 0 to 4294967295'],
])('?%s is refused with what is allowed', async (query, parameter, message) => {
  const response = await call(query);
  expect(response.status).toBe(400);
  const { errors = [] } = problem.parse(await response.json());
  expect(errors.map((error) => [error.parameter, error.message])).toEqual([[parameter, message]]);
});
