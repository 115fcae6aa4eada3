import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { parseJson } from '../../src/catalogue/json-text.ts';
import { monster } from '../../src/contract/monsters.ts';
import { template, templateParameters } from '../../src/contract/templates.ts';
import { openTestCatalogue } from '../support/catalogue.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openTestCatalogue();
});
afterAll(() => catalogue.close());

const find = async (slug: string) => template.parse(parseJson((await catalogue.templates.find(slug)) ?? 'null'));
const findMonster = async (slug: string) => monster.parse(parseJson((await catalogue.monsters.find(slug)) ?? 'null'));

const slugs = async (query: Record<string, string>) => {
  const parameters = templateParameters.parse({ limit: '200', ...query });
  const { templates } = parseJson(await catalogue.templates.list(parameters));
  return templates.map(({ slug }) => slug);
};

const ALL = [
  'celestial',
  'demilich',
  'fiendish',
  'ghost',
  'half-celestial',
  'half-dragon',
  'half-fiend',
  'lich',
  'lycanthrope',
  'paragon',
  'phrenic',
  'pseudonatural',
  'skeleton',
  'vampire',
  'worm-that-walks',
  'zombie',
];

test('there are sixteen templates, and their cards agree with their entries', async () => {
  const { templates, pagination } = parseJson(await catalogue.templates.list({ page: 1, limit: 200 }));
  expect(pagination.total).toBe(16);
  expect(templates.map(({ slug }) => slug)).toEqual(ALL);
  for (const card of templates) expect(await find(card.slug)).toMatchObject(card);
});

test('they are filtered by the type that they give, by who may have them, origin and level adjustment', async () => {
  expect(await slugs({ type: 'undead' })).toEqual(['ghost', 'lich', 'skeleton', 'vampire', 'zombie']);
  expect(await slugs({ type: 'dragon' })).toEqual(['half-dragon']);
  expect(await slugs({ base: 'ooze' })).not.toContain('celestial');
  expect(await slugs({ base: 'ooze' })).toContain('fiendish');
  expect(await slugs({ base: 'construct' })).not.toContain('half-dragon');
  expect(await slugs({ origin: 'inherited' })).toContain('lycanthrope');
  expect(await slugs({ origin: 'acquired' })).toContain('lycanthrope');
  expect(await slugs({ level_adjustment: '5..' })).toEqual(['ghost', 'vampire']);
  expect(await slugs({ level_adjustment: '3' })).toEqual(['half-dragon', 'lycanthrope']);
});

test('a half-dragon has the lines, tables and typed changes of its template', async () => {
  const halfDragon = await find('half-dragon');
  expect(halfDragon).toMatchObject({
    origin: 'Inherited',
    type_name: 'Dragon',
    challenge_rating: '+2 (minimum 3)',
    level_adjustment: '+3',
    page: 146,
    applies_to: { living: true, corporeal: true },
  });
  expect(halfDragon.lines.map(({ name }) => name)).toEqual([
    'Size and type',
    'Hit Dice',
    'Speed',
    'Armor Class',
    'Attack',
    'Full Attack',
    'Damage',
    'Special Attacks',
    'Special Qualities',
    'Abilities',
    'Skills',
    'Environment',
    'Challenge Rating',
    'Alignment',
    'Level Adjustment',
  ]);
  expect(halfDragon.changes.abilities?.adjust).toEqual({ str: 8, con: 2, int: 2, cha: 2 });
  const [damage, varieties] = halfDragon.tables;
  expect(damage?.rows).toContainEqual(['Huge', '1d8', '2d6']);
  expect(varieties?.rows).toContainEqual(['Green', '30-foot cone of corrosive (acid) gas', 'Acid', 'Lawful Evil']);
  expect(halfDragon.changes.varieties).toHaveLength(10);
});

