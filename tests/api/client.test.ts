import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { generateApi } from 'swagger-typescript-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi } from '../support/server.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let document: string;
beforeAll(async () => {
  api = await startApi();
  document = await (await fetch(`${api.base}/api/openapi.json`)).text();
});
afterAll(() => api.stop());

test('the OpenAPI document lints clean', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: document, absoluteRef: '/openapi.json', config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

/** A program as a stranger would write it, with the client that a generator makes from the document. */
const PROGRAM = `import { Api } from './client.ts';

export async function run(base: string) {
  const { api } = new Api({ baseUrl: base });
  const list = await api.getSpells({ school: 'evocation', limit: 2 });
  const first: string = list.data.spells[0]?.name ?? '';
  const total: number = list.data.pagination.total;
  const monster = await api.getMonstersBySlug('aboleth');
  // Of the monsters of other books, the answer has the book and the page.
  const armorClass: string | null = 'armor_class' in monster.data ? monster.data.armor_class : null;
  return { first, total, armorClass };
}
`;

test('a client generated from the document compiles and reads the catalogue', async () => {
  mkdirSync('test-results', { recursive: true });
  const folder = mkdtempSync(resolve('test-results', 'client-'));
  const [file] = (await generateApi({ spec: JSON.parse(document), output: false, silent: true })).files;
  writeFileSync(join(folder, 'client.ts'), file?.fileContent ?? '');
  writeFileSync(join(folder, 'program.ts'), PROGRAM);
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--target',
    'esnext',
    '--module',
    'nodenext',
  ];
  const compiled = spawnSync('tsc', [...options, '--allowImportingTsExtensions', join(folder, 'program.ts')], {
    encoding: 'utf8',
  });
  expect(compiled.stdout + compiled.stderr).toBe('');
  const { run } = (await import(join(folder, 'program.ts'))) as { run: (base: string) => Promise<unknown> };
  expect(await run(api.base)).toEqual({
    first: expect.any(String),
    total: expect.any(Number),
    armorClass: expect.stringContaining('16'),
  });
});
