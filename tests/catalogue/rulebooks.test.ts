import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { parseJson } from '../../src/catalogue/json-text.ts';
import { rulebook } from '../../src/contract/rulebooks.ts';
import { openTestCatalogue } from '../support/catalogue.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openTestCatalogue();
});
afterAll(() => catalogue.close());

const find = async (slug: string) => rulebook.parse(parseJson((await catalogue.rulebooks.find(slug)) ?? 'null'));

test('there are 140 rulebooks', async () => {
  const { pagination } = parseJson(await catalogue.rulebooks.list({ page: 1, limit: 20 }));
  expect(pagination.total).toBe(140);
});

test.each(['phb-35', 'dmg-35', 'mm-35'])('%s is of July 2003', async (slug) => {
  expect(await find(slug)).toMatchObject({ published: '2003-07', year: 2003, edition_name: 'Core (3.5)' });
});

test('a rulebook lists what it contributes', async () => {
  const { contents } = await find('phb-35');
  const spells = contents.find(({ kind }) => kind === 'spells');
  expect(spells?.entries).toContainEqual(expect.objectContaining({ slug: 'fireball', name: 'Fireball', page: 231 }));
  expect(spells?.count).toBe(605);
});

test('a rulebook counts the items made from spells', async () => {
  const { contents } = await find('dmg-35');
  const items = contents.find(({ kind }) => kind === 'items');
  const made = items?.made.reduce((sum, { count }) => sum + count, 0) ?? 0;
  expect(items?.count).toBe((items?.entries.length ?? 0) + made);
  expect(items?.made.map(({ type }) => type).sort()).toEqual(['oil', 'potion', 'scroll', 'wand']);
  expect(items?.entries.map(({ slug }) => slug)).toContain('bag-of-holding');
});
