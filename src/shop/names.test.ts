import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestCatalogue } from '../../tests/support/catalogue.ts';
import type { ShopRange } from '../contract/shop-goods.ts';
import { SHOP_RACES, type ShopRace } from '../contract/shop-options.ts';
import { randomNames } from './names.ts';

let catalogue: Awaited<ReturnType<typeof openTestCatalogue>>;
let range: ShopRange;
beforeAll(async () => {
  catalogue = await openTestCatalogue();
  range = await catalogue.shop.range();
});
afterAll(() => catalogue.close());

const namesOf = (race: ShopRace, seed: number) => randomNames(range.names, { race, kind: 'smith', seed });

test.each(Object.keys(SHOP_RACES) as ShopRace[])(
  '%s have many names, each filled in and the same for its seed',
  (race) => {
    const all = Array.from({ length: 200 }, (_, seed) => namesOf(race, seed));
    expect(new Set(all.map(({ owner_name }) => owner_name)).size).toBeGreaterThan(120);
    expect(new Set(all.map(({ shop_name }) => shop_name)).size).toBeGreaterThan(90);
    for (const { owner_name, shop_name } of all) {
      expect(owner_name).toMatch(/^\S+ \S/);
      expect(shop_name).not.toMatch(/[{}]|undefined/);
      expect(shop_name.length).toBeLessThanOrEqual(80);
    }
    expect(namesOf(race, 5)).toEqual(namesOf(race, 5));
  },
);

test('races are named from lists of their own', () => {
  const given = Object.values(range.names.races).flatMap((list) => list.given);
  expect(new Set(given).size).toBe(given.length);
});
