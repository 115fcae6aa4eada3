import { afterAll, beforeAll, expect, test } from 'vitest';
import { feat, featCategories, featList } from '../../src/contract/feats.ts';
import { problem } from '../../src/contract/problems.ts';
import { skill, skillList } from '../../src/contract/skills.ts';
import { expectEach } from '../support/expect-each.ts';
import { startApi } from '../support/server.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const get = (path: string) => fetch(api.base + path);
const body = async (path: string): Promise<unknown> => (await get(path)).json();

test('the categories are a list of names and slugs', async () => {
  const categories = featCategories.parse(await body('/api/feats/categories/list'));
  expect(categories).toContainEqual({ name: 'Item Creation', slug: 'item-creation' });
});

test('feats have a list and details', async () => {
  const list = featList.parse(await body('/api/feats?category=metamagic&exclude_dragonmark=true&limit=5'));
  expect(list.feats).toHaveLength(5);
  expectEach(list.feats, ({ category_slug }) => category_slug === 'metamagic');
  expect(feat.parse(await body('/api/feats/power-attack')).name).toBe('Power Attack');
});

test('a feat has the tree of what it needs and opens', async () => {
  const { tree } = feat.parse(await body('/api/feats/whirlwind-attack'));
  expect(tree?.nodes.map(({ slug, depth }) => [slug, depth])).toEqual([
    ['combat-expertise', 0],
    ['dodge', 0],
    ['mobility', 1],
    ['spring-attack', 2],
    ['whirlwind-attack', 0],
    ['improved-whirlwind-attack', 1],
  ]);
  const named = tree?.edges.map(({ from, to }) => `${tree.nodes[from]?.slug} > ${tree.nodes[to]?.slug}`).sort();
  expect(named).toEqual([
    'combat-expertise > whirlwind-attack',
    'dodge > mobility',
    'mobility > spring-attack',
    'spring-attack > whirlwind-attack',
    'whirlwind-attack > improved-whirlwind-attack',
  ]);
  expect(feat.parse(await body('/api/feats/alertness')).tree).toBeNull();
});

test('no boxes of a tree overlap, and what is needed stands on the left', async () => {
  const slugs: string[] = [];
  for (let page = 1; page <= 4; page++)
    slugs.push(...featList.parse(await body(`/api/feats?limit=100&page=${page}`)).feats.map(({ slug }) => slug));
  for (const slug of slugs) {
    const { tree } = feat.parse(await body(`/api/feats/${slug}`));
    if (tree === null) continue;
    const { nodes, edges, box, width, height } = tree;
    for (const [i, a] of nodes.entries()) {
      expect(a.x + box.width <= width && a.y + box.height <= height, slug).toBe(true);
      for (const b of nodes.slice(i + 1))
        expect(Math.abs(a.x - b.x) >= box.width || Math.abs(a.y - b.y) >= box.height, slug).toBe(true);
    }
    for (const { from, to } of edges) expect((nodes[from]?.x ?? 0) + box.width, slug).toBeLessThan(nodes[to]?.x ?? 0);
    expect(new Set(nodes.map(({ x }) => x)).size, slug).toBeLessThanOrEqual(5);
  }
});

test('psionic feats require the ability to manifest powers', async () => {
  const manifesting = 'Ability to manifest powers (a power point reserve or psi-like abilities)';
  const prerequisites = async (slug: string) => {
    const { text_prerequisites } = feat.parse(await body(`/api/feats/${slug}`));
    return text_prerequisites.map(({ text }) => text);
  };
  expect(await prerequisites('delay-power')).toContain(manifesting);
  expect(await prerequisites('narrow-mind')).toContain(manifesting);
  expect(await prerequisites('expanded-knowledge')).not.toContain(manifesting);
  expect(await prerequisites('power-attack')).toEqual([]);
});

test('skills have a list and details', async () => {
  const list = skillList.parse(await body('/api/skills?ability=con'));
  expect(list.skills.map(({ slug }) => slug)).toEqual(['concentration']);
  expect(skill.parse(await body('/api/skills/hide')).name).toBe('Hide');
});

test.each([
  ['/api/feats?category=fishing', 'category'],
  ['/api/feats?exclude_dragonmark=maybe', 'exclude_dragonmark'],
  ['/api/skills?ability=LUK', 'ability'],
])('%s is a 400 that names the parameter', async (path, parameter) => {
  const response = await get(path);
  expect(response.status).toBe(400);
  expect(problem.parse(await response.json()).errors?.[0]?.parameter).toBe(parameter);
});

test.each(['/api/feats/no-such-feat', '/api/skills/no-such-skill', '/api/feats/categories'])(
  '%s is a 404',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);
