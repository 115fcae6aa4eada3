import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localApi } from '../../src/api/routes.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import type { Download } from '../../src/catalogue/downloads.ts';
import type { ListedKind } from '../../src/contract/coverage.ts';
import type { KindName } from '../../src/contract/kinds.ts';
import type { ListTables } from '../../src/contract/list-tables.ts';
import { readQuery } from '../../src/contract/query.ts';
import { placeLine } from '../../src/web/offline/local-index.ts';
import { createLocalList, type LocalList } from '../../src/web/offline/local-list.ts';
import type { StoredEntry, StoredPlace } from '../../src/web/offline/store.ts';
import { openTestCatalogue } from '../support/catalogue.ts';
import { routesOf } from '../support/routes.ts';

let catalogue: Catalogue;
let api: ReturnType<typeof localApi>;
let places: Record<ListedKind, StoredPlace[]>;
let tables: Record<KindName, ListTables>;

beforeAll(async () => {
  catalogue = await openTestCatalogue();
  api = localApi(routesOf(catalogue));
  places = unpack(await catalogue.download('index'));
  tables = unpack(await catalogue.listTables());
});
afterAll(() => catalogue.close());

function unpack<T>(file: Download | null): T {
  return JSON.parse(brotliDecompressSync(file?.brotli as Buffer).toString()) as T;
}
const ask = async (address: string) => JSON.parse((await api(address)).json.toString());
async function kept(kind: KindName): Promise<LocalList> {
  const entries = unpack<Record<KindName, StoredEntry[]>>(await catalogue.download(kind))[kind];
  return createLocalList(kind, tables[kind], entries, async (listed) => places[listed].map(placeLine));
}

test.each([
  'coverage=listed&page=3',
  'coverage=all&starts_with=s&limit=50',
  'coverage=listed&rulebook=complete-warrior',
])('feats with %s are the same on the device and on the site', async (query) => {
  const own = JSON.parse(await (await kept('feats')).list(readQuery(query)));
  const site = await ask(`/api/feats?${query}`);
  expect([own.pagination, own.coverage]).toEqual([site.pagination, site.coverage]);
  expect(own.feats.map(({ slug }: { slug: string }) => slug)).toEqual(
    site.feats.map(({ slug }: { slug: string }) => slug),
  );
});

test('an entry on the device is that of the site', async () => {
  const { id: _, row: __, ...entry } = places.feats.find(({ slug }) => slug === 'shock-trooper') as StoredPlace;
  expect(entry).toEqual(await ask('/api/feats/shock-trooper'));
});

test('the register of a rulebook is the same on the device and on the site', async () => {
  const register = (await kept('rulebooks')).register('complete-warrior', readQuery('kind=classes&sort=page'));
  expect(JSON.parse((await register) ?? 'null')).toEqual(
    await ask('/api/rulebooks/complete-warrior/register?kind=classes&sort=page'),
  );
});

test('no other download has what is known by name, book and page only', async () => {
  const whole = unpack<Record<string, { slug: string }[]>>(await catalogue.download('catalogue'));
  expect(whole.feats?.some(({ slug }) => slug === 'shock-trooper')).toBe(false);
});
