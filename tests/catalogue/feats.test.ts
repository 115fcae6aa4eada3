import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { parseJson } from '../../src/catalogue/json-text.ts';
import { type Feat, feat, featParameters } from '../../src/contract/feats.ts';
import { parseQuery } from '../../src/contract/parameters.ts';
import { InvalidParameters } from '../../src/contract/problems.ts';
import { readQuery } from '../../src/contract/query.ts';
import { openTestCatalogue } from '../support/catalogue.ts';
import { expectEach } from '../support/expect-each.ts';

let catalogue: Catalogue;
let feats: Feat[];

async function list(query: string) {
  const parsed = parseQuery(featParameters, readQuery(query));
  if (!parsed.ok) throw new InvalidParameters(parsed.errors);
  return parseJson(await catalogue.feats.list(parsed.value));
}
const names = async (query: string) => (await list(query)).feats.map(({ name }) => name);
const total = async (query: string) => (await list(query)).pagination.total;
async function find(slug: string): Promise<Feat> {
  return feat.parse(parseJson((await catalogue.feats.find(slug)) ?? 'null'));
}

beforeAll(async () => {
  catalogue = await openTestCatalogue();
  const pages = await Promise.all(['limit=200', 'limit=200&page=2'].map(list));
  const cards = pages.flatMap((page) => page.feats);
  feats = await Promise.all(cards.map(({ slug }) => find(slug)));
  for (const [index, card] of cards.entries()) expect(feats[index]).toMatchObject(card);
});
afterAll(() => catalogue.close());

test('there are 386 feats, each in one of eight categories', async () => {
  expect(await total('')).toBe(386);
  expect(feats).toHaveLength(386);
  const counts = await Promise.all(catalogue.feats.categories.map(({ slug }) => total(`category=${slug}`)));
  expect(counts).toHaveLength(8);
  expectEach(counts, (count) => count > 0);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(386);
});

test('Great Cleave is as the Player’s Handbook prints it', async () => {
  expect(await find('great-cleave')).toMatchObject({
    name: 'Great Cleave',
    min_level: 4,
    category_slug: 'combat',
    fighter_bonus: 1,
    prerequisites: 'Str 13, Cleave, Power Attack, base attack bonus +4',
    required_feats: [{ slug: 'cleave' }, { slug: 'power-attack' }],
    rulebook_slug: 'phb-35',
    page: 94,
  });
});

test.each([
  ['weapon-specialization', 4, 'Weapon Focus (same weapon), fighter level 4th, proficiency with the chosen weapon'],
  ['craft-rod', 9, 'Caster level 9th'],
  ['natural-spell', 5, 'Wis 13, wild shape'],
  ['plant-control', 5, 'Plant Defiance, able to cast Speak with Plants'],
  ['mental-resistance', 1, 'Base Will save bonus +2'],
  ['spontaneous-domain-access', 27, 'Wis 25, Spellcraft 30 ranks, able to cast 9th-level divine spells'],
  ['toughness', 1, null],
])('%s can be taken from level %i: %s', async (slug, level, line) => {
  expect(await find(slug)).toMatchObject({ min_level: level, prerequisites: line });
});

test('skills are required with their ranks', async () => {
  expect((await find('cloak-dance')).required_skills).toMatchObject([
    { slug: 'hide', min_ranks: 10, subtype: null },
    { slug: 'perform', min_ranks: 2, subtype: 'dance' },
  ]);
});

test('alternatives are stated in words with their links', async () => {
  const { text_prerequisites } = await find('epic-spellcasting');
  expect(text_prerequisites).toHaveLength(1);
  expect(text_prerequisites[0]?.text).toMatch(/^Either Knowledge \(arcana\) 24 ranks and able to cast/);
  expect(text_prerequisites[0]?.parts).toContainEqual({ text: 'Knowledge (nature)', url: '/skills/knowledge' });
});

test('prerequisites link back to the feat, and every number equals that of its entry', () => {
  const bySlug = new Map(feats.map((item) => [item.slug, item]));
  for (const { id, slug, required_feats } of feats)
    for (const required of required_feats) {
      const found = bySlug.get(required.slug);
      expect(found?.id).toBe(required.id);
      expect(found?.is_prerequisite).toBe(1);
      expect(found?.leads_to.map((item) => item.id)).toContain(id);
      expect(found?.leads_to.map((item) => item.slug)).toContain(slug);
    }
});

test('no feat can be taken before one that it requires', () => {
  const levels = new Map(feats.map(({ slug, min_level }) => [slug, min_level]));
  for (const { slug, min_level, required_feats } of feats)
    for (const required of required_feats)
      expect(min_level, `${slug} requires ${required.slug}`).toBeGreaterThanOrEqual(levels.get(required.slug) ?? 99);
});

test('every feat has a benefit in words, plain and rendered', () => {
  for (const { slug, benefit, benefit_html } of feats) {
    expect(benefit, slug).toMatch(/\S/);
    expect(benefit, slug).not.toMatch(/\]\(|\*\*|---/);
    expect(benefit_html, slug).toMatch(/^<(?:p|ul)>/);
  }
});

