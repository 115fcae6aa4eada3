import { afterAll, beforeAll, expect, test } from 'vitest';
import { KIND_NAMES } from '../../src/contract/kinds.ts';
import { preview } from '../../src/contract/previews.ts';
import { startApi } from '../support/server.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const ask = (path: string) => fetch(`${api.base}/api/preview/${path}`);

test('the preview of a spell has its school, level and casting', async () => {
  const fireball = preview.parse(await (await ask('spells/fireball')).json());
  expect(fireball).toMatchObject({ name: 'Fireball', note: 'Evocation [Fire]' });
  expect(fireball.facts).toContainEqual({ label: 'Level', value: 'Sorcerer/Wizard 3' });
});

test.each(KIND_NAMES)('every kind has previews: %s', async (kind) => {
  const { [kind]: results } = await (await fetch(`${api.base}/api/${kind}?limit=3`)).json();
  for (const { slug, name } of results) {
    const answer = await ask(`${kind}/${slug}`);
    expect(answer.status).toBe(200);
    expect(preview.parse(await answer.json()).name).toBe(name);
  }
  expect(results.length).toBeGreaterThan(0);
});

test('an unknown kind or entry is a 404 that says so', async () => {
  for (const path of ['spells/nothing', 'wands/fire', 'constructor/x']) expect((await ask(path)).status).toBe(404);
});

test('the OpenAPI document names both parts of the path', async () => {
  const { paths } = await (await fetch(`${api.base}/api/openapi.json`)).json();
  const parameters: { name: string }[] = paths['/api/preview/{kind}/{slug}'].get.parameters;
  expect(parameters.map(({ name }) => name)).toEqual(['kind', 'slug']);
});