test('every table by Hit Dice runs without a gap, or as the book prints it', async () => {
  const gaps = [];
  for (const slug of ALL) {
    const { by_hit_dice, challenge_rating: rating } = (await find(slug)).changes;
    for (const rows of [by_hit_dice?.rows, rating.add_by_hit_dice])
      for (const [index, row] of (rows ?? []).slice(1).entries())
        if (row.from !== (rows?.[index]?.to ?? 0) + 1) gaps.push(`${slug} ${row.from}`);
  }
  // The book leaves out 20 Hit Dice in the table of pseudonatural creatures.
  expect(gaps).toEqual(['pseudonatural 21']);
});

test('a template and its sample creatures lead to each other', async () => {
  for (const slug of ALL)
    for (const sample of [...(await find(slug)).samples, ...(await find(slug)).related])
      expect((await findMonster(sample.slug)).templates.map((one) => one.slug)).toContain(slug);
  expect((await find('skeleton')).samples).toHaveLength(9);
  expect((await find('zombie')).samples).toHaveLength(8);
  expect((await find('lycanthrope')).samples).toHaveLength(21);
  expect((await findMonster('golden-protector-celestial-half-dragon-lammasu')).templates).toEqual([
    { slug: 'celestial', name: 'Celestial' },
    { slug: 'half-dragon', name: 'Half-Dragon' },
  ]);
  expect((await findMonster('wolf')).templates).toEqual([]);
});

test('the lists of summon monster name the template beside the creature', async () => {
  const summon = parseJson((await catalogue.spells.find('summon-monster-i')) ?? 'null') as { description_html: string };
  expect(summon.description_html).toContain(
    '<a href="/templates/celestial" data-kind="templates">celestial</a> <a href="/monsters/dog?template=celestial" data-kind="monsters" rel="nofollow">dog</a>',
  );
  expect((await find('fiendish')).named_by.flatMap(({ entries }) => entries.map(({ slug }) => slug))).toContain(
    'summon-monster-ix',
  );
});

test('skeleton and zombie, applied to the base creatures, give the printed samples but for the named exceptions', async () => {
  const samples = [...(await find('skeleton')).samples, ...(await find('zombie')).samples];
  expect(samples).toHaveLength(17);
  const differing: Record<string, string[]> = {};
  for (const { slug } of samples) {
    const { verification } = await findMonster(slug);
    expect(verification?.checks, slug).toBeGreaterThan(30);
    const rules = verification?.exceptions.filter(({ rule }) => rule.startsWith('template-')) ?? [];
    if (rules.length > 0) differing[slug] = [...new Set(rules.map(({ rule }) => rule.slice('template-'.length)))];
  }
  expect(differing).toEqual({
    'advanced-megaraptor-skeleton': ['advancement'],
    'bugbear-zombie': ['attack', 'full-attack'],
    'cloud-giant-skeleton': ['subtypes', 'special-qualities'],
    'gray-render-zombie': [
      'hit-dice',
      'armor-class',
      'flat-footed-armor-class',
      'natural-armor',
      'attack',
      'full-attack',
    ],
    'kobold-zombie': ['full-attack'],
    'minotaur-zombie': ['hit-dice'],
    'wyvern-zombie': ['speed', 'touch-armor-class', 'natural-armor', 'attack', 'full-attack'],
    'young-adult-red-dragon-skeleton': ['saves', 'advancement'],
  });
});

test('a template names the creatures that may have it, and what is chosen with it', async () => {
  const named = async (slug: string) => {
    const { creatures, varieties } = await find(slug);
    return { creatures: creatures.map((one) => one.slug), varieties: varieties.map((one) => one.slug) };
  };
  const dragon = await named('half-dragon');
  expect(dragon.creatures).toContain('ogre');
  expect(dragon.creatures).not.toContain('ghoul');
  expect(dragon.varieties).toContain('red');
  expect((await named('celestial')).creatures).not.toContain('balor');
  const { creatures, varieties } = await named('lycanthrope');
  expect(creatures).toContain('ogre');
  expect(varieties).toEqual(expect.arrayContaining(['wolf', 'dire-boar']));
  expect(varieties).not.toContain('rat-swarm');
  for (const slug of ALL) expect((await named(slug)).creatures.length, slug).toBeGreaterThan(0);
});
