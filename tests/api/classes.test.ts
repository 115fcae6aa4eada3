import { afterAll, beforeAll, expect, test } from 'vitest';
import { characterClass, classList } from '../../src/contract/classes.ts';
import { problem } from '../../src/contract/problems.ts';
import { race, raceList } from '../../src/contract/races.ts';
import { startApi } from '../support/server.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const get = (path: string) => fetch(api.base + path);
const body = async (path: string): Promise<unknown> => (await get(path)).json();

test('classes have a list and details, with HTML for programs', async () => {
  const list = classList.parse(await body('/api/classes?search=mystic&limit=5'));
  expect(list.classes.map(({ slug }) => slug)).toContain('mystic-theurge');
  const wizard = characterClass.parse(await body('/api/classes/wizard'));
  expect(wizard.variants[0]?.advancement_html).toContain('<th scope="row">20th</th><td>+10/+5</td>');
  expect(wizard.variants[0]?.class_features_html).toContain('<h3 id="familiar">Familiar</h3>');
});

test('races have a list and details', async () => {
  expect(raceList.parse(await body('/api/races?starts_with=h')).races.map(({ slug }) => slug)).toContain('halfling');
  expect(race.parse(await body('/api/races/elf')).racial_traits).toContain('Skills: +2 racial bonus on Listen');
});

test('an invalid page is refused, and a missing entry is a 404 that names it', async () => {
  const bad = await get('/api/classes?page=0');
  expect(bad.status).toBe(400);
  expect(problem.parse(await bad.json()).errors?.[0]?.parameter).toBe('page');
  const missing = await get('/api/races/no-such-race');
  expect(missing.status).toBe(404);
  expect(problem.parse(await missing.json()).detail).toContain('no-such-race');
});
