import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiAnswer } from '../../src/api/route.ts';
import { localApi } from '../../src/api/routes.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { neighbours } from '../../src/contract/entries.ts';
import { type Facets, facets } from '../../src/contract/facets.ts';
import { KIND_NAMES, type KindName } from '../../src/contract/kinds.ts';
import { SORTS } from '../../src/contract/sorts.ts';
import { openTestCatalogue } from '../support/catalogue.ts';
import { routesOf } from '../support/routes.ts';

/*
 * What every list has in common: filters that combine, counts that hold, columns that sort, and files of the whole.
 */

let catalogue: Catalogue;
let ask: (address: string) => Promise<ApiAnswer>;
const offered = new Map<KindName, Facets>();

beforeAll(async () => {
  catalogue = await openTestCatalogue();
  ask = localApi(routesOf(catalogue));
  for (const kind of KIND_NAMES) offered.set(kind, facets.parse(await body(`/api/${kind}/facets`)));
});
afterAll(() => catalogue.close());

async function body(address: string) {
  const { status, json } = await ask(address);
  expect(status, address).toBe(200);
  return JSON.parse(json.toString());
}

/** Filters with steps that no entry has to be on: every letter and every rating is offered. */
const WITH_EMPTY_VALUES = new Set(['starts_with', 'cr', 'price_filter']);

test.each(KIND_NAMES)('each value of the filters of %s matches some entry', (kind) => {
  for (const [parameter, values] of Object.entries(offered.get(kind)?.facets ?? {}))
    if (!WITH_EMPTY_VALUES.has(parameter))
      for (const { value, count } of values) expect(count, `${parameter}=${value}`).toBeGreaterThan(0);
});

type Card = { slug: string };
const queryText = (query: Readonly<Record<string, string>>) => new URLSearchParams(query).toString();
const total = async (kind: KindName, query: Readonly<Record<string, string>>): Promise<number> =>
  (await body(`/api/${kind}?${queryText({ ...query, limit: '1' })}`)).pagination.total;

/** Queries of every sort that a kind's filters allow, made from what they offer. */
function queriesOf(kind: KindName): fc.Arbitrary<Record<string, string>> {
  const { facets: values, ranges } = offered.get(kind) as Facets;
  const flags = new Set(
    Object.keys(values).filter((name) => values[name]?.every(({ value }) => /^(?:yes|no|true)$/.test(value))),
  );
  const chosen = Object.entries(values).map(([name, list]): [string, fc.Arbitrary<string>] => {
    const value = fc.constantFrom(...list.map((item) => item.value));
    // The feats that a character has cannot be excluded.
    const signs = name === 'has' ? [''] : ['', '', '-'];
    const several = fc.array(
      fc.tuple(fc.constantFrom(...signs), value).map((parts) => parts.join('')),
      { minLength: 1, maxLength: 3 },
    );
    return [name, flags.has(name) ? value : several.map((parts) => parts.join(','))];
  });
  const ranged = Object.entries(ranges).map(([name, { min, max }]): [string, fc.Arbitrary<string>] => {
    const end = fc.integer({ min: Math.ceil(min ?? 0), max: Math.floor(max ?? 0) });
    const range = fc.tuple(end, end).map(([a, b]) => `${Math.min(a, b)}..${Math.max(a, b)}`);
    return [
      name,
      fc.oneof(
        range,
        end.map((value) => `${value}..`),
        end.map((value) => `-..${value}`),
      ),
    ];
  });
  const search = fc.constantFrom('fire', 'of', 'the', 'dragon', 'a', 'magic wea');
  const all: [string, fc.Arbitrary<string>][] = [...chosen, ...ranged, ['search', search]];
  return fc
    .subarray(all, { minLength: 0, maxLength: 4 })
    .chain((parts) => fc.record(Object.fromEntries(parts)) as fc.Arbitrary<Record<string, string>>);
}

/** The query with one value alone chosen in a filter; what it leaves out besides stays left out. */
function choosing(query: Readonly<Record<string, string>>, name: string, value: string): Record<string, string> {
  const excluded = (query[name] ?? '').split(',').filter((part) => part.startsWith('-') && part !== `-${value}`);
  return { ...query, [name]: [value, ...excluded].join(',') };
}

