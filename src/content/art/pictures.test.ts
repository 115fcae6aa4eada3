import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CompileContext, NumberedEntry } from '../compile-context.ts';
import type { Writer } from '../writer.ts';
import { illustrator } from './pictures.ts';

test('artwork of the content folder takes the place of what would be drawn', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'art-'));
  for (const [kind, file] of [
    ['portraits', 'aboleth.webp'],
    ['artwork', 'aboleth.jpg'],
    ['tokens', 'aboleth.png'],
  ] as const) {
    mkdirSync(join(folder, 'art', kind), { recursive: true });
    writeFileSync(join(folder, 'art', kind, file), kind);
  }
  const stored = new Map<string, string>();
  const writer = {
    add: (_table: string, rows: { path: string; data: Buffer }[]) => {
      for (const { path, data } of rows) stored.set(path, data.toString());
    },
  } as unknown as Writer;
  const context = { table: () => new Map([['types', { aberration: 'squid' }]]) } as unknown as CompileContext;
  const illustrate = await illustrator(context, writer, folder);
  const entry = (slug: string) =>
    ({ slug, value: { name: 'Aboleth', type: 'aberration', size: 'huge' } }) as NumberedEntry<'monsters'>;

  expect(illustrate(entry('aboleth'))).toMatchObject({
    portrait_path: '/portraits/aboleth.webp',
    artwork_path: '/artwork/aboleth.jpg',
    token_path: '/tokens/aboleth.png',
  });
  expect(Object.fromEntries(stored)).toEqual({
    'portraits/aboleth.webp': 'portraits',
    'artwork/aboleth.jpg': 'artwork',
    'tokens/aboleth.png': 'tokens',
  });
  expect(illustrate(entry('other'))).toMatchObject({ portrait_path: '/portraits/other.svg', artwork_path: null });
});
