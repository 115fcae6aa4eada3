import { expect, test } from 'vitest';
import { generateSpellItems, type SpellSource } from './generate-spell-items.ts';

const spell = (facts: Partial<SpellSource> & { slug: string; name: string }): SpellSource => ({
  rulebook: 'phb-35',
  school: 'abjuration',
  components: {},
  casting_time: '1 standard action',
  ...facts,
});
const prices = (source: SpellSource, printed?: Map<string, number>) =>
  Object.fromEntries(generateSpellItems([source], printed).map((item) => [item.slug, item.price_gp]));

test('a spell of wizards and clerics makes a wand and two scrolls, at the level of each', () => {
  const contagion = spell({ slug: 'contagion', name: 'Contagion', levels: { wizard: 4, cleric: 3, 'wu-jen': 1 } });
  expect(prices(contagion)).toEqual({
    'wand-of-contagion': 11250,
    'scroll-of-contagion-arcane': 700,
    'scroll-of-contagion-divine': 375,
  });
});

test('a harmless spell on a creature makes a potion with the natural word order in its name', () => {
  const [potion] = generateSpellItems([
    spell({
      slug: 'restoration-lesser',
      name: 'Restoration, Lesser',
      levels: { cleric: 2, paladin: 1 },
      target: 'Creature touched',
      saving_throw: 'Will negates (harmless)',
    }),
  ]);
  expect(potion).toMatchObject({
    name: 'Potion of Lesser Restoration',
    aliases: ['Potion of Restoration, Lesser'],
    rulebook: 'dmg-35',
    caster_level: 3,
    price_gp: 300,
    cost_to_create: { gp: 150, xp: 12 },
    aura: { strength: 'faint', schools: ['abjuration'] },
  });
});

test('a divine focus that replaces the material costs a divine caster nothing', () => {
  const diamond = spell({
    slug: 'undeath-to-death',
    name: 'Undeath to Death',
    levels: { wizard: 6, cleric: 6 },
    components: { material: { cost_gp: 500 }, divine_focus_replaces: 'material' },
  });
  expect(prices(diamond)).toEqual({
    'scroll-of-undeath-to-death-arcane': 2150,
    'scroll-of-undeath-to-death-divine': 1650,
  });
});

test('a printed price is used, beside the computed one', () => {
  const daylight = spell({ slug: 'daylight', name: 'Daylight', levels: { wizard: 3 } });
  const wand = generateSpellItems([daylight], new Map([['wand-of-daylight', 4500]])).find(
    ({ type }) => type === 'wand',
  );
  expect(wand).toMatchObject({ price_gp: 4500, computed_price_gp: 11250, charges: 50 });
});

test('higher caster levels and heightened spells of the printed tables are separate items', () => {
  const charm = spell({ slug: 'charm-person', name: 'Charm Person', levels: { wizard: 1 } });
  expect(prices(charm)).toMatchObject({
    'wand-of-charm-person': 750,
    'wand-of-heightened-charm-person-3rd-level-spell': 11250,
  });
});
