import { expect, test } from 'vitest';
import type { SheetNames } from '../contract/sheets.ts';
import { createNameIndex } from './names.ts';

const entries = (...names: string[]) => names.map((name) => ({ slug: name.toLowerCase().replaceAll(' ', '-'), name }));
const names: SheetNames = {
  spells: entries('Fireball', 'Invisibility, Greater', 'Dispel Magic', "Bull's Strength"),
  powers: [],
  items: entries('Rope, hempen (50 ft.)', 'Torch', 'Longsword', 'Cloak of Resistance +1', 'Cloak of Resistance +2'),
  feats: entries('Weapon Focus', 'Armor Proficiency (Light)', 'Armor Proficiency (Heavy)'),
  classes: entries('Fighter'),
  races: [],
  deities: [],
  languages: [],
  rules: [],
};
const { find } = createNameIndex(names);

test.each([
  ['spells', 'fireball', 'Fireball'],
  ['spells', 'Fireball*', 'Fireball'],
  ['spells', 'Fireball (DC 17)', 'Fireball'],
  ['spells', 'Greater Invisibility', 'Invisibility, Greater'],
  ['spells', 'Bull’s Strength', "Bull's Strength"],
  ['items', 'Hempen rope', 'Rope, hempen (50 ft.)'],
  ['items', '3 x Torches', 'Torch'],
  ['items', 'Torch x3', 'Torch'],
  ['items', 'cloak of resistance +2', 'Cloak of Resistance +2'],
  ['feats', 'Weapon Focus (longsword)', 'Weapon Focus'],
  ['feats', 'Armor Proficiency (heavy)', 'Armor Proficiency (Heavy)'],
  ['classes', 'Fighter 4', 'Fighter'],
] as const)('%s: “%s” is %s', (kind, text, name) => {
  expect(find([kind], text)).toMatchObject({ name, exact: true });
});

test.each([
  ['spells', 'Dispell Magik', 'Dispel Magic'],
  ['items', 'Masterwork longsword +1', 'Longsword'],
] as const)('%s: “%s” is nearest to %s', (kind, text, name) => {
  expect(find([kind], text)).toMatchObject({ name, exact: false });
});

test('what is like nothing has no match', () => {
  expect(find(['items'], 'Grandmother’s locket')).toBeNull();
  expect(find(['spells'], '+++')).toBeNull();
});
