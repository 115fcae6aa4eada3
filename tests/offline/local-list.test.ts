import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localApi } from '../../src/api/routes.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import type { Download } from '../../src/catalogue/downloads.ts';
import type { Facets } from '../../src/contract/facets.ts';
import { KIND_NAMES, type KindName } from '../../src/contract/kinds.ts';
import type { ListTables } from '../../src/contract/list-tables.ts';
import { InvalidParameters } from '../../src/contract/problems.ts';
import { readQuery } from '../../src/contract/query.ts';
import { createLocalList, type LocalList } from '../../src/web/offline/local-list.ts';
import type { StoredEntry } from '../../src/web/offline/store.ts';
import { openTestCatalogue } from '../support/catalogue.ts';
import { routesOf } from '../support/routes.ts';

type Row = Record<string, unknown>;
type List = { pagination: unknown; facets?: Facets; offline?: { searched: boolean } } & Record<string, Row[]>;

let catalogue: Catalogue;
let api: ReturnType<typeof localApi>;
const kept = {} as Record<KindName, LocalList>;

beforeAll(async () => {
  catalogue = await openTestCatalogue();
  api = localApi(routesOf(catalogue));
  const tables = unpack<Record<KindName, ListTables>>(await catalogue.listTables());
  for (const kind of KIND_NAMES) {
    const entries = unpack<Record<KindName, StoredEntry[]>>(await catalogue.download(kind))[kind];
    kept[kind] = await createLocalList(kind, tables[kind], entries);
  }
});
afterAll(() => catalogue.close());

/** As a browser gets it. */
function unpack<T>(file: Download | null): T {
  return JSON.parse(brotliDecompressSync(file?.brotli as Buffer).toString()) as T;
}

const ask = async <T>(address: string) => JSON.parse((await api(address)).json.toString()) as T;

/** The kept list has the site's entries, order, counts and pages, each entry with all that the site's cards say. */
async function expectSame(kind: KindName, query: string): Promise<void> {
  const site = await ask<List>(`/api/${kind}?${query}`);
  const own = JSON.parse(await kept[kind].list(readQuery(query))) as List;
  const { [kind]: cards = [], ...rest } = site;
  const { [kind]: entries = [], offline, ...ownRest } = own;
  expect(ownRest, `/api/${kind}?${query}`).toEqual(rest);
  expect(entries.map(({ slug }) => slug)).toEqual(cards.map(({ slug }) => slug));
  for (const [i, card] of cards.entries()) expect(entries[i], `${kind}/${card.slug}`).toMatchObject(card);
  expect(offline).toEqual({ searched: false });
}

/** Some filters with one value or several, wanted or not, an order and a page, as the list's facets offer them. */
function queries({ facets, ranges, sorts }: Facets): fc.Arbitrary<string> {
  const parameters = Object.entries(facets).filter(([, values]) => values.length > 0);
  const filters = parameters.map(([parameter, values]) => {
    const value = fc.constantFrom(...values.map(({ value }) => value));
    const isFlag = values.every(({ value }) => /^(?:yes|no|true|custom)$/.test(value));
    // The feats that a character has cannot be excluded.
    const one =
      isFlag || parameter === 'has'
        ? value
        : fc.tuple(fc.constantFrom('', '', '-'), value).map((parts) => parts.join(''));
    return fc
      .array(one, { minLength: 1, maxLength: isFlag ? 1 : 3 })
      .map((some): [string, string] => [parameter, some.join()]);
  });
  const spans = Object.entries(ranges).flatMap(([parameter, { min, max }]) =>
    min === null || max === null || parameter === 'level'
      ? []
      : [
          fc
            .tuple(fc.integer({ min: Math.floor(min), max }), fc.integer({ min: Math.floor(min), max }))
            .map(([from, to]): [string, string] => [parameter, `${Math.min(from, to)}..${Math.max(from, to)}`]),
        ],
  );
  const offered = [...filters, ...spans];
  return fc
    .record({
      chosen: fc.uniqueArray(offered.length > 0 ? fc.oneof(...offered) : fc.constant<[string, string]>(['page', '1']), {
        maxLength: 3,
        selector: ([parameter]) => parameter,
      }),
      sort: fc.constantFrom('', ...sorts.flatMap(({ value }) => [value, `-${value}`])),
      page: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ chosen, sort, page }) =>
      new URLSearchParams([
        ...chosen,
        ...(sort ? [['sort', sort]] : []),
        ['page', `${page}`],
        ['facets', 'yes'],
      ]).toString(),
    );
}

describe.each(KIND_NAMES)('%s', (kind) => {
  test('pages, letters, counts and sort orders equal those of the site', async () => {
    await expectSame(kind, 'facets=yes');
    await expectSame(kind, 'counts=yes');
    await expectSame(kind, 'page=2&limit=7');
    await expectSame(kind, 'starts_with=S&limit=200');
    expect(JSON.parse(await kept[kind].facets({}))).toEqual(await ask(`/api/${kind}/facets`));
  });

  test('any values of its filters give the same list as on the site', async () => {
    const offered = await ask<Facets>(`/api/${kind}/facets`);
    await fc.assert(
      fc.asyncProperty(queries(offered), (query) => expectSame(kind, query)),
      { numRuns: 40 },
    );
  });
});

test.each([
  'class_name=wizard,cleric&level=2..3',
  'domain=fire&level=1..4&school=evocation',
  'class_name=wizard&level=-3&sort=-level',
  'duration=round&casting_time=swift',
])('lists, levels and wordings: %s', (query) => expectSame('spells', query));

test('the neighbours of an entry equal those of the site', async () => {
  for (const query of ['', 'school=evocation&sort=-level', 'school=illusion'])
    expect(JSON.parse((await kept.spells.neighbours('fireball', readQuery(query))) ?? 'null')).toEqual(
      await ask(`/api/spells/fireball/neighbours?${query}`),
    );
  expect(await kept.spells.neighbours('nothing', {})).toBeNull();
});

test('a search finds names only, the best first, and says so', async () => {
  const { spells = [], offline } = JSON.parse(await kept.spells.list({ search: 'Fire', limit: '5' })) as List;
  expect(spells.map(({ name }) => String(name))).toEqual(expect.arrayContaining(['Fire Seeds', 'Fire Shield']));
  expect(String(spells[0]?.name)).toMatch(/^Fire/);
  expect(offline).toEqual({ searched: true });
});

test('an unknown value is refused with the allowed ones', async () => {
  const asked = kept.monsters.list({ size: 'enormous' });
  await expect(asked).rejects.toThrow(InvalidParameters);
  await expect(asked).rejects.toThrow(/must be one of fine, diminutive/);
  await expect(kept.spells.list({ level: 'x' })).rejects.toThrow(InvalidParameters);
});

test.each(['feats', 'classes'] as const)('%s are filtered by a character', async (kind) => {
  const character = encodeURIComponent('race=elf&levels=fighter:4&str=15&dex=13&feats=dodge,power-attack');
  await expectSame(kind, `character=${character}&lacking=any&limit=50`);
  await expectSame(kind, `character=${character}`);
});

test.each(KIND_NAMES)('the kept list of %s keeps to the books of a table', async (kind) => {
  await expectSame(kind, 'books=core,-mm-35&facets=yes');
  await expect(kept[kind].list(readQuery('books=nope'))).rejects.toThrow(InvalidParameters);
});
