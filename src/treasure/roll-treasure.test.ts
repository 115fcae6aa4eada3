import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestCatalogue } from '../../tests/support/catalogue.ts';
import type { ShopRange } from '../contract/shop-goods.ts';
import { MAX_TREASURE_LEVEL } from '../contract/treasure-options.ts';
import type { TreasureTable, TreasureTables } from '../contract/treasure-tables.ts';
import { createRandom } from '../rules/random.ts';
import { rowAt } from '../rules/roll-tables.ts';
import { rollMagicItem } from './magic-items.ts';
import { rollMundaneItem } from './mundane-items.ts';
import { rollTreasure } from './roll-treasure.ts';
import { createRoller } from './roller.ts';
import { addedMajorItems, GRADES, levelTableId, PARTS } from './treasure.ts';
import { readTreasureLine } from './treasure-line.ts';

let catalogue: Awaited<ReturnType<typeof openTestCatalogue>>;
let tables: TreasureTables;
let range: ShopRange;
beforeAll(async () => {
  catalogue = await openTestCatalogue();
  [tables, range] = await Promise.all([catalogue.treasure.tables(), catalogue.shop.range()]);
});
afterAll(() => catalogue.close());

const ROLLS = 100_000;

/** How many of the 100 numbers each row has, where a number belongs to the first row that has it. */
function weightsOf({ rows }: TreasureTable): number[] {
  const weights = rows.map(() => 0);
  for (let number = 1; number <= 100; number++) {
    const row = rowAt(rows, number);
    if (row) weights[rows.indexOf(row)] = (weights[rows.indexOf(row)] ?? 0) + 1;
  }
  return weights;
}

/** The value of chi-square that one distribution in a million exceeds, by degrees of freedom (Wilson and Hilferty). */
function limitOf(freedom: number): number {
  const part = 2 / (9 * freedom);
  return freedom * (1 - part + 4.753 * Math.sqrt(part)) ** 3;
}

test('100,000 rolls of coins, goods and items of each level agree with the tables', () => {
  for (let level = 1; level <= MAX_TREASURE_LEVEL; level++) {
    const random = createRandom(level, 'distribution');
    for (const part of PARTS) {
      const table = tables.tables.find(({ id }) => id === levelTableId(part, level));
      if (table === undefined) throw new Error(`no table of ${part} at level ${level}`);
      const weights = weightsOf(table);
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(100);
      const roller = createRoller(tables, random);
      const counts = new Map<string, number>();
      for (let i = 0; i < ROLLS; i++) {
        const { result } = roller.on(table.id);
        counts.set(result, (counts.get(result) ?? 0) + 1);
        roller.rolls.length = 0;
      }
      const square = table.rows.reduce((sum, { result }, i) => {
        const expected = ((weights[i] ?? 0) / 100) * ROLLS;
        return sum + ((counts.get(result) ?? 0) - expected) ** 2 / expected;
      }, 0);
      expect(square, `${table.name} at level ${level}`).toBeLessThan(limitOf(table.rows.length - 1));
    }
  }
});

/** The mean of dice such as `2d4`, of a plain number, and of dice with a multiplier such as `1d6 × 1,000`. */
function meanOf(text: string): number {
  const [, dice = '', times = '1'] = /^(\d+(?:d\d+)?)(?: × ([\d,]+))?/.exec(text) ?? [];
  const [count = 0, sides] = dice.split('d').map(Number);
  return (sides === undefined ? count : (count * (sides + 1)) / 2) * Number(times.replaceAll(',', ''));
}

/** The mean over the rows of a table, weighted by their numbers of d%. */
function expectedOn(id: string, of: (result: string) => number): number {
  const table = tables.tables.find((one) => one.id === id);
  if (table === undefined) throw new Error(`no table ${id}`);
  const weights = weightsOf(table);
  return table.rows.reduce((sum, { result }, i) => sum + ((weights[i] ?? 0) / 100) * of(result), 0);
}

/** The most standard errors that a mean may be off: one in two million is, by chance. */
const ERRORS = 5.1;

