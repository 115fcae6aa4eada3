import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { parseJson } from '../../src/catalogue/json-text.ts';
import { parseQuery } from '../../src/contract/parameters.ts';
import { InvalidParameters } from '../../src/contract/problems.ts';
import { readQuery } from '../../src/contract/query.ts';
import { type Skill, skill, skillParameters } from '../../src/contract/skills.ts';
import { openTestCatalogue } from '../support/catalogue.ts';

let catalogue: Catalogue;
let skills: Skill[];

async function list(query: string) {
  const parsed = parseQuery(skillParameters, readQuery(query));
  if (!parsed.ok) throw new InvalidParameters(parsed.errors);
  return parseJson(await catalogue.skills.list(parsed.value));
}
async function find(slug: string): Promise<Skill> {
  return skill.parse(parseJson((await catalogue.skills.find(slug)) ?? 'null'));
}

beforeAll(async () => {
  catalogue = await openTestCatalogue();
  const cards = (await list('limit=200')).skills;
  skills = await Promise.all(cards.map(({ slug }) => find(slug)));
  for (const [index, card] of cards.entries()) expect(skills[index]).toMatchObject(card);
});
afterAll(() => catalogue.close());

test('there are 41 skills', async () => {
  expect((await list('')).pagination.total).toBe(41);
  expect(skills).toHaveLength(41);
});

test.each([
  ['climb', { ability: 'STR', untrained: 1, armor_check_penalty: 1, armor_check_multiplier: 1 }],
  ['swim', { ability: 'STR', untrained: 1, armor_check_penalty: 1, armor_check_multiplier: 2 }],
  ['open-lock', { ability: 'DEX', untrained: 0, trained_only: 1, armor_check_penalty: 0 }],
  ['speak-language', { ability: null, untrained: 0, game_rule_info: 'No checks are made with it.' }],
  ['knowledge-psionics', { ability: 'INT', base_skill: 'Knowledge', base_skill_slug: 'knowledge', psionic: 1 }],
])('%s has its figures', async (slug, figures) => {
  expect(await find(slug)).toMatchObject(figures);
});

test('key abilities filter, however they are written', async () => {
  const strength = ['Climb', 'Jump', 'Swim'];
  expect((await list('ability=STR')).skills.map(({ name }) => name)).toEqual(strength);
  expect((await list('ability=str')).skills.map(({ name }) => name)).toEqual(strength);
  await expect(list('ability=LUK')).rejects.toThrow(/STR, DEX, CON, INT, WIS, CHA/);
});

test('skills with synergies and opposed checks link to each other', () => {
  const bySlug = new Map(skills.map((item) => [item.slug, item]));
  for (const { slug, synergies_given, synergies_received, opposed_by } of skills) {
    for (const { skill: to } of synergies_given)
      if (to) expect(bySlug.get(to.slug)?.synergies_received.map((item) => item.skill?.slug)).toContain(slug);
    for (const { skill: from } of synergies_received)
      expect(bySlug.get(from?.slug ?? '')?.synergies_given.map((item) => item.skill?.slug)).toContain(slug);
    if (opposed_by) expect(bySlug.get(opposed_by.slug)?.opposes.map((item) => item.slug)).toContain(slug);
  }
});

test('Tumble gives a synergy to Balance and Jump, and gains one from Jump', async () => {
  const tumble = await find('tumble');
  expect(tumble.synergies_given.map((item) => item.skill?.slug)).toEqual(['balance', 'jump']);
  expect(tumble.synergies_received.map((item) => item.skill?.slug)).toEqual(['jump']);
  expect(tumble).toMatchObject({ synergy_ranks: 5, synergy_bonus: 2 });
});

test('class skills come from the classes, with their kinds and choices', async () => {
  const knowledge = await find('knowledge');
  expect(knowledge.class_skill_of).toContainEqual({ slug: 'wizard', name: 'Wizard', prestige: 0, note: null });
  expect(knowledge.class_skill_of).toContainEqual({ slug: 'sorcerer', name: 'Sorcerer', prestige: 0, note: 'arcana' });
  expect((await find('knowledge-psionics')).class_skill_of.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['wizard', 'psychic-warrior']),
  );
  expect((await find('heal')).class_skill_of).toContainEqual({
    slug: 'psion',
    name: 'Psion',
    prestige: 0,
    note: 'Egoist (psychometabolism)',
  });
});

test('feats and classes that need or improve it are named', async () => {
  const hide = await find('hide');
  expect(hide.related_feats).toContainEqual({ slug: 'stealthy', name: 'Stealthy' });
  expect(hide.required_by_feats).toContainEqual({
    slug: 'cloak-dance',
    name: 'Cloak Dance',
    min_ranks: 10,
    subtype: null,
  });
  expect(hide.required_by_classes).toContainEqual({
    slug: 'shadowdancer',
    name: 'Shadowdancer',
    min_ranks: 10,
    subtype: null,
  });
});

test('monsters that have a skill are named, with their modifiers', async () => {
  expect((await find('listen')).monsters).toContainEqual({ slug: 'aboleth', name: 'Aboleth', note: '+16' });
  expect((await find('knowledge')).monsters).toContainEqual({ slug: 'aboleth', name: 'Aboleth', note: 'any one +13' });
});

test('races with a bonus on a skill are named', async () => {
  expect((await find('move-silently')).races).toContainEqual({ slug: 'halfling', name: 'Halfling', note: '+2' });
  expect((await find('search')).races).toContainEqual({
    slug: 'dwarf',
    name: 'Dwarf',
    note: '+2 to notice unusual stonework',
  });
});
