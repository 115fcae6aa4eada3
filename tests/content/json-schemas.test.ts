import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { CONTENT_KINDS } from '../../src/content/content-kinds.ts';
import { jsonSchemaOf } from '../../src/content/json-schemas.ts';
import { loadSources } from '../../src/content/load.ts';

const sources = Map.groupBy(loadSources(resolve('content')), ({ kind }) => kind);

test.each(CONTENT_KINDS)(
  'every file of %s fits the JSON Schema that editors get, and an unknown key does not',
  (kind) => {
    const fits = new Ajv({ allErrors: true, strict: false, validateFormats: false }).compile(jsonSchemaOf(kind));
    const files = sources.get(kind) ?? [];
    expect(files.length).toBeGreaterThan(0);
    for (const { file, value } of files) expect(fits(value), `${file}: ${JSON.stringify(fits.errors)}`).toBe(true);
    const [first] = files;
    expect(fits({ ...(first?.value as object), colour: 'blue' })).toBe(false);
  },
);

test('the editor settings map the files of every kind to its schema', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  for (const kind of CONTENT_KINDS)
    expect(settings['yaml.schemas'][`./build/schemas/${kind}.json`]).toBe(`content/${kind}/**/*.yaml`);
});