function expectMean(values: readonly number[], expected: number, what: string): void {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  const off = Math.abs(mean - expected);
  expect(off, `${what}: ${mean}, not ${expected}`).toBeLessThanOrEqual(ERRORS * Math.sqrt(square / values.length));
}

const WITHOUT_ITEMS = readTreasureLine('Standard coins; standard goods; no items');
const ONLY_ITEMS = readTreasureLine('No coins; no goods; standard items');

test('whole treasures of each level are worth in coins and goods what the tables give on average', () => {
  const inGp: Readonly<Record<string, number>> = { cp: 0.01, sp: 0.1, gp: 1, pp: 10 };
  const coinsOf = (result: string) => meanOf(result) * (inGp[/(?:cp|sp|gp|pp)/.exec(result)?.[0] ?? ''] ?? 0);
  const mean = {
    gem: expectedOn('gems-and-art-objects/gems', meanOf),
    art: expectedOn('gems-and-art-objects/art', meanOf),
  };
  const goodsOf = (result: string) =>
    result === 'None' ? 0 : meanOf(result) * mean[/art/.test(result) ? 'art' : 'gem'];
  for (let level = 1; level <= MAX_TREASURE_LEVEL; level++) {
    const coins: number[] = [];
    const goods: number[] = [];
    for (let seed = 0; seed < 3000; seed++) {
      const found = rollTreasure(tables, range, { level, seed, line: WITHOUT_ITEMS });
      coins.push(found.coins.cp / 100 + found.coins.sp / 10 + found.coins.gp + found.coins.pp * 10);
      goods.push(found.goods.reduce((sum, { copper }) => sum + copper / 100, 0));
    }
    expectMean(coins, expectedOn(levelTableId('coins', level), coinsOf), `coins of level ${level}`);
    expectMean(goods, expectedOn(levelTableId('goods', level), goodsOf), `goods of level ${level}`);
  }
});

test('whole treasures of each level have as many items of each grade as the tables give on average', () => {
  for (let level = 1; level <= MAX_TREASURE_LEVEL; level++) {
    const found = Array.from({ length: 500 }, (_, seed) =>
      rollTreasure(tables, range, { level, seed, line: ONLY_ITEMS }).items.map(({ grade }) => grade),
    );
    for (const grade of ['mundane', ...GRADES] as const) {
      const counts = found.map((grades) => grades.filter((one) => one === grade).length);
      const added = grade === 'major' ? addedMajorItems(tables, level) : 0;
      const counted = (result: string) => (result.endsWith(` ${grade}`) ? meanOf(result) : 0);
      expectMean(counts, added + expectedOn(levelTableId('items', level), counted), `${grade} of level ${level}`);
    }
  }
});

test('every number of d% has a row on every table, and what two rows print is named', () => {
  const faults = tables.tables.filter(({ rows, note }) =>
    Array.from({ length: 100 }, (_, i) => i + 1).some((number) => {
      const found = rows.filter(({ from, to }) => number >= from && number <= to);
      return found.length === 0 || (found.length > 1 && note === null);
    }),
  );
  expect(faults.map(({ name }) => name)).toEqual([]);
});

test('a row that names one complete item has its price', () => {
  const pages = /^random-(?:potions|rings|rods|staffs|wands|wondrous-items)\/|^random-\S+\/specific/;
  const wrong = tables.tables
    .filter(({ id }) => pages.test(id))
    .flatMap(({ rows }) => rows)
    .filter(({ entries: [entry, ...more], copper }) => more.length === 0 && (entry?.copper ?? copper) !== copper);
  expect(wrong.map(({ result }) => result)).toEqual([]);
});

test('the misprinted coins of 4th level are × 100', () => {
  const found = Array.from({ length: 400 }, (_, seed) => rollTreasure(tables, range, { level: 4, seed }));
  const silver = found.filter(({ rolls }) => rolls.some(({ result }) => result.startsWith('4d12')));
  expect(silver.length).toBeGreaterThan(40);
  for (const { coins, rolls } of silver)
    expect(coins.sp).toBe((rolls.find(({ part }) => part === 'coins')?.dice[0]?.total ?? 0) * 100);
});

