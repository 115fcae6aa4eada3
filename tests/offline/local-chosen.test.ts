import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localApi } from '../../src/api/routes.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import type { Download } from '../../src/catalogue/downloads.ts';
import { chosenParameters } from '../../src/contract/chosen-entries.ts';
import { isListedKind, type ListedKind } from '../../src/contract/coverage.ts';
import type { KindName } from '../../src/contract/kinds.ts';
import type { ListTables } from '../../src/contract/list-tables.ts';
import { localChosen } from '../../src/web/offline/local-chosen.ts';
import { placeLine } from '../../src/web/offline/local-index.ts';
import { currentAddress, type FindRedirect, redirectsIn } from '../../src/web/offline/local-redirects.ts';
import type { StoredEntry, StoredPlace } from '../../src/web/offline/store.ts';
import { openTestCatalogue } from '../support/catalogue.ts';
import { routesOf } from '../support/routes.ts';

let catalogue: Catalogue;
let api: ReturnType<typeof localApi>;
let entries: Record<KindName, StoredEntry[]>;
let places: Record<ListedKind, StoredPlace[]>;
let tables: Record<KindName, ListTables>;

beforeAll(async () => {
  catalogue = await openTestCatalogue();
  api = localApi(routesOf(catalogue));
  entries = unpack(await catalogue.download('catalogue'));
  places = unpack(await catalogue.download('index'));
  tables = unpack(await catalogue.listTables());
});
afterAll(() => catalogue.close());

/** As a browser gets it. */
function unpack<T>(file: Download | null): T {
  return JSON.parse(brotliDecompressSync(file?.brotli as Buffer).toString()) as T;
}

const redirect: FindRedirect = async (kind, slug) => redirectsIn(tables[kind]).get(slug);
const stored = {
  entry: async (kind: KindName, slug: string) => entries[kind].find((entry) => entry.slug === slug),
  line: async (kind: KindName, slug: string) => {
    const place = isListedKind(kind) ? places[kind].find((entry) => entry.slug === slug) : undefined;
    return place && placeLine(place);
  },
  redirect,
};

test.each([
  'spells/melfs-acid-arrow,spells/acid-arrow,feats/cobolt-charge,spells/melfs-nothing,spells/constructor',
  'glossary/five-foot-step,items/wand-of-melfs-acid-arrow,items/rope-hempen',
  'feats/shock-trooper,feats/dodge',
  'feats/dodge,deities/nobody',
])('the chosen entries are the same on the device and on the site: %s', async (of) => {
  const own = await localChosen(chosenParameters.parse({ of }).of, stored);
  const site = JSON.parse((await api(`/api/entries?of=${of}`)).json.toString());
  const { entries: cards, ...rest } = site;
  const { entries: kept, ...ownRest } = own;
  expect(ownRest).toEqual(rest);
  expect(kept).toHaveLength(cards.length);
  for (const [i, card] of cards.entries()) expect(kept[i]).toMatchObject(card);
});

test.each([
  ['/api/spells/melfs-acid-arrow', '/api/spells/acid-arrow'],
  ['/api/spells/melfs-acid-arrow/neighbours?level=2', '/api/spells/acid-arrow/neighbours?level=2'],
  ['/api/feats/cobolt-charge', '/api/feats/cobalt-charge'],
  ['/api/spells/acid-arrow', undefined],
  ['/api/spells/melfs-nothing', undefined],
  ['/api/nothing/melfs-acid-arrow', undefined],
  ['/api/spells', undefined],
])('the address %s leads to %s', async (former, current) => {
  const found = await currentAddress(new URL(former, 'https://example.org'), redirect);
  expect(found && found.pathname + found.search).toBe(current);
  if (current !== undefined) expect(found?.origin).toBe('https://example.org');
});
