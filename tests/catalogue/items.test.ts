import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { parseJson } from '../../src/catalogue/json-text.ts';
import { item, itemFilters, itemParameters } from '../../src/contract/items.ts';
import { parseQuery } from '../../src/contract/parameters.ts';
import { InvalidParameters } from '../../src/contract/problems.ts';
import { readQuery } from '../../src/contract/query.ts';
import { openTestCatalogue } from '../support/catalogue.ts';

const ITEMS = 2392;

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openTestCatalogue();
});
afterAll(() => catalogue.close());

async function list(query: string) {
  const parsed = parseQuery(itemParameters, readQuery(query));
  if (!parsed.ok) throw new InvalidParameters(parsed.errors);
  return parseJson(await catalogue.items.list(parsed.value));
}
const items = async (query: string) => (await list(`limit=200&${query}`)).items;
const names = async (query: string) => (await items(query)).map(({ name }) => name);
const total = async (query: string) => (await list(query)).pagination.total;
const find = async (slug: string) => {
  const found = await catalogue.items.find(slug);
  return found && item.parse(parseJson(found));
};

test('there are 2,392 items, 1,268 of them made from spells', async () => {
  expect(await total('')).toBe(ITEMS);
  expect(await total('type=potion,oil,scroll,wand')).toBe(1268);
});

test('every item fits the contract, and its list row agrees with its page', async () => {
  for (let page = 1; page <= Math.ceil(ITEMS / 200); page++) {
    for (const card of await items(`page=${page}`)) expect(await find(card.slug)).toMatchObject(card);
  }
}, 60_000);

test('the filter lists fit the contract', () => {
  const { types, materials, slots } = itemFilters.parse(catalogue.items.filters);
  expect(types).toHaveLength(36);
  expect(materials).toContainEqual({ slug: 'mithral', name: 'Mithral' });
  expect(slots).toEqual(
    ['Head', 'Eyes', 'Neck', 'Shoulders', 'Torso', 'Body', 'Waist', 'Wrists', 'Hands', 'Ring', 'Feet', 'Armor'].concat([
      'Shield',
      'Held',
    ]),
  );
});

test('a longsword is as the weapon table prints it', async () => {
  expect(await find('longsword')).toMatchObject({
    subtype: 'Martial one-handed melee weapon',
    price_gp: 15,
    weight: 4,
    weapon: { damage_small: '1d6', damage_medium: '1d8', critical: '19–20/×2', damage_type: 'Slashing' },
  });
});

test('full plate is as the armor table prints it', async () => {
  expect(await find('full-plate')).toMatchObject({
    price_gp: 1500,
    weight: 50,
    armor: { bonus: 8, max_dex: 1, check_penalty: -6, spell_failure: 35, speed_30: 20, speed_20: 15 },
  });
});

test('a ring of protection has its slot from its type and its cost to create from the rules', async () => {
  expect(await find('ring-of-protection-1')).toMatchObject({
    slot_name: 'Ring',
    price_gp: 2000,
    aura_name: 'Faint abjuration',
    caster_level: 5,
    aura_dc: 17,
    cost_to_create: '1,000 gp + 80 XP',
    creation: { printed: 0 },
    prerequisites: [{ any_of: [{ slug: 'forge-ring' }] }, { any_of: [{ slug: 'shield-of-faith' }] }],
  });
});

test('a printed cost to create stands, with the exception beside it', async () => {
  expect(await find('celestial-armor')).toMatchObject({
    cost_to_create: '12,550 gp + 1,004 XP',
    armor: { bonus: 5, enhancement: 3, max_dex: 8, check_penalty: -2, speed_30: 30 },
    verification: { checks: 2, exceptions: [{ rule: 'creation-cost', computed: '11,350 gp + 884 XP' }] },
  });
});

test('a flame tongue costs half its base price, and the longsword', async () => {
  expect(await find('flame-tongue')).toMatchObject({ creation: { gp: 10515, xp: 816, printed: 1 } });
});

