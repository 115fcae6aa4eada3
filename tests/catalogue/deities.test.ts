import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { parseJson } from '../../src/catalogue/json-text.ts';
import { deity } from '../../src/contract/deities.ts';
import { item } from '../../src/contract/items.ts';
import { openTestCatalogue } from '../support/catalogue.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openTestCatalogue();
});
afterAll(() => catalogue.close());

const find = async (slug: string) => deity.parse(parseJson((await catalogue.deities.find(slug)) ?? 'null'));

test('there are 38 deities, 19 of them of the Player’s Handbook', async () => {
  const { deities, pagination } = parseJson(await catalogue.deities.list({ page: 1, limit: 200 }));
  expect(pagination.total).toBe(38);
  expect(deities.filter(({ rulebook_name }) => rulebook_name === "Player's Handbook v.3.5")).toHaveLength(19);
  for (const card of deities) expect(await find(card.slug)).toMatchObject(card);
});

test('Pelor has the facts of the Player’s Handbook', async () => {
  expect(await find('pelor')).toMatchObject({
    title: 'The Shining One',
    alignment: 'Neutral Good',
    power_level: 'Greater deity',
    domain: 'Good, Healing, Strength, Sun',
    favored_weapon: 'Heavy mace',
    cleric_alignments: 'Lawful Good, Neutral Good, Chaotic Good',
  });
});

test('St. Cuthbert takes no lawful evil clerics', async () => {
  expect((await find('st-cuthbert')).cleric_alignments).toBe('Lawful Good, Lawful Neutral');
});

test('the cleric spells are those of the domains, by level', async () => {
  const { cleric_spells } = await find('pelor');
  expect(cleric_spells.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(cleric_spells[0]?.spells).toContainEqual({
    slug: 'cure-light-wounds',
    name: 'Cure Light Wounds',
    domains: [{ slug: 'healing', name: 'Healing' }],
  });
});

test('a favored weapon and its deities name each other', async () => {
  expect((await find('pelor')).favored_weapons).toEqual([{ slug: 'mace-heavy', name: 'Heavy mace' }]);
  const mace = item.parse(parseJson((await catalogue.items.find('mace-heavy')) ?? 'null'));
  expect(mace.favored_by).toContainEqual({ slug: 'pelor', name: 'Pelor' });
});
