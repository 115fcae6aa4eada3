import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { parseJson } from '../../src/catalogue/json-text.ts';
import { EFFECT_KINDS, type EffectKind } from '../../src/contract/effect-kinds.ts';
import { type Effect, effect } from '../../src/contract/effects.ts';
import { InvalidParameters } from '../../src/contract/problems.ts';
import { openTestCatalogue } from '../support/catalogue.ts';
import { DOES, DOES_NOT } from './truths.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openTestCatalogue();
});
afterAll(() => catalogue.close());

async function effectsOf(entry: string): Promise<string[]> {
  const [kind, slug = ''] = entry.split('/') as [EffectKind, string];
  const found = await catalogue[kind].find(slug);
  if (found === null) throw new Error(`There is no ${entry}.`);
  return parseJson<{ effects: { slug: string }[] }>(found as Buffer).effects.map((tag) => tag.slug);
}

test.each(DOES.map(([entry, ...effects]) => ({ entry, effects })))(
  '$entry does $effects',
  async ({ entry, effects }) => {
    expect(await effectsOf(entry)).toEqual(expect.arrayContaining(effects));
  },
);

test.each(DOES_NOT.map(([entry, ...effects]) => ({ entry, effects })))(
  '$entry does not do $effects',
  async ({ entry, effects }) => {
    const found = await effectsOf(entry);
    for (const slug of effects) expect(found).not.toContain(slug);
  },
);

test('the count of each effect is the total of the lists that it filters', async () => {
  for (const { effects } of catalogue.effects.index.groups)
    for (const { slug, counts, total } of effects.slice(0, 4)) {
      const kinds = EFFECT_KINDS.filter((kind) => counts[kind] !== undefined);
      const found = await Promise.all(kinds.map((kind) => countBy(kind, slug)));
      expect(Object.fromEntries(kinds.map((kind, i) => [kind, found[i]])), slug).toEqual(counts);
      expect(found.reduce((sum, count) => sum + count, 0)).toBe(total);
    }
});

async function countBy(kind: EffectKind, slug: string): Promise<number> {
  const query = { effect: { include: [slug], exclude: [] }, page: 1, limit: 1 } as const;
  const list = await catalogue[kind].list(query as never);
  return parseJson<{ pagination: { total: number } }>(list as Buffer).pagination.total;
}

test('every effect fits the contract and links to other effects that exist', async () => {
  const slugs = catalogue.effects.index.groups.flatMap(({ effects }) => effects.map(({ slug }) => slug));
  expect(slugs.length).toBeGreaterThan(300);
  for (const slug of slugs) {
    const found: Effect = effect.parse(parseJson((await catalogue.effects.find(slug)) as string));
    for (const { effects } of found.related) for (const other of effects) expect(slugs).toContain(other.slug);
    expect(found.note === null).toBe(!slug.startsWith('bonus-'));
  }
});

test('resistance bonuses to saves do not stack, dodge bonuses do', async () => {
  const noteOf = async (slug: string) => parseJson<Effect>((await catalogue.effects.find(slug)) as string).note;
  expect(await noteOf('bonus-resistance-saves')).toMatch(/do not stack/);
  expect(await noteOf('bonus-dodge-ac')).toMatch(/stack: all/);
});

test('a minus sign excludes an effect, and an unknown effect is refused', async () => {
  const list = (effectChoice: { include: string[]; exclude: string[] }) =>
    catalogue.feats.list({ effect: effectChoice, page: 1, limit: 1 } as never);
  const total = async (choice: { include: string[]; exclude: string[] }) =>
    parseJson<{ pagination: { total: number } }>((await list(choice)) as Buffer).pagination.total;
  const all = await total({ include: [], exclude: [] });
  const [stunning, others] = [
    await total({ include: ['inflicts-stunned'], exclude: [] }),
    await total({ include: [], exclude: ['inflicts-stunned'] }),
  ];
  expect(stunning).toBe(1);
  expect(others).toBe(all - stunning);
  await expect(list({ include: ['inflicts-hiccups'], exclude: [] })).rejects.toThrow(InvalidParameters);
});