test.each([
  ['potion-of-cure-light-wounds', 50, 1, '50 gp × spell level 1 × caster level 1 = 50 gp'],
  ['scroll-of-fireball-arcane', 375, 5, '25 gp × spell level 3 × caster level 5 = 375 gp'],
  ['scroll-of-wish-arcane', 28_825, 17, '25 gp × spell level 9 × caster level 17 + 5,000 XP at 5 gp each = 28,825 gp'],
  ['wand-of-magic-missile-3rd', 2250, 3, '750 gp × spell level 1 × caster level 3 = 2,250 gp'],
  ['wand-of-daylight', 4500, 5, '750 gp × spell level 3 × caster level 5 = 11,250 gp'],
])('%s costs %i gp', async (slug, price, level, formula) => {
  expect(await find(slug)).toMatchObject({ price_gp: price, caster_level: level, made_from: { formula } });
});

test('a spell lists the items made from it, and those that need it', async () => {
  const fireball = parseJson((await catalogue.spells.find('fireball')) ?? '{}');
  expect(fireball.items.map(({ slug }) => slug)).toContain('scroll-of-fireball-arcane');
  expect(fireball.needed_for.map(({ slug }) => slug)).toContain('necklace-of-fireballs');
});

test('related items link to each other', async () => {
  const related = (await find('mithral'))?.related.flatMap(({ entries }) => entries.map(({ slug }) => slug));
  expect(related).toContain('elven-chain');
  expect((await find('elven-chain'))?.material_slug).toBe('mithral');
});

test('properties are hidden, or listed by the items that can have them', async () => {
  expect(await total('property_filter=hide')).toBe(ITEMS - 145);
  expect(await names('property_filter=weapon')).toContain('Flaming');
  expect(await names('property_filter=shield')).toEqual(expect.arrayContaining(['Bashing', 'Fortification']));
  expect(await names('property_filter=armor')).not.toContain('Bashing');
});

test.each([
  ['under_1000', 0, 999.99],
  ['1000_5000', 1000, 5000],
  ['5000_10000', 5000, 10_000],
  ['10000_25000', 10_000, 25_000],
  ['25000_plus', 25_000, Number.POSITIVE_INFINITY],
])('%s finds prices of %d to %d gp', async (bucket, least, most) => {
  for (const { name, price_gp, price_text } of await items(`price_filter=${bucket}`)) {
    expect(price_gp, name).not.toBeNull();
    expect(price_gp, name).toBeLessThanOrEqual(most);
    if (!price_text?.includes('–')) expect(price_gp, name).toBeGreaterThanOrEqual(least);
  }
});

test('a custom range includes both ends, and copper pieces', async () => {
  expect(await names('price_filter=custom&min_price=0.01&max_price=0.01')).toContain('Candle');
  const swords = await items('price_filter=custom&min_price=15&max_price=15&type=weapon');
  expect(swords.map(({ name }) => name)).toContain('Longsword');
  expect(new Set(swords.map(({ price_gp }) => price_gp))).toEqual(new Set([15]));
  expect(await total('min_price=5&max_price=4')).toBe(0);
});

test('a family is found by the price of any of its members', async () => {
  expect(await names('price_filter=5000_10000&type=wondrous')).toContain('Bag of Holding');
  expect(await find('bag-of-holding')).toMatchObject({ price_gp: 2500, price_text: '2,500–10,000 gp' });
});

test('sorted by price, items without a figure come last in both directions', async () => {
  for (const sort of ['price_low_high', 'price_high_low']) {
    const prices = [];
    for (let page = 1; page <= Math.ceil(ITEMS / 200); page++)
      prices.push(...(await items(`sort=${sort}&page=${page}`)).map(({ price_gp }) => price_gp));
    const figures = prices.filter((price) => price !== null);
    expect(prices.slice(0, figures.length)).toEqual(figures);
    const sorted = [...figures].sort((a, b) => (sort === 'price_low_high' ? a - b : b - a));
    expect(figures).toEqual(sorted);
  }
});

