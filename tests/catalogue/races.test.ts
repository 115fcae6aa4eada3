import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { parseJson } from '../../src/catalogue/json-text.ts';
import { language } from '../../src/contract/languages.ts';
import { monster } from '../../src/contract/monsters.ts';
import { parseQuery } from '../../src/contract/parameters.ts';
import { InvalidParameters } from '../../src/contract/problems.ts';
import { readQuery } from '../../src/contract/query.ts';
import { type Race, race, raceParameters } from '../../src/contract/races.ts';
import { openTestCatalogue } from '../support/catalogue.ts';

let catalogue: Catalogue;
let races: Race[];

async function list(query: string) {
  const parsed = parseQuery(raceParameters, readQuery(query));
  if (!parsed.ok) throw new InvalidParameters(parsed.errors);
  return parseJson(await catalogue.races.list(parsed.value));
}
async function find(slug: string): Promise<Race> {
  return race.parse(parseJson((await catalogue.races.find(slug)) ?? 'null'));
}

beforeAll(async () => {
  catalogue = await openTestCatalogue();
  const cards = (await list('limit=200')).races;
  races = await Promise.all(cards.map(({ slug }) => find(slug)));
  for (const [index, card] of cards.entries()) expect(races[index]).toMatchObject(card);
});
afterAll(() => catalogue.close());

test('there are 41 races', () => {
  expect(races).toHaveLength(41);
  expect(races.filter(({ group }) => group === 'core').map(({ slug }) => slug)).toEqual([
    'dwarf',
    'elf',
    'gnome',
    'half-elf',
    'half-orc',
    'halfling',
    'human',
  ]);
});

test.each([
  ['elf', { size: 'Medium', type: 'Humanoid', favored_class: 'Wizard', level_adjustment: 0, ecr: 1 }],
  ['human', { favored_class: 'Any', favored_class_slug: null, vision: 'Normal' }],
  ['dwarf', { speed: '20 ft. (4 squares), not slowed by armor or load', vision: 'Darkvision 60 ft.' }],
  ['centaur', { size: 'Large', level_adjustment: 2, ecr: 7, space: 10, reach: 5 }],
  ['tiefling', { level_adjustment: 1, ecr: 2, alignment: 'Usually any evil' }],
])('%s has its figures', async (slug, figures) => {
  expect(await find(slug)).toMatchObject(figures);
});

test('ability adjustments are given for all six scores', async () => {
  const adjustments = (await find('elf')).abilities.map(({ ability, adjustment }) => `${ability} ${adjustment}`);
  expect(adjustments).toEqual(['STR 0', 'DEX 2', 'CON -2', 'INT 0', 'WIS 0', 'CHA 0']);
  expect((await find('unbodied')).abilities[0]?.missing).toBe(true);
});

test('racial Hit Dice give base attack and saves', async () => {
  expect((await find('centaur')).racial_hit_dice).toMatchObject({
    count: 4,
    die: 'd8',
    base_attack: 4,
    fortitude: 1,
    reflex: 4,
    will: 4,
  });
  expect((await find('hill-giant')).racial_hit_dice?.base_attack).toBe(8);
});

test('printed figures that differ from the rules are named', async () => {
  const rules = races.flatMap(({ slug, verification }) =>
    (verification?.exceptions ?? []).map(({ rule }) => `${slug} ${rule}`),
  );
  expect(rules).toEqual(['blue level-adjustment', 'hill-giant racial-base-attack', 'satyr racial-hit-dice']);
});

test('races link to their prestige classes and creatures', async () => {
  expect((await find('dwarf')).prestige_classes.map(({ slug }) => slug)).toEqual(['dwarven-defender']);
  expect((await find('centaur')).monster?.slug).toBe('centaur');
});

test('creatures and languages link back to the race', async () => {
  const centaur = monster.parse(parseJson((await catalogue.monsters.find('centaur')) ?? 'null'));
  expect(centaur.as_race).toEqual({ slug: 'centaur', name: 'Centaur' });
  const elven = language.parse(parseJson((await catalogue.languages.find('elven')) ?? 'null'));
  expect(elven.races.automatic.map(({ slug }) => slug)).toContain('elf');
  expect(elven.races.bonus.map(({ slug }) => slug)).toContain('gnome');
});

test('languages are named in the text and by slug', async () => {
  const elf = await find('elf');
  expect(elf.language).toBe('Common, Elven; bonus: Draconic, Gnoll, Gnome, Goblin, Orc, Sylvan');
  expect((await find('human')).languages.any_bonus).toBe(true);
});
