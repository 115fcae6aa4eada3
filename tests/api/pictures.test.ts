import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Monster, MonsterList } from '../../src/contract/monsters.ts';
import { startApi } from '../support/server.ts';

let server: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  server = await startApi();
});
afterAll(() => server.stop());

const monster = async (slug: string) => (await (await fetch(`${server.base}/api/monsters/${slug}`)).json()) as Monster;

test('every monster has a portrait and a token', async () => {
  const slugs: string[] = [];
  for (let page = 1; page <= 4; page++) {
    const list = (await (await fetch(`${server.base}/api/monsters?limit=200&page=${page}`)).json()) as MonsterList;
    slugs.push(...list.monsters.map(({ slug }) => slug));
  }
  expect(slugs).toHaveLength(681);
  for (const slug of slugs) {
    const { portrait_path, token_path } = await monster(slug);
    expect(portrait_path).toBe(`/portraits/${slug}.svg`);
    expect(token_path).toBe(`/tokens/${slug}.png`);
    const portrait = await fetch(server.base + portrait_path);
    expect(portrait.headers.get('content-type')).toContain('image/svg+xml');
    expect(await portrait.text()).toMatch(/^<svg .*<\/svg>$/s);
  }
});

test('a token is a picture of 512 × 512 pixels with the challenge rating in its ring', async () => {
  const { token_path } = await monster('aboleth');
  const token = await fetch(server.base + token_path);
  expect(token.headers.get('content-type')).toBe('image/png');
  const bytes = Buffer.from(await token.arrayBuffer());
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([512, 512]);
  const ring = async (slug: string) =>
    /<circle[^>]*fill="(#\w+)"/.exec(await (await fetch(`${server.base}/tokens/${slug}.svg`)).text())?.[1];
  expect(await ring('aboleth')).not.toBe(await ring('tarrasque'));
});

test('monsters larger than people have a person beside them, and swarms are many creatures', async () => {
  const drawing = async (slug: string) => (await fetch(`${server.base}/portraits/${slug}.svg`)).text();
  expect(await drawing('aboleth')).toContain('paint-order');
  expect(await drawing('goblin-1st-level-warrior')).not.toContain('paint-order');
  expect((await drawing('bat-swarm')).match(/<use /g)).toHaveLength(12);
});

test('a missing picture is a 404 problem', async () => {
  for (const path of [
    '/tokens/nobody.png',
    '/portraits/..%2f..%2fpackage.json',
    '/tokens/aboleth.gif',
    '/artwork/aboleth.webp',
  ]) {
    const response = await fetch(server.base + path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  }
});
