import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { CompileContext, NumberedEntry } from '../compile-context.ts';
import type { Writer } from '../writer.ts';
import { DARK, TINTS } from './inks.ts';
import { illustrator } from './pictures.ts';

/** Vocabularies in which aberrations have a sign, and only one monster, of fire, has a figure. */
const context = {
  table: (_name: string, row: z.ZodType) =>
    new Map([
      ['types', row.parse({ aberration: 'squid' })],
      ['monsters', row.parse({ drake: { drawing: 'dragon-head', tint: 'red' } })],
    ]),
  word: () => 'Aberration',
} as unknown as CompileContext;

/** A writer that records pictures by path. */
function collect(): { writer: Writer; stored: ReadonlyMap<string, string> } {
  const stored = new Map<string, string>();
  const add = (_table: string, rows: { path: string; data: Buffer }[]) => {
    for (const { path, data } of rows) stored.set(path, data.toString());
  };
  return { writer: { add } as unknown as Writer, stored };
}

const entry = (slug: string, name = 'Aboleth') =>
  ({ slug, value: { name, type: 'aberration', size: 'huge', subtypes: ['fire'] } }) as NumberedEntry<'monsters'>;

test('artwork in the content folder replaces the drawn portrait', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'art-'));
  for (const [kind, file] of [
    ['portraits', 'aboleth.webp'],
    ['artwork', 'aboleth.jpg'],
    ['tokens', 'aboleth.png'],
  ] as const) {
    mkdirSync(join(folder, 'art', kind), { recursive: true });
    writeFileSync(join(folder, 'art', kind, file), kind);
  }
  const { writer, stored } = collect();
  const illustrate = await illustrator(context, writer, folder);

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

test('a monster without a figure gets a plate with size and type, and a matching alternative text', async () => {
  const { writer, stored } = collect();
  const illustrate = await illustrator(context, writer, mkdtempSync(join(tmpdir(), 'art-')));
  expect(illustrate(entry('other', 'Other')).portrait_alt).toBe('No portrait of Other: Huge Aberration');
  expect(illustrate(entry('drake', 'Drake')).portrait_alt).toBe('Portrait of Drake');
  expect(stored.get('portraits/other.svg')).toContain('<circle');
  expect(stored.get('portraits/drake.svg')).not.toContain('<circle');
});

test('a portrait has colours for both themes; its figure and its token use the tint', async () => {
  const { writer, stored } = collect();
  const illustrate = await illustrator(context, writer, mkdtempSync(join(tmpdir(), 'art-')));
  illustrate(entry('drake'));
  const [light = '', dark = ''] = (stored.get('portraits/drake.svg') ?? '').split(
    '@media screen and (prefers-color-scheme:dark)',
  );
  expect(light).toContain(`.figure{color:${TINTS.red.light.fill}`);
  expect(dark).toContain(`.ground{fill:${DARK.ground}`);
  expect(dark).toContain(`.figure{color:${TINTS.red.dark.fill}`);
  expect(stored.get('tokens/drake.svg')).toContain(`color:${TINTS.red.light.fill}`);
});
