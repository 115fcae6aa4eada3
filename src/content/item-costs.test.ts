import { expect, test } from 'vitest';
import { commonItemPrice, ruleCreationCost } from './item-costs.ts';
import type { Item } from './schema/items.ts';

const item = (facts: Partial<Item>): Item => ({ name: 'A thing', rulebook: 'dmg-35', type: 'magic-weapon', ...facts });
const weapon = (hand: 'light' | 'two-handed', gp: number, traits?: ['double']): Item =>
  item({ type: 'weapon', weapon: { category: 'martial', hand, ...(traits && { traits }) }, price: { gp } });

const ITEMS: Readonly<Record<string, Item>> = {
  dagger: weapon('light', 2),
  'sword-two-bladed': weapon('two-handed', 100, ['double']),
  'arrows-20': item({ type: 'ammunition', quantity: 20, price: { gp: 1 } }),
  buckler: item({ type: 'shield', armor: { kind: 'shield' }, price: { gp: 15 }, weight_lb: 5 }),
  'full-plate': item({ type: 'armor', armor: { kind: 'heavy' }, price: { gp: 1500 } }),
  adamantine: item({
    type: 'material',
    material_facts: {
      masterwork: true,
      price_modifiers: [
        { of: 'heavy armor', plus_gp: 15000 },
        { of: 'weapon', plus_gp: 3000 },
      ],
    },
  }),
  'cold-iron': item({ type: 'material', material_facts: { price_modifiers: [{ of: 'weapon', times: 2 }] } }),
  dragonhide: item({
    type: 'material',
    material_facts: { masterwork: true, price_modifiers: [{ of: 'masterwork armor', times: 2 }] },
  }),
  darkwood: item({
    type: 'material',
    material_facts: {
      masterwork: true,
      price_modifiers: [{ of: 'wooden item, by its common weight, on top of masterwork', plus_gp_per_lb: 10 }],
    },
  }),
};
const find = (slug: string) => ITEMS[slug];
const price = (base: string, material?: string) =>
  commonItemPrice(item({ base: { item: base }, ...(material && { material }) }), find);

test.each([
  ['dagger', undefined, 302],
  ['dagger', 'adamantine', 3002],
  ['dagger', 'cold-iron', 304],
  ['sword-two-bladed', undefined, 700],
  ['arrows-20', undefined, 7],
  ['full-plate', 'adamantine', 16500],
  ['full-plate', 'dragonhide', 3300],
  ['buckler', 'darkwood', 215],
])('a masterwork %s of %s costs %d gp', (base, material, gp) => {
  expect(price(base, material)).toBe(gp);
});

test('an item without a common base item has only the price of its magic', () => {
  expect(ruleCreationCost(item({ type: 'wondrous' }), 2500, find)).toEqual({ gp: 1250, xp: 100 });
});

test('an epic item has the creation cost of the epic rule, unless it says otherwise', () => {
  const epic = item({ type: 'ring', rulebook: 'elh' });
  expect(ruleCreationCost(epic, 300000, find)).toEqual({ gp: 150000, xp: 13000 });
  expect(ruleCreationCost({ ...epic, nonepic: true }, 216000, find)).toEqual({ gp: 108000, xp: 8640 });
});