test.each(KIND_NAMES)(
  'each count of %s is the total of the list with that value',
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(queriesOf(kind), fc.nat(), async (query, pick) => {
        const answer = facets.parse(await body(`/api/${kind}/facets?${queryText(query)}`));
        expect(answer.total).toBe(await total(kind, query));
        expect((await body(`/api/${kind}?${queryText({ ...query, facets: 'yes' })}`)).facets).toEqual(answer);
        const short = (await body(`/api/${kind}?${queryText({ ...query, counts: 'yes' })}`)).counts;
        const { ranges, without, facets: valued } = answer;
        const bare = Object.entries(valued).map(([name, values]) => [name, values.map(({ count }) => count)]);
        expect(short).toEqual({ facets: Object.fromEntries(bare), ranges, ...(without && { without }) });
        const counts = Object.entries(answer.facets).flatMap(([parameter, values]) =>
          values.map(({ value, count }) => ({ parameter, value, count })),
        );
        for (let i = 0; i < 5; i++) {
          const { parameter, value, count } = counts[(pick + i * 7919) % counts.length] as (typeof counts)[number];
          const list = choosing(query, parameter, value);
          expect(await total(kind, list), `${queryText(list)}`).toBe(count);
        }
      }),
      { numRuns: 60 },
    );
  },
  60_000,
);

test.each(KIND_NAMES)(
  'an empty list of %s says how many entries there would be without each of its filters',
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(queriesOf(kind), async (query) => {
        const { total: whole, without } = facets.parse(await body(`/api/${kind}/facets?${queryText(query)}`));
        expect(Object.keys(without ?? {}).sort()).toEqual(whole > 0 ? [] : Object.keys(query).sort());
        if (without)
          for (const name of Object.keys(query)) {
            const { [name]: _, ...rest } = query;
            expect(without?.[name], name).toBe(await total(kind, rest));
          }
      }),
      { numRuns: 60 },
    );
  },
  60_000,
);

test.each(KIND_NAMES)(
  'the neighbours of an entry among %s are those of the list with the same filters in the same order',
  async (kind) => {
    const sorts = Object.keys(SORTS[kind]).flatMap((column) => [column, `-${column}`]);
    const { [kind]: every } = await body(`/api/${kind}/export.json`);
    await fc.assert(
      fc.asyncProperty(queriesOf(kind), fc.constantFrom(...sorts), fc.nat(), async (filters, sort, pick) => {
        const query = queryText({ ...filters, sort });
        const list: Card[] = (await body(`/api/${kind}/export.json?${query}`))[kind];
        const from = pick % 2 === 0 && list.length > 0 ? list : every;
        const { slug } = from[pick % from.length];
        const at = list.findIndex((card) => card.slug === slug);
        const named = (card: Card | undefined) =>
          at >= 0 && card ? expect.objectContaining({ slug: card.slug }) : null;
        expect(neighbours.parse(await body(`/api/${kind}/${slug}/neighbours?${query}`))).toEqual({
          position: at < 0 ? null : at + 1,
          total: list.length,
          previous: named(list[at - 1]),
          next: named(list[at + 1]),
        });
      }),
      { numRuns: 40 },
    );
  },
  60_000,
);

test('neighbours refuse the same invalid parameters as lists, and a missing entry is a 404', async () => {
  expect((await ask('/api/spells/fireball/neighbours?level=12')).status).toBe(400);
  const { status, json } = await ask('/api/spells/firebal/neighbours?level=3');
  expect(status).toBe(404);
  expect(JSON.parse(json.toString()).detail).toContain('There is no spell "firebal"');
});

test.each(KIND_NAMES)('the ranges of %s go from the lowest to the highest figure', async (kind) => {
  for (const [name, { min, max }] of Object.entries(offered.get(kind)?.ranges ?? {})) {
    const between = await total(kind, { [name]: `${min}..${max}` });
    expect([await total(kind, { [name]: `${min}..` }), await total(kind, { [name]: `..${max}` })]).toEqual([
      between,
      between,
    ]);
    expect(await total(kind, { [name]: `..${min}` }), name).toBeGreaterThan(0);
    expect(await total(kind, { [name]: `${max}..` }), name).toBeGreaterThan(0);
  }
});