test('feats out of reach name what the character lacks', async () => {
  const having = 'str=15&dex=13&base_attack=6&character_level=6&has=power-attack,cleave&limit=200';
  const open = await list(having);
  expect(open.lacking).toBeUndefined();
  const near = await list(`${having}&lacking=one`);
  expect(near.pagination.total).toBeGreaterThan(open.pagination.total);
  expect(Object.keys(near.lacking ?? {})).toHaveLength(near.pagination.total - open.pagination.total);
  expect(near.lacking).toMatchObject({ 'combat-expertise': ['Int 13'], mobility: ['Dodge'] });
  const all = await list(`${having}&lacking=any&starts_with=c,s`);
  expect(all.lacking).toMatchObject({
    'spring-attack': ['Dodge', 'Mobility'],
    'craft-wand': ['caster level 5th'],
  });
  expect((await list('lacking=any')).lacking).toBeUndefined();
});

test('filters narrow the list', async () => {
  expect(await names('category=metamagic&limit=200')).toContain('Maximize Spell');
  expect(await names('category=metamagic&limit=200')).not.toContain('Power Attack');
  const creation = await total('category=item-creation');
  expect(creation).toBeGreaterThan(0);
  expect(await total('category=Item Creation')).toBe(creation);
  expect(await total('exclude_dragonmark=true')).toBe(
    386 - feats.filter(({ types }) => types.some(({ slug }) => slug === 'dragonmark')).length,
  );
  expect((await total('fighter_bonus=yes')) + (await total('fighter_bonus=no'))).toBe(386);
  expect(await names('group=monster&limit=200')).toContain('Flyby Attack');
  expect(await names('starts_with=q&limit=200')).toEqual(expect.arrayContaining(['Quick Draw', 'Quicken Spell']));
  expect((await names('search=cleave'))[0]).toBe('Cleave');
});

test('by level, the lowest comes first', async () => {
  const levels = (await list('sort=level&limit=200')).feats.map(({ min_level }) => min_level);
  expect(levels).toEqual([...levels].sort((a, b) => a - b));
});

test.each([
  'category=fishing',
  'exclude_dragonmark=maybe',
  'group=none',
  'fighter_bonus=2',
  'lacking=two',
  'sort=size',
])('%s names what is allowed', async (query) => {
  await expect(list(query)).rejects.toThrow(/must be/);
});

test('the monsters that have a feat are named, with its subject', async () => {
  expect((await find('alertness')).monsters).toContainEqual({ slug: 'aboleth', name: 'Aboleth', note: null });
  const focused = (await find('weapon-focus')).monsters;
  expect(focused.length).toBeGreaterThan(80);
  expect(focused.filter(({ note }) => note !== null).length).toBe(focused.length);
});

test('item creation feats name what they make; what follows from spells goes by its type', async () => {
  const rod = await find('craft-rod');
  expect(rod.items.length).toBeGreaterThan(50);
  const scroll = await find('scribe-scroll');
  expect(scroll.item_types).toMatchObject([{ slug: 'scroll', name: 'Scroll' }]);
  expect(scroll.items.length).toBeLessThan(10);
});

test('races that give a feat are named', async () => {
  expect((await find('blind-fight')).races).toContainEqual({ slug: 'dromite', name: 'Dromite', note: null });
});

test('a feat states the rules of its types', async () => {
  const rulesOf = async (slug: string) => (await find(slug))?.type_rules.map(({ name }) => name);
  expect(await rulesOf('quicken-spell')).toEqual(['Metamagic feats']);
  expect(await rulesOf('twin-power')).toEqual(['Metapsionic feats']);
  expect(await rulesOf('dodge')).toEqual([]);
  expect((await find('quicken-spell'))?.type_rules[0]?.html).toContain('full-round action');
});

test('conditions in words that imply a level count for the lowest level', async () => {
  expect((await find('quicken-spell-like-ability'))?.min_level).toBe(10);
  expect((await find('improved-familiar'))?.min_level).toBe(3);
});

test('what a character has leaves the feats that it can take', async () => {
  const fighter = 'str=15&dex=13&base_attack=6&character_level=6&has=power-attack,cleave';
  const open = (await list(`${fighter}&limit=200`)).feats;
  expect(open.filter(({ prerequisites }) => prerequisites !== null).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Dodge', 'Great Cleave', 'Improved Bull Rush', 'Improved Overrun', 'Improved Sunder']),
  );
  const found = open.map(({ slug }) => slug);
  // Quick Draw needs a base attack bonus alone, Mobility the feat Dodge, Combat Expertise an Intelligence that is not given.
  expect(found).toEqual(expect.arrayContaining(['quick-draw', 'weapon-finesse', 'leadership', 'toughness']));
  for (const slug of ['mobility', 'combat-expertise', 'power-attack', 'psionic-fist', 'epic-toughness'])
    expect(found).not.toContain(slug);
});

test('feats that a character has must exist, and count for those that require them', async () => {
  await expect(list('has=power-atack')).rejects.toMatchObject({ errors: [{ parameter: 'has', value: 'power-atack' }] });
  const parsed = parseQuery(featParameters, readQuery('str=15&base_attack=4'));
  if (!parsed.ok) throw new InvalidParameters(parsed.errors);
  const { facets } = parseJson(await catalogue.feats.facets(parsed.value));
  const powerAttack = facets.has?.find(({ value }) => value === 'power-attack');
  expect(powerAttack?.count).toBe((await list('str=15&base_attack=4&has=power-attack')).pagination.total);
});

test.each(['-dodge', 'power-attack,-dodge', '-zzz', '-'])('no feat of a character can be excluded: has=%s', (has) => {
  const parsed = parseQuery(featParameters, readQuery(new URLSearchParams({ has })));
  expect(parsed).toMatchObject({ ok: false, errors: [{ parameter: 'has', value: has }] });
  expect(!parsed.ok && parsed.errors[0]?.message).toMatch(/^must be feats .* such as dodge,mobility.* minus sign/);
});
