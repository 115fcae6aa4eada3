import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { readParts } from '../../src/search/index-parts.ts';
import { createSearch, type Search } from '../../src/search/search.ts';
import { openTestCatalogue } from '../support/catalogue.ts';
import { ABBREVIATIONS } from './abbreviations.ts';
import { ITEM_QUERIES, type MeantEntry, MONSTER_QUERIES, QUESTIONS, SPELL_QUERIES } from './queries.ts';

const LEAST_FOUND = 58;

let catalogue: Catalogue;
let search: Search;
beforeAll(async () => {
  catalogue = await openTestCatalogue();
  search = createSearch(readParts(await catalogue.searchIndex()));
});
afterAll(() => catalogue.close());

async function missed(queries: readonly MeantEntry[]): Promise<string[]> {
  const misses: string[] = [];
  for (const [query, kind, slug] of queries) {
    const { results } = await search(query, 3);
    const urls = results.map(({ url }) => url);
    if (!urls.includes(`/${kind}/${slug}`)) misses.push(`${query}: ${urls.join(' ')} instead of /${kind}/${slug}`);
  }
  return misses;
}

test('of 60 misspelt or partial queries, at least 58 have the meant entry among the first three', async () => {
  const queries = [...SPELL_QUERIES, ...ITEM_QUERIES, ...MONSTER_QUERIES];
  expect(queries).toHaveLength(60);
  const misses = await missed(queries);
  expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(queries.length - LEAST_FOUND);
});

test('a word that is written as it sounds finds the name first', async () => {
  expect(search('cure lite wounds', 1).results[0]?.url).toBe('/spells/cure-light-wounds');
  expect(search('fantom steed', 1).results[0]?.url).toBe('/spells/phantom-steed');
});

test('a question is answered by the entry that it is about, among the first three', async () => {
  expect(await missed(QUESTIONS)).toEqual([]);
});

test.each(ABBREVIATIONS)('%s stands for %s, which comes first', (query, path) => {
  expect(search(query, 3).results.map(({ url }) => url)[0]).toBe(`/${path}`);
});

test('an abbreviation is found within other words, and says what it stands for', () => {
  expect(search('wand of clw', 1).results[0]?.url).toBe('/items/wand-of-cure-light-wounds');
  expect(search('AoO', 1).results[0]?.snippet).toBe('Also called <mark>AoO</mark>');
});

test('every rulebook is found by its short form', () => {
  const { results } = search('type:rulebook', 200);
  expect(results.length).toBeGreaterThan(100);
  for (const [short, path] of [
    ['FRCS', 'forgotten-realms-campaign-setting'],
    ['RotW', 'races-of-the-wild'],
    ['MoE', 'magic-of-eberron'],
  ])
    expect(search(short ?? '', 1).results[0]?.slug, short).toBe(path);
});

test('a word that begins so goes before a guess, and a figure is no part of another', () => {
  expect(search('ogr', 50).results.map(({ slug }) => slug)).not.toContain('oar');
  expect(search('+1', 50).results.map(({ slug }) => slug)).not.toContain('ladder-10-foot');
});

test('the creatures of a terrain are found by it', () => {
  expect(search('type:monster forest', 1).total).toBeGreaterThanOrEqual(103);
});
