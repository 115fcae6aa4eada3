import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localApi } from '../../src/api/routes.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { readQuery } from '../../src/contract/query.ts';
import { createLocalList, type LocalList } from '../../src/web/offline/local-list.ts';
import { openTestCatalogue } from '../support/catalogue.ts';
import { routesOf } from '../support/routes.ts';

let catalogue: Catalogue;
let api: ReturnType<typeof localApi>;
let onDevice: LocalList;

beforeAll(async () => {
  catalogue = await openTestCatalogue();
  api = localApi(routesOf(catalogue));
  const [tables, { spells }] = [await catalogue.listTables(), await catalogue.download('spells')].map((file) =>
    JSON.parse(brotliDecompressSync(file?.brotli as Buffer).toString()),
  ) as [Record<string, never>, Record<string, never>];
  onDevice = await createLocalList('spells', tables.spells as never, spells as never);
});
afterAll(() => catalogue.close());

type List = Record<string, { slug: string }[]>;
const slugsIn = (list: string, kind: string) => (JSON.parse(list) as List)[kind]?.map(({ slug }) => slug);
async function found(kind: string, search: string) {
  return slugsIn((await api(`/api/${kind}?${new URLSearchParams({ search })}`)).json.toString(), kind);
}

test.each([
  ['tashas hideous', 'hideous-laughter'],
  ['Tasha’s Hideous', 'hideous-laughter'],
  ["tasha's hideous laughter", 'hideous-laughter'],
  ['melfs acid', 'acid-arrow'],
  ["melf's a", 'acid-arrow'],
  ['melf acid', 'acid-arrow'],
  ['bulls strength', 'bulls-strength'],
])('the spells found by "%s" begin with %s, on the site and on a device', async (search, slug) => {
  expect((await found('spells', search))?.[0]).toBe(slug);
  expect(slugsIn(await onDevice.list(readQuery(new URLSearchParams({ search }))), 'spells')?.[0]).toBe(slug);
});

test('texts are searched without apostrophes as well', async () => {
  const feats = ['quicken-power', 'quicken-spell'];
  for (const search of ["moment's", 'moment’s', 'moments'])
    expect(await found('feats', search), search).toEqual(expect.arrayContaining(feats));
  expect(await found('feats', 'moment thought')).toEqual(expect.arrayContaining(feats));
});

test.each(["'", '’', '""'])('a search for %s finds nothing', async (search) => {
  expect(await found('spells', search)).toEqual([]);
  expect(slugsIn(await onDevice.list({ search }), 'spells')).toEqual([]);
});
