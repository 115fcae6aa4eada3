import { afterAll, beforeAll, expect, test } from 'vitest';
import { problem } from '../../src/contract/problems.ts';
import { spell, spellFilters, spellList } from '../../src/contract/spells.ts';
import { startApi } from '../support/server.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const get = (path: string) => fetch(api.base + path);

test('a list has entries and pagination', async () => {
  const response = await get('/api/spells?limit=20');
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const body = spellList.parse(await response.json());
  expect(body.pagination).toEqual({ total: 698, pages: 35, page: 1, limit: 20 });
  expect(body.spells).toHaveLength(20);
});

test('a detail is the spell', async () => {
  expect(spell.parse(await (await get('/api/spells/magic-missile')).json()).name).toBe('Magic Missile');
});

test('the filters have every list of values', async () => {
  const filters = spellFilters.parse(await (await get('/api/spells/filters')).json());
  expect(filters.schools).toHaveLength(9);
  expect(filters.classes.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'Wizard',
      'Sorcerer',
      'Druid',
      'Cleric',
      'Bard',
      'Paladin',
      'Ranger',
      'Adept',
      'Warmage',
      'Wu Jen',
    ]),
  );
});

test.each([
  ['page=0', 'page', '0'],
  ['page=-1', 'page', '-1'],
  ['page=two', 'page', 'two'],
  ['limit=0', 'limit', '0'],
  ['limit=201', 'limit', '201'],
  ['level=12', 'level', '12'],
  ['starts_with=%3F%3F', 'starts_with', '??'],
  ['school=hedge', 'school', 'hedge'],
  ['class_name=plumber', 'class_name', 'plumber'],
  ['edition=4', 'edition', '4'],
  ['verbal=maybe', 'verbal', 'maybe'],
  ['sort=size', 'sort', 'size'],
])('%s is a 400 that names the parameter, the value and what is allowed', async (query, parameter, value) => {
  const response = await get(`/api/spells?${query}`);
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  const body = problem.parse(await response.json());
  expect(body.errors).toEqual([{ parameter, value, message: expect.stringMatching(/^must be /) }]);
  expect(body.detail).toContain(parameter);
});

test('several invalid parameters are named at once', async () => {
  const body = problem.parse(await (await get('/api/spells?page=0&limit=999')).json());
  expect(body.errors?.map(({ parameter }) => parameter)).toEqual(['page', 'limit']);
});

test('an unknown spell is a 404 with an explanation', async () => {
  const response = await get('/api/spells/flaming-sphere-of-doom');
  expect(response.status).toBe(404);
  expect(problem.parse(await response.json()).detail).toContain('flaming-sphere-of-doom');
});

test('unknown parameters are ignored and empty ones count as absent', async () => {
  const body = spellList.parse(await (await get('/api/spells?colour=blue&school=&level=&page=')).json());
  expect(body.pagination.total).toBe(698);
});

test('a repeated parameter matches any of its values', async () => {
  const total = async (query: string) =>
    spellList.parse(await (await get(`/api/spells?${query}`)).json()).pagination.total;
  const joined = await total('level=3,4');
  expect(joined).toBeGreaterThan(0);
  expect(await total('level=3&level=4')).toBe(joined);
});

test('scripts of other sites may read the response', async () => {
  expect((await get('/api/spells')).headers.get('access-control-allow-origin')).toBe('*');
});

test('an unknown address below /api is a 404 problem', async () => {
  const response = await get('/api/wands');
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
});
