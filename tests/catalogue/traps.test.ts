import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { parseJson } from '../../src/catalogue/json-text.ts';
import { parseQuery } from '../../src/contract/parameters.ts';
import { InvalidParameters } from '../../src/contract/problems.ts';
import { readQuery } from '../../src/contract/query.ts';
import { trap, trapParameters } from '../../src/contract/traps.ts';
import { openTestCatalogue } from '../support/catalogue.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openTestCatalogue();
});
afterAll(() => catalogue.close());

async function list(query: string) {
  const parsed = parseQuery(trapParameters, readQuery(query));
  if (!parsed.ok) throw new InvalidParameters(parsed.errors);
  return parseJson(await catalogue.traps.list(parsed.value));
}
const slugs = async (query: string) => (await list(`${query}&limit=200`)).traps.map(({ slug }) => slug);
const total = async (query: string) => (await list(query)).pagination.total;
const find = async (slug: string) => trap.parse(parseJson((await catalogue.traps.find(slug)) ?? 'null'));

test('there are the 105 sample traps, and each row agrees with its page', async () => {
  const { traps } = await list('limit=200');
  expect(traps).toHaveLength(105);
  expect(readdirSync('content/traps')).toHaveLength(105);
  for (const card of traps) expect(await find(card.slug)).toMatchObject(card);
});

test('each challenge rating has as many traps as are printed', async () => {
  const counts = await Promise.all(Array.from({ length: 10 }, (_, i) => total(`cr=${i + 1}`)));
  expect(counts).toEqual([13, 12, 12, 12, 14, 11, 10, 10, 5, 6]);
  expect(await total('type=mechanical')).toBe(72);
  expect(await total('type=magic')).toBe(33);
});

test('a mechanical trap has its figures as printed', async () => {
  expect(await find('whirling-poison-blades')).toMatchObject({
    challenge_rating: 6,
    type: 'mechanical',
    trigger: 'timed',
    reset: 'automatic',
    bypass: { slug: 'hidden-lock', search_dc: 25, open_lock_dc: 30 },
    attack: '+10 melee (1d4+4/19–20 plus poison, dagger)',
    damage: '1d4+4/19–20 plus poison',
    save: null,
    targets: 'one target in each of three preselected 5-ft. squares',
    poison: { slug: 'purple-worm-poison', dc: 24, initial: '1d6 Str', secondary: '2d6 Str' },
    search_dc: 20,
    disable_dc: 20,
    cost_gp: 30_200,
    cost_xp: null,
    craft_dc: 30,
  });
});

test('a pit has its depth, its save and its spikes', async () => {
  expect(await find('wide-mouth-spiked-pit-trap')).toMatchObject({
    save: 'DC 20 Reflex save avoids',
    damage: '2d6 fall',
    depth: 20,
    pit_spikes: { bonus: 10, count: '1d4', damage: '1d4+2', poisoned: false },
    cost_gp: 7200,
    craft_dc: 25,
    group_name: 'Pits',
  });
});

test('a magic trap has its spells with caster and level, and its cost in gold and experience', async () => {
  expect(await find('energy-drain-trap')).toMatchObject({
    type: 'magic',
    type_name: 'Magic device',
    trigger_text: 'Visual (true seeing)',
    attack: '+8 ranged touch',
    damage: '2d4 negative levels for 24 hours',
    spells: [{ slug: 'energy-drain', caster_slug: 'wizard', caster_level: 17 }],
    cost_text: '124,000 gp, 7,920 XP',
    craft_dc: null,
    craft_days: 248,
  });
  expect(await find('fire-trap-cr-5')).toMatchObject({
    type_name: 'Spell',
    cost_text: '305 gp to hire an NPC spellcaster',
  });
});

test('the poison of a trap has the figures that the trap prints', async () => {
  expect((await find('wide-mouth-spiked-pit-with-poisoned-spikes')).poison).toMatchObject({
    dc: 14,
    initial: '1d6 Dex',
  });
  expect((await find('poisoned-arrow-trap')).poison).toMatchObject({ dc: 14, initial: '1d4 Con', method: 'injury' });
});

test('filters find traps by their elements', async () => {
  expect(await slugs('trigger=visual')).toEqual(['acid-arrow-trap-cr-8', 'energy-drain-trap']);
  expect(await slugs('damage=drowning')).toEqual(['flooding-room-trap', 'water-filled-room', 'water-filled-room-trap']);
  expect(await slugs('attack=none&save=none&poison=no&type=mechanical&damage=crush')).toHaveLength(4);
  expect(await slugs('reset=none&type=mechanical')).toContain('razor-wire-across-hallway');
  expect(await total('poison=yes')).toBe(18);
  expect(await total('save=fortitude&damage=poison')).toBe(18);
  expect(await slugs('bypass=hidden-lock')).toHaveLength(3);
  expect(await slugs('search_dc=..14')).toEqual(['built-to-collapse-wall', 'fusillade-of-darts-cr-1']);
  expect(await slugs('search=hamatula')).toEqual(['forcecage-and-summon-monster-vii-trap']);
  expect(await total('cr=9..')).toBe(11);
});

test('the cheapest trap comes first by cost', async () => {
  const costs = (await list('sort=cost&limit=200')).traps.map(({ cost_gp }) => cost_gp);
  expect(costs).toEqual([...costs].sort((a, b) => a - b));
  expect(costs[0]).toBe(85);
});

test('an unknown value is refused with the allowed ones', async () => {
  await expect(list('type=psionic')).rejects.toThrow(/must be one of mechanical, magic/);
  await expect(list('trigger=wire')).rejects.toThrow(/location, proximity/);
});

test('the printed rating and cost follow from the rules of designing, but for named exceptions', async () => {
  expect((await find('whirling-poison-blades')).verification).toEqual({ checks: 2, exceptions: [] });
  expect((await find('energy-drain-trap')).verification?.exceptions).toEqual([]);
  expect((await find('spiked-pit-trap-cr-4')).verification?.exceptions).toMatchObject([
    { rule: 'trap-cost', printed: '4,000', computed: '6,000' },
  ]);
  const traps = await Promise.all((await slugs('')).map(find));
  const departing = traps.filter(({ verification }) => verification === null || verification.exceptions.length > 0);
  expect(departing).toHaveLength(14);
});
