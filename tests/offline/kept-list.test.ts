import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiRoutes, localApi } from '../../src/api/routes.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import type { Facets } from '../../src/contract/facets.ts';
import { KIND_NAMES, type KindName } from '../../src/contract/kinds.ts';
import { readQuery } from '../../src/contract/query.ts';
import { KEPT_FILTERS } from '../../src/web/offline/kept-filters.ts';
import { keptList } from '../../src/web/offline/kept-list.ts';
import type { KeptEntry } from '../../src/web/offline/store.ts';
import { openTestCatalogue } from '../support/catalogue.ts';

type List = { pagination: { total: number } } & Record<string, Record<string, unknown>[]>;

let catalogue: Catalogue;
let api: ReturnType<typeof localApi>;
const kept = {} as Record<KindName, readonly KeptEntry[]>;

beforeAll(async () => {
  catalogue = await openTestCatalogue();
  api = localApi(apiRoutes(catalogue));
  for (const kind of KIND_NAMES) {
    const file = await catalogue.download(kind);
    const text = brotliDecompressSync(Buffer.from(file?.brotli as never)).toString();
    kept[kind] = JSON.parse(text)[kind];
  }
});
afterAll(() => catalogue.close());

const ask = async <T>(address: string) => JSON.parse((await api(address)).json.toString()) as T;

/** The kept list has the site's entries in the site's order, each with all that the site's cards say. */
async function expectSame(kind: KindName, query: string): Promise<void> {
  const site = await ask<List>(`/api/${kind}?${query}`);
  const own = keptList(kind, kept[kind], readQuery(query)) as unknown as List;
  expect(own.pagination, `/api/${kind}?${query}`).toEqual(site.pagination);
  expect(own[kind]?.map(({ slug }) => slug)).toEqual(site[kind]?.map(({ slug }) => slug));
  for (const [i, card] of (site[kind] ?? []).entries())
    expect(Object.keys(own[kind]?.[i] ?? {})).toEqual(expect.arrayContaining(Object.keys(card)));
}

describe.each(KIND_NAMES)('%s', (kind) => {
  test('pages and letters are the site’s', async () => {
    await expectSame(kind, '');
    await expectSame(kind, 'page=2&limit=7');
    await expectSame(kind, 'starts_with=S&limit=200');
  });

  test('every value of every filter leaves what it leaves on the site', async () => {
    const { facets, ranges } = await ask<Facets>(`/api/${kind}/facets`);
    for (const parameter of Object.keys(KEPT_FILTERS[kind] ?? {})) {
      expect({ ...ranges, ...facets }).toHaveProperty(parameter);
      for (const { value } of facets[parameter] ?? [])
        await expectSame(kind, `${parameter}=${encodeURIComponent(value)}`);
      const [first, second] = facets[parameter] ?? [];
      // Yes and no are no values among others.
      if (first === undefined || first.value === 'yes' || first.value === 'true') continue;
      if (second) await expectSame(kind, `${parameter}=${first.value},${second.value}`);
      await expectSame(kind, `${parameter}=-${first.value}`);
    }
  });
});

test.each([
  'class_name=wizard&level=3',
  'class_name=wizard,cleric&level=2..3',
  'domain=fire&level=1..4&school=evocation',
  'class_name=sorcerer&domain=fire&level=3',
  'class_name=wizard&level=-3',
  'level=8..&rulebook=-phb-35',
])('lists and levels belong together: %s', (query) => expectSame('spells', query));

test.each(['cr=1/2', 'cr=..1/3', 'cr=5..7,20..', 'cr=21%2B', 'cr=2-', 'cr=-1&size=tiny'])('ratings: %s', (query) =>
  expectSame('monsters', query),
);

test('what has no effect is named', () => {
  const { offline } = keptList('spells', kept.spells, { casting_time: 'swift', school: 'evocation', sort: '-level' });
  expect(offline.ignored).toEqual(['casting_time', 'sort']);
});
