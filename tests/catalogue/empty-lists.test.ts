import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiAnswer } from '../../src/api/route.ts';
import { localApi } from '../../src/api/routes.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { problem } from '../../src/contract/problems.ts';
import { openTestCatalogue } from '../support/catalogue.ts';
import { routesOf } from '../support/routes.ts';

let catalogue: Catalogue;
let ask: (address: string) => Promise<ApiAnswer>;

beforeAll(async () => {
  catalogue = await openTestCatalogue();
  ask = localApi(routesOf(catalogue));
});
afterAll(() => catalogue.close());

async function body(address: string) {
  const { status, json } = await ask(address);
  expect(status, `${address}: ${json}`).toBe(200);
  return JSON.parse(json.toString());
}

/** The list that a page shows, and what it says of its parameters. */
const list = (kind: string, query: URLSearchParams) => body(`/api/${kind}?limit=1&counts=yes&${query}`);

test.each([
  ['feats', 'has=forge-ring&search=dragon', 'listed'],
  ['feats', 'category=epic&search=shock trooper', 'all'],
  ['feats', 'rulebook=complete-warrior&category=epic', 'all'],
  ['monsters', 'cr=-1/2&books=phb-35', 'all'],
  ['monsters', 'type=ooze&size=fine&starts_with=q', 'all'],
  ['spells', 'school=necromancy&search=shock trooper', 'listed'],
  ['classes', 'hit_die=d4&search=shock trooper', 'all'],
])(
  'an empty list of %s with %s says how many there are without each, with coverage %s',
  async (kind, text, coverage) => {
    const set = new URLSearchParams(text);
    const { pagination, counts } = await list(kind, new URLSearchParams([...set, ['coverage', coverage]]));
    expect(pagination.total).toBe(0);
    expect(Object.keys(counts.without).sort()).toEqual([...set.keys()].sort());
    for (const [name, count] of Object.entries(counts.without)) {
      const others = [...set].filter(([other]) => other !== name);
      const without = await list(kind, new URLSearchParams([...others, ['coverage', coverage]]));
      expect(without.pagination.total, name).toBe(count);
    }
    const facets = await body(`/api/${kind}/facets?${set}&coverage=${coverage}`);
    expect(facets.without).toEqual(counts.without);
  },
);

test('a list that one of both fills says nothing of lists without its parameters', async () => {
  const { pagination, counts } = await list('feats', new URLSearchParams('search=shock trooper&coverage=all'));
  expect(pagination.total).toBeGreaterThan(0);
  expect(counts).not.toHaveProperty('without');
});

test.each([
  'coverage=listed',
  'coverage=all',
  'coverage=listed&rulebook=spell-compendium',
  'coverage=all&rulebook=spell-compendium',
])('an unknown value of a filter is refused with %s', async (query) => {
  const { status, json } = await ask(`/api/spells?${query}&descriptor=zzz`);
  expect(status).toBe(400);
  expect(problem.parse(JSON.parse(json.toString())).errors).toMatchObject([{ parameter: 'descriptor', value: 'zzz' }]);
});