test.each(KIND_NAMES)(
  '%s are sorted by each of their columns, in both directions, without losing an entry',
  async (kind) => {
    const slugs = async (query: string): Promise<string[]> =>
      (await body(`/api/${kind}/export.json?${query}`))[kind].map(({ slug }: Card) => slug);
    const byName = await slugs('');
    for (const column of Object.keys(SORTS[kind])) {
      const [up, down] = [await slugs(`sort=${column}`), await slugs(`sort=-${column}`)];
      for (const order of [up, down]) expect(new Set(order), column).toEqual(new Set(byName));
      if (column === 'name') expect([up, down]).toEqual([byName, [...byName].reverse()]);
    }
  },
);

test.each(KIND_NAMES)('an export of %s has the entries of all pages of the list, in its order', async (kind) => {
  const query = 'starts_with=a,s,-d&sort=-name';
  const listed: Card[] = [];
  for (let page = 1; ; page++) {
    const { [kind]: cards, pagination } = await body(`/api/${kind}?${query}&limit=200&page=${page}`);
    listed.push(...cards);
    if (page >= pagination.pages) break;
  }
  expect((await body(`/api/${kind}/export.json?${query}`))[kind]).toEqual(listed);
  const [headings = [], ...rows] = records(await csv(`/api/${kind}/export.csv?${query}`));
  expect(headings[0]).toBe('Name');
  expect(rows.map((row) => row[headings.indexOf('Address')])).toEqual(listed.map(({ slug }) => `/${kind}/${slug}`));
  for (const row of rows) expect(row).toHaveLength(headings.length);
});

test.each(KIND_NAMES)('no cell of the table of %s is a formula', async (kind) => {
  for (const cell of records(await csv(`/api/${kind}/export.csv`)).flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
});

async function csv(address: string): Promise<string> {
  const { json, file } = await ask(address);
  expect(file?.type).toBe('text/csv');
  return json.toString();
}

/** Reads RFC 4180. */
function records(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    if (end === '' && quoted === undefined && plain === '') break;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

test.each([
  ['level=3..12', 'level', 'from 0 to 9'],
  ['level=5..3', 'level', 'ranges such as 1..3'],
  ['level=..', 'level', 'ranges such as 1..3'],
  ['verbal=perhaps', 'verbal', 'yes or no'],
  ['starts_with=AB', 'starts_with', 'letters from A to Z'],
  ['sort=colour', 'sort', 'name, level, school'],
  ['sort=level,name', 'sort', 'name, level, school'],
  ['school=-cooking', 'school', 'abjuration'],
])(
  'the list, its facets and its files refuse %s, naming parameter and what is allowed',
  async (query, parameter, allowed) => {
    for (const address of ['spells', 'spells/facets', 'spells/export.csv', 'spells/export.json']) {
      const { status, json } = await ask(`/api/${address}?${query}`);
      expect(status, address).toBe(400);
      expect(JSON.parse(json.toString()).errors).toEqual([
        { parameter, value: query.split(/=-?/)[1], message: expect.stringContaining(allowed) },
      ]);
    }
  },
);

test('spells of a class are sorted by their level on its list', async () => {
  const levelsOf = async (sort: string): Promise<number[]> =>
    (await body(`/api/spells/export.json?class_name=ranger&sort=${sort}`)).spells.map(
      ({ class_levels }: { class_levels: { slug: string; level: number }[] }) =>
        class_levels.find(({ slug }) => slug === 'ranger')?.level,
    );
  const up = await levelsOf('level');
  expect(up.length).toBeGreaterThan(50);
  expect(up).toEqual([...up].sort((a, b) => a - b));
  expect(await levelsOf('-level')).toEqual([...up].reverse());
});

test.each<[kind: KindName, one: string, other: string]>([
  ['spells', 'level=1,2,3', 'level=1..3'],
  ['spells', 'verbal=yes', 'verbal=1'],
  ['spells', 'class_name=Wu Jen', 'class_name=wu-jen'],
  ['powers', 'level=7,8,9', 'level=7..'],
  ['monsters', 'cr=21+', 'cr=21..'],
  ['monsters', 'cr=1/2-', 'cr=..1/2'],
  ['items', 'min_price=5&max_price=10', 'price=5..10'],
  ['items', 'price_filter=under_1000', 'price_filter=custom&max_price=999.99'],
  ['feats', 'exclude_dragonmark=true', 'exclude_dragonmark=yes'],
])('the %s with %s are those with %s', async (kind, one, other) => {
  const [first, second] = [`/api/${kind}/export.json?${one}`, `/api/${kind}/export.json?${other}`];
  expect(await body(first)).toEqual(await body(second));
  expect((await body(first))[kind].length).toBeGreaterThan(0);
});
