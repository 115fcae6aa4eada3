import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi } from '../support/server.ts';

type Document = {
  openapi: string;
  paths: Record<
    string,
    Record<
      string,
      {
        summary?: string;
        parameters?: { name: string; description?: string; schema: { type?: string } }[];
        responses: object;
      }
    >
  >;
};

let api: Awaited<ReturnType<typeof startApi>>;
let document: Document;
beforeAll(async () => {
  api = await startApi();
  document = (await (await fetch(`${api.base}/api/openapi.json`)).json()) as Document;
});
afterAll(() => api.stop());

test('the document is OpenAPI 3.1 and describes every call', () => {
  expect(document.openapi).toBe('3.1.0');
  for (const [path, operations] of Object.entries(document.paths))
    for (const { summary } of Object.values(operations)) expect(summary, path).toBeTruthy();
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining([
      '/api/spells',
      '/api/spells/filters',
      '/api/spells/{slug}',
      '/api/rulebooks',
      '/api/search',
    ]),
  );
});

test('the spell list documents its 26 parameters with their types', () => {
  const parameters = document.paths['/api/spells']?.get?.parameters ?? [];
  expect(parameters.map(({ name }) => name)).toEqual(
    expect.arrayContaining(
      'page limit search starts_with school subschool level class_name domain descriptor rulebook edition verbal somatic material focus divine_focus xp range area duration saving_throw spell_resistance casting_time'.split(
        ' ',
      ),
    ),
  );
  expect(parameters.find(({ name }) => name === 'limit')?.schema).toMatchObject({
    type: 'integer',
    minimum: 1,
    maximum: 200,
  });
});

test('every failure is declared with the problem type of its response', async () => {
  const failures = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.values(operations).flatMap(({ responses }) =>
      Object.entries(responses as Record<string, { content?: object }>).flatMap(([status, { content = {} }]) =>
        Number(status) >= 400 ? [[`${path} ${status}`, Object.keys(content)] as const] : [],
      ),
    ),
  );
  expect(failures.length).toBeGreaterThan(100);
  for (const [name, types] of failures) expect(types, name).toEqual(['application/problem+json']);
  const missing = await fetch(`${api.base}/api/spells/none`);
  expect(missing.headers.get('content-type')).toMatch(/^application\/problem\+json\b/);
});

test('the reference page is served at /api', async () => {
  const response = await fetch(`${api.base}/api`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('swagger-ui');
});

test('the parameters of a page mean the same in the API', async () => {
  const total = async (query: string) => {
    const { pagination } = (await (await fetch(`${api.base}/api/spells?${query}`)).json()) as {
      pagination: { total: number };
    };
    return pagination.total;
  };
  const found = await total('class_name=wizard&starts_with=f&level=3');
  expect(found).toBeGreaterThan(0);
  expect(await total('class=wizard&letter=f&level=3')).toBe(found);
  expect(await total('class=wizard&level=3')).toBeLessThan(await total('level=3'));
});

test('only filters that take it are described with the minus sign that excludes a value', () => {
  const descriptions = new Map(
    document.paths['/api/feats']?.get?.parameters?.map(({ name, description }) => [name, description ?? '']),
  );
  expect(descriptions.get('category')).toContain('without one: -a');
  expect(descriptions.get('has')).toMatch(/joined by commas: dodge,mobility/);
  expect(descriptions.get('has')).not.toContain('-a');
});
