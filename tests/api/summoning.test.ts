import { afterAll, beforeAll, expect, test } from 'vitest';
import { problem } from '../../src/contract/problems.ts';
import { type Summoning, summoning, summoningSpells } from '../../src/contract/summoning.ts';
import { expectEach } from '../support/expect-each.ts';
import { startApi } from '../support/server.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const call = (spell: string, query = '') => fetch(`${api.base}/api/summoning/${spell}?${query}`);
const summoned = async (spell: string, query = ''): Promise<Summoning> =>
  summoning.parse(await (await call(spell, query)).json());
const creature = async (spell: string, query: string, name: string) => {
  const found = (await summoned(spell, query)).creatures.find(({ listed_as }) => listed_as === name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
};

const NUMBERS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

// How many creatures the tables have (Player's Handbook, pages 287–289); an elemental of any kind is four, a mephit ten.
const COUNTS = {
  'summon-monster': [14, 12, 19, 22, 20, 17, 15, 15, 14],
  'summon-natures-ally': [8, 13, 11, 19, 16, 13, 14, 4, 7],
};

test.each(Object.entries(COUNTS))('every creature of %s, augmented and not', async (family, counts) => {
  for (const [i, number] of NUMBERS.entries()) {
    const plain = await summoned(`${family}-${number}`);
    const augmented = await summoned(`${family}-${number}`, 'augment=yes');
    expect(plain.list).toBe(String(i + 1));
    expect(plain.creatures.length, number).toBe(counts[i]);
    for (const [at, before] of plain.creatures.entries()) {
      const after = augmented.creatures[at];
      if (after === undefined) throw new Error(`${before.name} is missing.`);
      expect(after.slug).toBe(before.slug);
      const dice = diceOf(before.hit_dice);
      expect(after.str, before.name).toBe(before.str === null ? null : before.str + 4);
      expect(after.con, before.name).toBe(before.con === null ? null : before.con + 4);
      // Two points of a modifier for each die.
      expect(after.hit_points, before.name).toBe((before.hit_points ?? 0) + (before.con === null ? 0 : 2 * dice));
      expect(after.fort_save, before.name).toBe((before.fort_save ?? 0) + (before.con === null ? 0 : 2));
      if (before.grapple !== null)
        expect(after.grapple, before.name).toBe(before.grapple + (before.str === null ? 0 : 2));
      expect(after.armor_class, before.name).toBe(before.armor_class);
      if (before.template !== null) expectTemplate(before, dice);
    }
  }
});

/** The Hit Dice of a line such as `5d8+10 (32 hp)`; a fraction of a die counts as one. */
const diceOf = (line: string | null): number =>
  Array.from((line ?? '').matchAll(/(\d+\/)?(\d+) ?d\d+/g), ([, fraction, count]) =>
    fraction === undefined ? Number(count) : 1,
  ).reduce((sum, count) => sum + count, 0);

/** What celestial and fiendish creatures have by Hit Dice (Monster Manual, pages 31 and 107). */
function expectTemplate(
  { name, template, special_qualities, special_attacks }: Summoning['creatures'][number],
  dice: number,
) {
  const resistance = dice <= 3 ? 5 : dice <= 7 ? 5 : 10;
  expect(special_qualities, name).toContain(`spell resistance ${Math.min(25, dice + 5)}`);
  expect(special_qualities, name).toMatch(new RegExp(`resistance to .*${resistance}`));
  if (dice >= 4) expect(special_qualities, name).toContain(`damage reduction ${dice >= 12 ? 10 : 5}/magic`);
  expect(special_attacks?.toLowerCase(), name).toContain(template === 'celestial' ? 'smite evil' : 'smite good');
}

// Worked out by hand. A lion: 5d8+10, Str 21, Con 15, base attack +3, claws +7 (1d4+5), bite +2 (1d8+2).
test('an augmented celestial lion', async () => {
  expect(await creature('summon-monster-iv', 'augment=yes', 'celestial lion')).toMatchObject({
    name: 'Celestial Lion',
    hit_points: 42,
    str: 25,
    con: 19,
    grapple: 14,
    fort_save: 8,
    reflex_save: 7,
    will_save: 2,
    armor_class_total: 15,
    full_attack: '2 claws +9 melee (1d4+7) and bite +4 melee (1d8+3)',
    listed_alignment: 'CG',
    descriptors: ['chaotic', 'good'],
    augmented: true,
  });
});

// A dire wolf: 6d8+18, Str 25, Con 17, bite +11 (1d8+10).
test('an augmented fiendish dire wolf says what it was', async () => {
  const wolf = await creature('summon-monster-iv', 'augment=yes', 'fiendish dire wolf');
  expect(wolf).toMatchObject({ hit_points: 57, grapple: 17, fort_save: 10, full_attack: 'Bite +13 melee (1d8+13)' });
  const points = wolf.changes.find(({ field }) => field === 'hit_points');
  expect(points).toMatchObject({ from: 45, to: 57 });
  expect(points?.terms.reduce((sum, { value }) => sum + value, 0)).toBe(57);
});

test('duration, range and numbers follow the caster level', async () => {
  const seventh = await summoned('summon-monster-iv', 'level=7');
  expect(seventh).toMatchObject({
    level: 7,
    caster: 'wizard',
    duration: { text: '1 round/level (D)', at: '7 rounds', rounds: 7 },
    range: { at: '40 ft.' },
    augment: false,
  });
  expect(seventh.lists).toEqual([
    { key: '4', name: '4th list', count: '1' },
    { key: '3', name: '3rd list', count: '1d3' },
    { key: '2', name: '2nd list', count: '1d4+1' },
    { key: '1', name: '1st list', count: '1d4+1' },
  ]);
  expect((await summoned('summon-monster-iv', 'as=bard')).level).toBe(10);
  expect((await summoned('creeping-doom', 'level=13')).lists[0]?.count).toBe('6');
});

test('a list and an alignment are chosen', async () => {
  const good = await summoned('summon-monster-iv', 'list=3&group=lg');
  expect(good).toMatchObject({ list: '3', group: 'LG' });
  expect(good.creatures.map(({ listed_as }) => listed_as)).toEqual(['celestial black bear']);
  const animals = await summoned('summon-natures-ally-iii', 'group=Animals');
  expectEach(animals.creatures, ({ group }) => group === 'Animals');
  const satyr = await creature('summon-natures-ally-v', '', 'satyr');
  expect(satyr).toMatchObject({ listed_alignment: 'CN', note: 'with pipes' });
});

// A Large air elemental has 8d8+24: 88 hit points where every die has its most.
test('the elementals of a swarm have the most hit points', async () => {
  const swarm = await summoned('elemental-swarm', 'list=1');
  expect(swarm).toMatchObject({ maximum_hit_points: true, augment: false });
  expect(swarm.creatures.find(({ slug }) => slug === 'air-elemental-large')?.hit_points).toBe(88);
  expect(swarm.lists.map(({ count }) => count)).toEqual(['2d4', '1d4', '1']);
});

test('astral constructs are created, by manifester level', async () => {
  const fifth = await summoned('astral-construct', 'level=5');
  expect(fifth.augment).toBeNull();
  expect(fifth.lists.map(({ name }) => name)).toEqual(['3rd level', '2nd level', '1st level']);
});

test('what is called has few enough Hit Dice', async () => {
  const ally = await summoned('planar-ally-lesser', 'level=7');
  expect(ally).toMatchObject({ calls: true, augment: null, list: '6' });
  const gate = await summoned('gate', 'level=17&list=6');
  expect(gate.lists.find(({ key }) => key === '6')?.count).toBe('2');
  expect(gate.creatures.length).toBeGreaterThan(3);
});

test('every spell and power that brings creatures answers', async () => {
  const { spells } = summoningSpells.parse(await (await fetch(`${api.base}/api/summoning`)).json());
  expect(spells.length).toBe(18 + 9 + 7);
  for (const { slug } of spells) {
    const answer = await summoned(slug);
    expect(answer.creatures.length, slug).toBeGreaterThan(0);
  }
});

test('the texts of the spells have the same lists', async () => {
  const response = await fetch(`${api.base}/api/spells/summon-monster-iv`);
  const { description_html, summons } = (await response.json()) as { description_html: string; summons: boolean };
  expect(summons).toBe(true);
  expect(description_html).toContain('<table');
  expect(description_html).toContain('lantern archon');
});

test.each([
  ['summon-monster-iv', 'level=0', 'level'],
  ['summon-monster-iv', 'list=5', 'list'],
  ['summon-monster-iv', 'as=druid', 'as'],
  ['summon-monster-iv', 'augment=perhaps', 'augment'],
])('%s?%s names %s', async (spell, query, parameter) => {
  const response = await call(spell, query);
  expect(response.status).toBe(400);
  expect(problem.parse(await response.json()).errors?.[0]?.parameter).toBe(parameter);
});

test('a spell that summons nothing is not found', async () => {
  expect((await call('fireball')).status).toBe(404);
});
