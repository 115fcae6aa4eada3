import { expect, test } from 'vitest';
import { z } from 'zod';
import { type FigureNames, figureFinder, ownDrawings, setDrawings } from '../../src/content/art/figures.ts';
import { TINTS } from '../../src/content/art/inks.ts';
import type { CompileContext } from '../../src/content/compile-context.ts';
import { loadSources, loadTable } from '../../src/content/load.ts';
import type { Monster } from '../../src/content/schema/monsters.ts';

const FOLDER = 'content';
const table: CompileContext['table'] = (name, row) => loadTable(FOLDER, name, row);
const find = figureFinder({ table } as CompileContext);
const monsters = new Map(
  loadSources(FOLDER)
    .filter(({ kind }) => kind === 'monsters')
    .map(({ slug, value }) => [slug, value as Monster]),
);
const own = ownDrawings(FOLDER);
const set = setDrawings();

function figureOf(slug: string): FigureNames {
  const monster = monsters.get(slug);
  if (monster === undefined) throw new Error(`There is no monster ${slug}.`);
  return find(slug, monster).figure;
}

test('every monster has a drawing or a sign, and each drawing exists', () => {
  expect(monsters.size).toBe(681);
  const names = [...monsters].flatMap(([slug, monster]) => {
    const { figure, sign } = find(slug, monster);
    return [sign, figure?.drawing, figure?.emblem].filter((name) => name !== undefined);
  });
  expect(names.filter((name) => !own.has(name) && !set.has(name))).toEqual([]);
});

test('every drawing of the project is used, and every line of the table names a monster, family or type', () => {
  const used = new Set([...monsters.keys()].map((slug) => figureOf(slug)?.drawing));
  expect([...own.keys()].filter((name) => !used.has(name))).toEqual([]);
  const rows = loadTable(FOLDER, 'portraits', z.record(z.string(), z.unknown()));
  const known: Record<string, ReadonlySet<string>> = {
    types: new Set([...monsters.values()].map(({ type }) => type)),
    families: new Set([...monsters.values()].flatMap(({ family }) => family ?? [])),
    monsters: new Set(monsters.keys()),
  };
  for (const [group, lines] of rows) expect(Object.keys(lines).filter((name) => !known[group]?.has(name))).toEqual([]);
});

test('drawings of the project are painted in the colour around them, and name the drawings of the set that they are made of', () => {
  for (const [name, markup] of own) {
    const colors = [...markup.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, color]) => color);
    expect(new Set(colors), name).toEqual(new Set(['currentColor']));
    const named = [...(/<desc>(.*?)<\/desc>/s.exec(markup)?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(([, icon]) => icon);
    expect(
      named.filter((icon) => icon === undefined || !set.has(icon)),
      name,
    ).toEqual([]);
  }
});

test.each([
  ['gelatinous-cube', 'gelatinous-cube'],
  ['chimera', 'chimera'],
  ['balor', 'balor'],
  ['treant', 'treant'],
  ['stirge', 'stirge'],
  ['harpy', 'harpy'],
  ['red-dragon-adult', 'red-dragon'],
  ['twelve-headed-hydra', 'twelve-headed-hydra'],
])('%s is drawn as %s', (slug, drawing) => {
  expect(figureOf(slug)?.drawing).toBe(drawing);
  expect(own.has(drawing)).toBe(true);
});

test('dragons differ by their heads and by their colours', () => {
  const kinds = ['black', 'blue', 'green', 'red', 'white', 'brass', 'bronze', 'copper', 'gold', 'silver'] as const;
  for (const age of ['wyrmling', 'adult', 'great-wyrm'])
    expect(kinds.map((kind) => figureOf(`${kind}-dragon-${age}`))).toEqual(
      kinds.map((kind) => ({ drawing: `${kind}-dragon`, tint: kind })),
    );
  expect(new Set(kinds.map((kind) => own.get(`${kind}-dragon`))).size).toBe(kinds.length);
  for (const theme of ['light', 'dark'] as const)
    expect(new Set(kinds.map((kind) => JSON.stringify(TINTS[kind][theme]))).size).toBe(kinds.length);
});

test('a monster that no drawing fits gets a plate', () => {
  expect(figureOf('thought-eater')).toBeNull();
});

test('prismatic dragons and dire wolves look like dragons and wolves', () => {
  expect(figureOf('prismatic-dragon-adult')).toEqual({ drawing: 'spiked-dragon-head', emblem: 'prism' });
  expect(figureOf('dire-wolf')?.drawing).toBe('wolf-head');
});