test('types, materials and slots can be written in several ways, combined and excluded', async () => {
  const [wondrous, neck, ring, scrolls] = await Promise.all(
    ['type=wondrous', 'slot=neck', 'slot=ring', 'type=scroll'].map(total),
  );
  for (const count of [wondrous, neck, ring, scrolls]) expect(count).toBeGreaterThan(0);
  expect(await total('type=Wondrous Item')).toBe(wondrous);
  expect(await total('slot=Neck,ring')).toBe(Number(neck) + Number(ring));
  expect(await total('type=-scroll')).toBe(ITEMS - Number(scrolls));
  expect(await names('material=adamantine')).toContain('Adamantine Dagger');
});

test.each([
  ['min_price=-1', 'min_price', 'number of at least 0'],
  ['max_price=lots', 'max_price', 'number of at least 0'],
  ['price_filter=cheap', 'price_filter', 'under_1000'],
  ['property_filter=all', 'property_filter', 'shield'],
  ['sort=colour', 'sort', 'price_high_low'],
  ['type=sandwich', 'type', 'wondrous'],
  ['slot=tail', 'slot', 'neck'],
])('%s is refused, naming what is allowed', async (query, parameter, allowed) => {
  await expect(list(query)).rejects.toMatchObject({
    errors: [{ parameter, message: expect.stringContaining(allowed) }],
  });
});

test('feats and powers name the items that require them', async () => {
  const feat = parseJson((await catalogue.feats.find('forge-ring')) ?? '{}');
  expect(feat.items.map(({ slug }) => slug)).toContain('ring-of-protection-1');
  const construct = parseJson((await catalogue.feats.find('craft-construct')) ?? '{}');
  expect(construct.items.map(({ slug }) => slug)).toContain('golem-manual');
  const power = parseJson((await catalogue.powers.find('chameleon')) ?? '{}');
  expect(power.needed_for).toEqual([{ slug: 'psychoactive-skins', name: 'Psychoactive Skins' }]);
});

test('an item shows its family: what the others do, and abilities of its name for other bearers', async () => {
  const [anchor, ...others] = (await find('feather-token-anchor'))?.versions ?? [];
  expect(anchor).toMatchObject({ slug: 'feather-token-anchor', price_text: '50 gp' });
  expect(others).toContainEqual(expect.objectContaining({ summary: expect.stringContaining('1d6+1') }));
  expect((await find('ghost-touch-weapon'))?.versions).toMatchObject([
    { slug: 'ghost-touch-weapon', caster_level: 9 },
    { slug: 'ghost-touch-armor', caster_level: 15 },
  ]);
});

test('weights are also given as printed', async () => {
  expect(await find('restorative-ointment')).toMatchObject({ weight: 0.5, weight_text: '½ lb.' });
  expect(await find('crystal-masks')).toMatchObject({ weight_text: '½ lb.' });
  // In weight the sun blade is a short sword, though its base is a bastard sword of 6 lb.
  expect(await find('sun-blade')).toMatchObject({ weight: 2 });
});

test.each([
  ['type=weapon&hand=two-handed', 20],
  ['type=weapon&hand=light', 19],
  ['type=weapon&weapon_category=exotic', 18],
  // Both ends of a double weapon count.
  ['type=weapon&damage=1d8', 19],
  ['type=weapon&critical=19-20x2', 12],
  ['type=weapon&critical=x4', 4],
  ['type=weapon&range_increment=100..', 4],
  ['type=armor&armor_bonus=5..', 6],
  ['type=armor&max_dex=3..', 7],
  ['type=armor&armor_kind=medium', 4],
  ['poison_method=injury', 13],
])('%s finds as many items as the books have: %i', async (query, count) => {
  expect(await total(query)).toBe(count);
});

test('a magic weapon is found by the weapon that it is made of', async () => {
  expect(await names('type=magic-weapon&hand=two-handed&damage=2d6')).toContain('Frost Brand');
});
