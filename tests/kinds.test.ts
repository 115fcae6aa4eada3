import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { KIND_NAMES } from '../src/contract/kinds.ts';
import routes from '../src/web/routes.ts';

/*
 * A kind is complete when every layer has its file and its pages are routed; these tests name what is missing. That it is
 * in every registry is held by their types.
 */

const LAYERS = [
  'content/{kind}',
  'src/content/schema/{kind}.ts',
  'src/content/kinds/{kind}.ts',
  'src/database/tables/{kind}.ts',
  'src/contract/{kind}.ts',
  'src/catalogue/{kind}.ts',
  'src/api/{kind}.ts',
  'src/web/screens/{kind}',
  'tests/catalogue/{kind}.test.ts',
];

for (const kind of KIND_NAMES) {
  test.each(LAYERS)(`${kind} has ${'%s'}`, (layer) => {
    expect(existsSync(layer.replace('{kind}', kind))).toBe(true);
  });

  test(`${kind} has a list and a detail page`, () => {
    const paths = routes.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining([kind, `${kind}/:slug`]));
  });
}
