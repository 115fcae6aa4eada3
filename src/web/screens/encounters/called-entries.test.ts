import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi } from '../../../../tests/support/server.ts';
import { type Answer, type Api, failure } from '../../data/api.ts';
import { calledEntries } from '../../nearest/nearest-names.ts';
import { paths } from '../../paths.ts';
import { rolledAnew } from '../treasure/treasure-query.ts';
import { submitted } from './encounter-query.ts';

let server: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  server = await startApi();
});
afterAll(() => server.stop());

const api: Api = async <T>(address: string): Promise<Answer<T>> => {
  const response = await fetch(server.base + address);
  const body: unknown = await response.json();
  return response.ok ? { ok: true, value: body as T } : failure(response.status, body);
};

function answered<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(answer.cause);
  return answer.value;
}
const slugs = async (kind: 'monsters' | 'traps', text: string) =>
  answered(await calledEntries(api, kind, text)).map(({ slug }) => slug);
const queryOf = (address: Answer<string | null>) =>
  Object.fromEntries(new URL(answered(address) ?? '', 'http://localhost').searchParams.entries());

test('names count, misspelt ones too, but no passages of texts and no words that could be filters', async () => {
  expect((await slugs('monsters', 'worg'))[0]).toBe('worg');
  expect((await slugs('monsters', 'minotuar'))[0]).toBe('minotaur');
  expect((await slugs('monsters', 'Fire Giant'))[0]).toBe('fire-giant');
  expect(await slugs('monsters', 'Fire Trap')).toEqual([]);
  expect((await slugs('traps', 'Fire Trap')).every((slug) => slug.startsWith('fire-trap'))).toBe(true);
  expect(await slugs('monsters', '“?”')).toEqual([]);
});

test('a trap is added by its name; a name that nothing has is kept, until something is added', async () => {
  expect(queryOf(await submitted(api, { creature: 'ogre', add: 'Fire Trap' })).trap).toMatch(/^fire-trap/);
  const query = { creature: 'ogre', hold: 'ogre', party: '5:4' };
  const missing = queryOf(await submitted(api, { ...query, add: 'Qwxzzy' }));
  expect(missing).toEqual({ ...query, missing: 'Qwxzzy' });
  expect(queryOf(await submitted(api, { ...missing, add: 'worg' }))).toEqual({ ...query, creature: 'ogre,worg' });
});

test('a treasure is rolled again for the creature that was built, while its name is unchanged', async () => {
  const build = 'class=fighter:4';
  const shown = { shown_slug: 'ogre', shown_name: 'Ogre, 4th-Level Fighter', build };
  const again = await rolledAnew(api, { ...shown, creature: shown.shown_name });
  expect(queryOf(again)).toEqual({ creature: 'ogre', build, seed: expect.stringMatching(/^\d+$/) });
  const other = await rolledAnew(api, { ...shown, creature: 'Minotaur' });
  expect(queryOf(other)).toEqual({ creature: 'minotaur', seed: expect.stringMatching(/^\d+$/) });
  expect(answered(await rolledAnew(api, { creature: 'Qwxzzy', level: '3' }))).toBe(
    paths.treasure({ level: 3, missing: 'Qwxzzy' }),
  );
});

test('a level is added to the party without losing what the form says', async () => {
  const form = { level: '9', climate: 'cold', people: '4,2', of: '5,6', more: '1', creature: 'ogre' };
  const more = queryOf(await submitted(api, form));
  expect(more).toEqual({ level: '9', climate: 'cold', party: '5:4,6:2,6:1', creature: 'ogre' });
});

test('what is asked of a server that does not answer fails with the cause, and is not taken for missing', async () => {
  const cause = 'The server could not be reached. Are you online?';
  const silent: Api = async () => ({ ok: false, status: 0, cause });
  expect(await submitted(silent, { creature: 'ogre', add: 'worg' })).toMatchObject({ ok: false, cause });
  expect(await submitted(silent, { creature: 'ogre', others: '1' })).toMatchObject({ ok: false, cause });
  expect(await rolledAnew(silent, { creature: 'worg' })).toMatchObject({ ok: false, cause });
});
