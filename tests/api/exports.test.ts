import { afterAll, beforeAll, expect, test } from 'vitest';
import { KIND_NAMES } from '../../src/contract/kinds.ts';
import { SORTS } from '../../src/contract/sorts.ts';
import { startApi } from '../support/server.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const get = (path: string) => fetch(api.base + path);

test('a CSV file is UTF-8 with a byte order mark, a line of headings and one for each entry', async () => {
  const response = await get('/api/spells/export.csv?search=fireball&class_name=wizard');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="spells.csv"');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [headings, first] = bytes.subarray(3).toString().split('\r\n');
  expect(headings).toBe(
    'Name,School,Subschool,Descriptors,Level,Verbal,Somatic,Material,Focus,Divine focus,XP,Casting time,Range,Duration,Saving throw,Spell resistance,Summary,Rulebook,Address',
  );
  expect(first).toMatch(
    /^Fireball,Evocation,,Fire,Sorcerer\/Wizard 3,yes,yes,yes,no,no,no,1 standard action,Long \(400 ft\. \+ 40 ft\.\/level\),Instantaneous,Reflex half,/,
  );
  expect(first).toMatch(/,Player's Handbook v\.3\.5,\/spells\/fireball$/);
});

test('text that a spreadsheet would take for a formula is marked as text, figures stay figures', async () => {
  const table = await (await get('/api/items/export.csv?search=acid resistance&property_filter=armor')).text();
  expect(table).toContain(`,"'+18,000 gp",`);
  expect(await (await get('/api/items/export.csv?search=longsword&type=weapon')).text()).toContain(',15,15 gp,4,');
});

test('an export as JSON is a file as well', async () => {
  const response = await get('/api/deities/export.json?alignment=neutral-good');
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="deities.json"');
});

test('every list documents its filters, columns, facets and files', async () => {
  const { paths } = await (await get('/api/openapi.json')).json();
  for (const kind of KIND_NAMES) {
    const parametersOf = (path: string): { name: string; schema: { enum?: string[] } }[] => paths[path].get.parameters;
    const list = parametersOf(`/api/${kind}`);
    for (const path of ['facets', 'export.csv', 'export.json'])
      expect(parametersOf(`/api/${kind}/${path}`), path).toEqual(list);
    const columns = Object.keys(SORTS[kind]);
    expect(list.find(({ name }) => name === 'sort')?.schema.enum).toEqual(
      columns.flatMap((name) => [name, `-${name}`]),
    );
    expect(Object.keys(paths[`/api/${kind}/export.csv`].get.responses['200'].content)).toEqual(['text/csv']);
    const { facets } = await (await get(`/api/${kind}/facets`)).json();
    expect(list.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(facets)));
  }
});