test('every kind of item is found with a name, a price and an entry of the catalogue', async () => {
  const known = new Set((await catalogue.entryPaths()).map((path) => path));
  const wrong: string[] = [];
  for (const grade of GRADES)
    for (let seed = 0; seed < 4000; seed++) {
      const item = rollMagicItem(grade, createRoller(tables, createRandom(seed, grade)), range);
      if (!known.has(`/items/${item.slug}`)) wrong.push(`${grade} ${seed}: ${item.slug}`);
      if (item.copper <= 0 && !PRICELESS.has(item.slug)) wrong.push(`${grade} ${seed}: ${item.name} has no price`);
      for (const { kind, slug } of item.parts) if (!known.has(`/${kind}/${slug}`)) wrong.push(`${kind}/${slug}`);
    }
  for (let seed = 0; seed < 2000; seed++) {
    const item = rollMundaneItem(createRoller(tables, createRandom(seed, 'mundane')), range);
    if (!known.has(`/items/${item.slug}`) || item.copper <= 0) wrong.push(`mundane ${seed}: ${item.name}`);
  }
  expect([...new Set(wrong)]).toEqual([]);
});

/** Cursed items for which the book prints no price. */
const PRICELESS: ReadonlySet<string> = new Set(['bag-of-devouring', 'crystal-hypnosis-ball']);

test('a treasure is the same on every machine, and a part can be rolled again without the others', () => {
  const treasure = rollTreasure(tables, range, { level: 7, seed: 42 });
  expect(rollTreasure(tables, range, { level: 7, seed: 42 })).toEqual(treasure);
  const again = rollTreasure(tables, range, { level: 7, seed: 42, again: { goods: 1 } });
  expect([again.coins, again.items.map(({ name }) => name)]).toEqual([
    treasure.coins,
    treasure.items.map(({ name }) => name),
  ]);
  expect(again.rolls).not.toEqual(treasure.rolls);
});

test('levels above 20 add the major items of their level', () => {
  for (const [level, major] of [
    [20, 0],
    [21, 1],
    [25, 9],
    [30, 42],
  ] as const) {
    const { items, rolls } = rollTreasure(tables, range, { level, seed: 5 });
    const rolled = /^(?:1|1d3) major$/.test(rolls.find(({ part }) => part === 'items')?.result ?? '');
    const majors = items.filter(({ grade }) => grade === 'major').length;
    if (rolled) expect(majors).toBeGreaterThan(major);
    else expect(majors).toBe(major);
  }
});

test.each([
  ['None', [0, 1, 100], [0, 1, 100], [0, 1, 100], []],
  ['Triple standard', [3, 1, 100], [3, 1, 100], [3, 1, 100], []],
  ['1/10 coins; 50% goods; standard items', [1, 0.1, 100], [1, 1, 50], [1, 1, 100], []],
  ['No coins, 50% goods (stone only), no items', [0, 1, 100], [1, 1, 50, 'stone only'], [0, 1, 100], []],
  ['No coins; 1/4 goods (honey only); no items', [0, 1, 100], [1, 1, 25, 'honey only'], [0, 1, 100], []],
  ['Half standard', [1, 0.5, 100], [1, 1, 50], [1, 1, 50], []],
  [
    'Double standard (nonflammables only) and +3 longspear',
    [2, 1, 100, 'nonflammables only'],
    [2, 1, 100, 'nonflammables only'],
    [2, 1, 100, 'nonflammables only'],
    ['+3 longspear'],
  ],
  ['Nonstandard (just its dagger)', [0, 1, 100], [0, 1, 100], [0, 1, 100], ['Nonstandard (just its dagger)']],
])('the line "%s" is understood', (line, coins, goods, items, also) => {
  const share = ([times, fraction, chance, limit = null]: readonly unknown[]) => ({ times, fraction, chance, limit });
  expect(readTreasureLine(line)).toEqual({ coins: share(coins), goods: share(goods), items: share(items), also });
});
