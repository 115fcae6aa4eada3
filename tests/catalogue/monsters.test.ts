import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { parseJson } from '../../src/catalogue/json-text.ts';
import { monster, monsterParameters } from '../../src/contract/monsters.ts';
import { parseQuery } from '../../src/contract/parameters.ts';
import { InvalidParameters } from '../../src/contract/problems.ts';
import { readQuery } from '../../src/contract/query.ts';
import { openTestCatalogue } from '../support/catalogue.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openTestCatalogue();
});
afterAll(() => catalogue.close());

function parsedQuery(query: string) {
  const parsed = parseQuery(monsterParameters, readQuery(query));
  if (!parsed.ok) throw new InvalidParameters(parsed.errors);
  return parsed.value;
}
const list = async (query: string) => parseJson(await catalogue.monsters.list(parsedQuery(query)));
const names = async (query: string) => (await list(query)).monsters.map(({ name }) => name);
const total = async (query: string) => (await list(query)).pagination.total;
const find = async (slug: string) => {
  const found = await catalogue.monsters.find(slug);
  return found && monster.parse(parseJson(found));
};

test('there are 681 monsters, 144 of them dragons by age', async () => {
  expect(await total('')).toBe(681);
  expect(await total('search=dragon, ')).toBeGreaterThanOrEqual(144);
});

test('every monster fits the contract, and its list row agrees with its page', async () => {
  for (let page = 1; page <= 4; page++) {
    for (const card of (await list(`limit=200&page=${page}`)).monsters) {
      expect(await find(card.slug)).toMatchObject(card);
    }
  }
}, 60_000);

test('every figure is checked against the rules, and 200 differ as printed', async () => {
  let exceptions = 0;
  for (let page = 1; page <= 4; page++)
    for (const { slug } of (await list(`limit=200&page=${page}`)).monsters) {
      const { verification } = (await find(slug)) ?? {};
      expect(verification?.checks, slug).toBeGreaterThan(0);
      exceptions += verification?.exceptions.length ?? 0;
    }
  expect(exceptions).toBe(200);
}, 60_000);

test('the aboleth is as the Monster Manual prints it', async () => {
  expect(await find('aboleth')).toMatchObject({
    challenge_rating: '7',
    type_name: 'Aberration',
    size: 'huge',
    size_name: 'Huge',
    alignment: 'Usually lawful evil',
    hit_dice: '8d8+40',
    hit_points: 76,
    armor_class: '16 (−2 size, +1 Dex, +7 natural), touch 9, flat-footed 15',
    full_attack: '4 tentacles +12 melee (1d6+8 plus slime)',
    space: '15 ft.',
    reach: '10 ft.',
    move_speed_types: [
      { name: 'land', speed: 10, extra: null },
      { name: 'swim', speed: 60, extra: null },
    ],
    str: 26,
    str_extra: '+8',
    fort_save: 7,
    saves: 'Fort +7, Ref +3, Will +11',
    advancement: '9–16 HD (Huge); 17–24 HD (Gargantuan)',
    level_adjustment: '—',
    rulebook_slug: 'mm-35',
    page: 8,
    verification: { exceptions: [{ rule: 'skill-modifier', printed: 'Swim +8' }] },
  });
});

test('a missing ability has neither score nor modifier', async () => {
  expect(await find('zombie-human-commoner')).toBeNull();
  expect(await find('gelatinous-cube')).toMatchObject({ int: null, int_extra: null });
});

test('challenge ratings filter the list, with fractions and open ranges', async () => {
  expect(await total('cr=1/2')).toBe(30);
  expect(await total('cr=1/2,1/3')).toBe(37);
  expect(await total('cr=1/2-')).toBe(53);
  expect(await total('cr=20')).toBe(9);
  const epic = await list('cr=21+&limit=200&sort=cr');
  expect(epic.monsters[0]?.challenge_rating).toBe('21');
  expect(epic.pagination.total).toBe(await total('cr=21%2B'));
  expect((await total('cr=1-')) + (await total('cr=2+'))).toBe(680);
});

test('types, sizes and subtypes filter the list and can be excluded', async () => {
  expect(await total('type=aberration')).toBe(37);
  expect(await total('type=Magical Beast')).toBe(64);
  expect(await total('type=-dragon')).toBe(681 - 148);
  expect(await names('type=aberration&size=huge&subtype=aquatic')).toContain('Aboleth');
});

test('feats and classes filter the list', async () => {
  expect(await names('feat=combat-casting&type=aberration')).toContain('Aboleth');
  expect(await names('class_name=wizard')).toEqual(['Aboleth Mage, 10th-Level Wizard']);
});

test('the text of its families is searched with a monster', async () => {
  expect(await names('search=lacedon')).toContain('Ghoul');
  expect(await names('search=merrow')).toContain('Ogre');
  expect(await total('search=lacedon')).toBeLessThan(10);
});

test('the organization links the other monsters that it names', async () => {
  expect(await find('fire-giant')).toMatchObject({
    organization_monsters: [
      { text: 'hell hounds', slug: 'hellhound' },
      { text: 'trolls', slug: 'troll' },
      { text: 'ettins', slug: 'ettin' },
      { text: 'young red dragons', slug: 'red-dragon-young' },
    ],
  });
  expect(await find('black-dragon-adult')).toMatchObject({ organization_monsters: [] });
});

test('the list can be sorted by challenge rating', async () => {
  const ratings = (await list('type=ooze&sort=cr')).monsters.map(({ challenge_rating }) => Number(challenge_rating));
  expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
});

