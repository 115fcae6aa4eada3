import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Companion, companion } from '../../src/contract/companions.ts';
import { problem } from '../../src/contract/problems.ts';
import { startApi } from '../support/server.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const call = (query: string) => fetch(`${api.base}/api/companions?${query}`);
const companionOf = async (query: string): Promise<Companion> => companion.parse(await (await call(query)).json());

/*
 * A wolf has 2d8+4, Str 13, Dex 15, Con 15, +2 natural armor, Weapon Focus (bite). With four dice, four points of natural armor
 * and two of Strength and Dexterity: 6d8+12 = 39; base attack +4, bite 4 + 2 + 1 = +7 with 1d6 and 1½ × 2; AC 10 + 3 + 6;
 * Fortitude 5 + 2, Reflex 5 + 3, Will 2 + 1.
 */
test('a wolf of a druid of 8th level', async () => {
  const { creature, gains } = await companionOf('as=druid&level=8&creature=wolf');
  expect(creature).toMatchObject({
    hit_points: 39,
    str: 15,
    dex: 17,
    armor_class_total: 19,
    base_attack: 4,
    grapple: 6,
    attack: 'Bite +7 melee (1d6+3)',
    fort_save: 7,
    reflex_save: 8,
    will_save: 3,
  });
  expect(gains).toMatchObject({ hit_dice: 4, tricks: 3 });
  expect(creature.special_qualities).toContain('devotion');
});

test('each figure of a companion adds up', async () => {
  for (const query of ['as=druid&level=17&creature=tiger', 'as=paladin&level=15', 'as=wizard&level=12&hp=40']) {
    const { creature } = await companionOf(query);
    for (const { terms, to, field } of creature.changes)
      if (terms.length > 0 && typeof to === 'number')
        expect(
          terms.reduce((sum, { value }) => sum + value, 0),
          `${query} ${field}`,
        ).toBe(to);
  }
});

// From 9th level on Multiattack, with which a lion's bite has −2; a wolf has one natural attack, and a second one at −5.
test('Multiattack, or a second attack with the primary weapon', async () => {
  const wolf = await companionOf('as=druid&level=9&creature=wolf');
  expect(wolf.creature.full_attack).toMatch(/^Bite \+(\d+)\/\+(\d+) melee/);
  const lion = await companionOf('as=druid&level=15&creature=lion');
  const [, claws, bite] = /claws \+(\d+) melee .* bite \+(\d+) melee/.exec(lion.creature.full_attack ?? '') ?? [];
  expect(Number(claws) - Number(bite)).toBe(2);
  expect(lion.effective_level).toBe(9);
});

/*
 * A cat has 1/2d8, Str 3, Dex 15, Con 10, Wis 12, AC 14. A wizard of 7th level has base attack +3, Fortitude and Reflex +2,
 * Will +5: claws 3 + 2 + 2 = +7; AC 14 + 4; Will 5 + 1.
 */
test('a cat of a wizard of 7th level', async () => {
  const { creature, notes } = await companionOf('as=wizard&level=7&creature=cat&hp=31');
  expect(creature).toMatchObject({
    hit_points: 15,
    int: 9,
    armor_class_total: 18,
    fort_save: 2,
    reflex_save: 4,
    will_save: 6,
  });
  expect(creature.full_attack).toMatch(/^2 claws \+7 melee \(1d2−4\)/);
  expect(notes.join(' ')).toContain('7 Hit Dice');
});

/*
 * A heavy warhorse has 4d8+12, Str 18, Con 17, speed 50 feet, AC 14, hooves +6 (1d6+4). With four dice, six points of natural armor
 * and two of Strength: 8d8+24 = 60; hooves 6 − 1 + 5 = +10 (1d6+5).
 */
test('a heavy warhorse of a paladin of 8th level', async () => {
  const { creature } = await companionOf('as=paladin&level=8&creature=warhorse-heavy');
  expect(creature).toMatchObject({ hit_points: 60, str: 20, int: 7, armor_class_total: 20 });
  expect(creature.speed).toContain('60 ft.');
  expect(creature.full_attack).toContain('2 hooves +10 melee (1d6+5)');
});

test('a servant of a blackguard is fiendish, and has spell resistance by its Hit Dice', async () => {
  const { creature } = await companionOf('as=blackguard&level=16&creature=horse-heavy');
  expect(creature.name).toMatch(/^Fiendish/);
  // Three dice of its own and six more.
  expect(creature.special_qualities).toContain('spell resistance 14');
  expect(creature.int).toBe(8);
});

test('a psicrystal has half the hit points and the base saves of its owner', async () => {
  const { creature } = await companionOf('as=psion&level=9&hp=41');
  expect(creature).toMatchObject({ hit_points: 20, int: 10, fort_save: 3, reflex_save: 5, will_save: 6 });
  expect(creature.armor_class_total).toBe(20);
});

test('every creature of every kind is worked out at the 20th level', async () => {
  for (const as of ['druid', 'wizard', 'paladin', 'blackguard', 'psion']) {
    const { choices } = await companionOf(`as=${as}&level=20`);
    for (const { slug } of choices)
      expect((await call(`as=${as}&level=20&creature=${slug}`)).status, `${as} ${slug}`).toBe(200);
  }
});

test('every class has its creature at its first level, and epic ones beyond', async () => {
  const { masters } = await companionOf('');
  for (const { slug } of masters) {
    const first = await companionOf(`as=${slug}`);
    expect(first.level).toBe(first.lowest_level);
    const epic = await companionOf(`as=${slug}&level=30`);
    expect(epic.gains.natural_armor).toBeGreaterThanOrEqual(first.gains.natural_armor);
  }
});

test.each([
  ['as=nobody', 'as'],
  ['as=paladin&level=4', 'level'],
  ['as=druid&level=6&creature=tiger', 'creature'],
  ['as=druid&creature=ogre', 'creature'],
  ['as=wizard&hp=0', 'hp'],
])('%s names %s', async (query, parameter) => {
  const response = await call(query);
  expect(response.status).toBe(400);
  expect(problem.parse(await response.json()).errors?.[0]?.parameter).toBe(parameter);
});
