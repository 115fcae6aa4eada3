import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localApi } from '../../src/api/routes.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { KIND_NAMES } from '../../src/contract/kinds.ts';
import { SORTS } from '../../src/contract/sorts.ts';
import { openCatalogueOf } from '../support/catalogue.ts';
import { routesOf } from '../support/routes.ts';

/*
 * The same content in both databases gives the same answers, byte for byte. What is computed from whole documents of the
 * catalogue is tested with SQLite alone (`vitest.config.ts`): here the documents are compared, and one result of each kind.
 */

type Api = ReturnType<typeof localApi>;

let catalogues: Catalogue[];
let apis: [file: Api, postgres: Api];
beforeAll(async () => {
  const [file, postgres] = await Promise.all([
    openCatalogueOf('build/catalogue.sqlite'),
    openCatalogueOf(process.env.DATABASE_URL ?? ''),
  ]);
  catalogues = [file, postgres];
  apis = [localApi(routesOf(file)), localApi(routesOf(postgres))];
});
afterAll(() => Promise.all(catalogues.map((catalogue) => catalogue.close())));

async function alike(address: string): Promise<void> {
  const [file, postgres] = await Promise.all(apis.map((api) => api(address)));
  expect(postgres?.status, address).toBe(file?.status);
  // Whole answers would fill the report.
  expect(`${postgres?.json}` === `${file?.json}`, address).toBe(true);
}

test.each(KIND_NAMES)('%s: complete lists, letters, sort orders and facets', async (kind) => {
  await alike(`/api/${kind}?limit=200`);
  for (const letter of 'AELSXZ') await alike(`/api/${kind}?starts_with=${letter}`);
  for (const column of Object.keys(SORTS[kind])) await alike(`/api/${kind}?limit=200&sort=${column}`);
  await alike(`/api/${kind}/facets?search=fire`);
});

test.each([
  'spells?class_name=wizard,-bard&level=3,4&xp=no&range=long',
  'spells?domain=fire&school=-evocation&casting_time=1 standard action',
  'monsters?cr=1/2..4&type=-undead&size=large',
  'monsters?cr=-1..20&sort=cr',
  'items?price_filter=1000_5000&slot=ring&sort=price_high_low',
  'items?min_price=0.5&max_price=2&limit=200',
  'powers?class_name=psion&level=1',
  'feats?fighter_bonus=yes&group=epic',
])('filters: %s', (query) => alike(`/api/${query}`));

const words = fc.constantFrom(
  'fire',
  'of the',
  'attack of opportunity',
  '+2',
  "melf's",
  '20-ft',
  '1d6',
  'élan',
  '_',
  '%',
  'ray',
  '10 gp',
  'saving throw',
  '\0',
  '/',
);
const texts = fc.oneof(
  fc.array(words, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);

test('any text is found in the same entries', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...KIND_NAMES), texts, (kind, text) =>
      alike(`/api/${kind}?search=${encodeURIComponent(text)}`),
    ),
    { numRuns: 150 },
  );
});

test('any phrase is found in the same entries', async () => {
  await fc.assert(
    fc.asyncProperty(texts, (text) => alike(`/api/search?limit=50&q=${encodeURIComponent(`"${text}"`)}`)),
    { numRuns: 100 },
  );
});

test.each(['fireball', 'no-such-thing', '%00', '%F0%9F%94%A5'])('an entry is found by its slug alone: %s', (slug) =>
  alike(`/api/spells/${slug}`),
);

test('every entry is the same', async () => {
  const [paths = [], others] = await Promise.all(catalogues.map((catalogue) => catalogue.entryPaths()));
  expect(others).toEqual(paths);
  expect(paths.length).toBeGreaterThan(5000);
  for (const path of paths) await alike(`/api${path}`);
}, 120_000);

test('the search index is the same', async () => {
  const [file, postgres] = await Promise.all(
    catalogues.map(
      async (catalogue) => new Map((await catalogue.searchIndex()).map(({ name, ...part }) => [name, part])),
    ),
  );
  expect([...(postgres?.keys() ?? [])].sort()).toEqual([...(file?.keys() ?? [])].sort());
  for (const [name, { type, bytes }] of file ?? []) {
    expect(postgres?.get(name)?.type, name).toBe(type);
    expect(Buffer.compare(Buffer.from(postgres?.get(name)?.bytes ?? []), Buffer.from(bytes)), name).toBe(0);
  }
});

test.each([
  'character/facts',
  'character/options',
  'crafting/options',
  'crafting?base=longsword&enhancement=1&ability=flaming-burst',
  'creatures/options',
  'encounters?level=7&party=5:4&seed=4817',
  'items/shop/filters',
  'items/shop/generate?seed=18&budget=5000',
  'monsters/worg/build?hd=6',
  'monsters/aboleth/foundry',
  'search?q=fire damage 3rd level',
  'sheet/names',
  'treasure/tables',
  'treasure?level=14&seed=7',
])('documents and what is computed from them: %s', async (address) => {
  expect(await apis[0](`/api/${address}`)).toMatchObject({ status: 200 });
  await alike(`/api/${address}`);
});
