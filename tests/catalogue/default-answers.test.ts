import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiAnswer } from '../../src/api/route.ts';
import { localApi } from '../../src/api/routes.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { LISTED_KINDS } from '../../src/contract/coverage.ts';
import { KIND_NAMES } from '../../src/contract/kinds.ts';
import { openTestCatalogue } from '../support/catalogue.ts';
import { routesOf } from '../support/routes.ts';

/*
 * What is known by name, book and page only stands beside the catalogue: no answer has it unless the query asks for it.
 */

let catalogue: Catalogue;
let ask: (address: string) => Promise<ApiAnswer>;
let paths: string[];
let listed: string[];

beforeAll(async () => {
  catalogue = await openTestCatalogue();
  ask = localApi(routesOf(catalogue));
  paths = await catalogue.entryPaths();
  listed = await catalogue.listed.paths();
});
afterAll(() => catalogue.close());

const text = async (address: string) => (await ask(address)).json.toString();
const body = async (address: string) => JSON.parse(await text(address));

test('no address is that of an entry and of one by book and page', () => {
  expect(listed.length).toBeGreaterThan(2000);
  expect(new Set([...paths, ...listed]).size).toBe(paths.length + listed.length);
});

test.each(KIND_NAMES)('the list of %s has the entries with their rules, all of them and no other', async (kind) => {
  const own = paths.filter((path) => path.startsWith(`/${kind}/`));
  const { [kind]: cards } = await body(`/api/${kind}/export.json`);
  expect(cards.map(({ slug }: { slug: string }) => `/${kind}/${slug}`).sort()).toEqual([...own].sort());
  expect((await body(`/api/${kind}`)).pagination.total).toBe(own.length);
  expect((await body(`/api/${kind}/facets`)).total).toBe(own.length);
  expect((await body('/api/counts')).counts[kind]).toBe(own.length);
});

test.each(LISTED_KINDS)('the list of %s is the same without coverage and with the usual one', async (kind) => {
  for (const query of ['limit=200&facets=yes', 'search=shield&counts=yes', 'starts_with=s&sort=-rulebook&page=2'])
    expect(await text(`/api/${kind}?${query}&coverage=text`)).toBe(await text(`/api/${kind}?${query}`));
  const first = await body(`/api/${kind}?limit=200&facets=yes`);
  expect(Object.keys(first)).toEqual([kind, 'pagination', 'facets']);
  for (const card of first[kind]) expect(card.facts_only).not.toBe(true);
});

test('the addresses are those of the entries with their rules', async () => {
  expect((await body('/api/addresses')).addresses).toEqual(paths);
  expect((await body('/api/addresses?coverage=listed')).addresses).toEqual(listed);
  expect((await body('/api/addresses?coverage=all')).addresses).toEqual([...paths, ...listed]);
});

test.each(['shock trooper', 'practiced spellcaster', 'shield', 'fire', 'type:feat shield', 'complete warrior'])(
  'the search for "%s" finds entries with their rules alone',
  async (q) => {
    const query = new URLSearchParams({ q, limit: '100' });
    const found = await text(`/api/search?${query}`);
    expect(await text(`/api/search?${query}&coverage=text`)).toBe(found);
    const known = new Set(paths);
    for (const { url } of JSON.parse(found).results) expect(known).toContain(url.replace(/#.*/, ''));
  },
);