test('an unknown value is refused with the allowed ones', async () => {
  await expect(list('type=plante')).rejects.toThrow(/plant/);
  await expect(list('cr=lots')).rejects.toThrow(/whole numbers/);
  await expect(list('size=big')).rejects.toThrow(/huge/);
});

test('a dragon lists its ages and the abilities that each of them adds', async () => {
  const dragon = await find('black-dragon-adult');
  expect(dragon?.ages.map(({ age }) => age)).toHaveLength(12);
  // Large, Str 23: bite +24 (table), secondary attacks at −5.
  expect(dragon?.age).toMatchObject({
    full_attack:
      'Bite +24 melee (2d6+6) and 2 claws +19 melee (1d8+3) and 2 wings +19 melee (1d6+3) and tail slap +19 melee (1d8+9)',
    bite_reach: 10,
    crush: null,
    tail_sweep: null,
  });
  expect(dragon?.ages[0]).toMatchObject({ age_name: 'Wyrmling', challenge_rating: '3' });
  expect(dragon?.age).toMatchObject({
    attack_bonus: 24,
    breath_weapon: { damage: '12d4', dc: 23 },
    frightful_presence_dc: 20,
    caster_level: 3,
  });
  expect(dragon?.age?.abilities).toEqual(
    expect.arrayContaining(['immunity to acid', 'water breathing', 'corrupt water']),
  );
  expect(dragon?.full_attack).toBeNull();
});

test('the oldest epic dragons fight as larger than Colossal', async () => {
  const dragon = await find('force-dragon-great-wyrm');
  expect(dragon).toMatchObject({
    size: 'colossal',
    size_name: 'Colossal+',
    challenge_rating: '59',
    space: '30 ft.',
    reach: '20 ft.',
  });
  // Str 75: claws and wings add half of +32, the tail one and a half.
  expect(dragon?.age).toMatchObject({
    full_attack:
      'Bite +99 melee (8d6+32) and 2 claws +94 melee (4d8+16) and 2 wings +94 melee (4d6+16) and tail slap +94 melee (4d8+48)',
    crush: '8d6+48',
    tail_sweep: '4d6+48',
    breath_weapon: { damage: '60d12', dc: 72 },
  });
  expect((await find('force-dragon-wyrmling'))?.age?.tail_sweep).toBe('2d4+15');
  expect((await find('prismatic-dragon-old'))?.age?.breath_weapon).toEqual({ damage: null, dc: 58 });
});

test('members of a family link to each other and to those of the wider families', async () => {
  const werewolf = await find('werewolf-hybrid-form');
  expect(werewolf?.family?.members.map(({ slug }) => slug)).toContain('werewolf-wolf-form');
  expect(werewolf?.wider_families[0]?.members.map(({ slug }) => slug)).toContain('wererat-hybrid-form');
});

/** The ages of the force and prismatic dragons: they fly, bite and breathe, and live in any land and underground. */
const EPIC_DRAGONS = 24;

test.each([
  ['terrain=forest', 103],
  ['terrain=mountain', 59],
  ['terrain=underground', 58 + EPIC_DRAGONS],
  ['terrain=plane-of-fire', 17],
  ['terrain=any', 88],
  ['climate=cold', 49],
  ['climate=cold&terrain=forest', 8],
  ['climate=warm&terrain=forest', 25],
  ['terrain=forest&cr=3..7', 47],
  ['movement=fly', 241 + EPIC_DRAGONS],
  ['movement=burrow', 55],
  ['movement=swim,climb', 127 + 56 - 9],
  ['fly_speed=100..', 142 + EPIC_DRAGONS],
  ['swim_speed=60..', 69],
  ['maneuverability=perfect', 40],
  ['attack=sting', 25],
  ['attack=slam', 119],
  // 249 stat blocks with a bite, and the dragons by age.
  ['attack=bite', 249 + 120 + EPIC_DRAGONS],
  ['attack=breath-weapon', 23 + 120 + EPIC_DRAGONS],
])('%s finds as many monsters as the books have: %i', async (query, count) => {
  expect(await total(query)).toBe(count);
});

test('climate and terrain are those of one place', async () => {
  // Halflings live in warm plains, and tallfellows in temperate forests.
  const halfling = 'Halfling, 1st-Level Warrior';
  expect(await names('search=halfling&climate=temperate&terrain=forest')).toContain(halfling);
  expect(await names('search=halfling&climate=warm&terrain=forest')).not.toContain(halfling);
  expect(await names('search=halfling&climate=warm')).toContain(halfling);
  expect(await names('search=halfling&climate=warm&terrain=-forest')).not.toContain(halfling);
});

test('the counts of climates are those with the chosen terrain', async () => {
  const { facets } = parseJson(await catalogue.monsters.facets(parsedQuery('terrain=forest')));
  const counts = Object.fromEntries((facets.climate ?? []).map(({ value, count }) => [value, count]));
  expect(counts).toEqual({ cold: 8, temperate: 67, warm: 25, any: 4 });
});

test('a card has the figures that the table shows', async () => {
  const [ogre] = (await list('search=ogre')).monsters;
  expect(ogre).toMatchObject({
    speed: '30 ft. (6 squares) in hide armor; base speed 40 ft.',
    armor_class_total: 16,
    natural_armor: 5,
    attack: expect.stringContaining('Greatclub +8 melee (2d8+7)'),
    str: 21,
  });
  expect((await list('search=adult red dragon&limit=1')).monsters[0]?.attack).toMatch(/^Bite \+\d+ melee/);
});
