import { expect, test } from 'vitest';
import { ITEM_FILTERS } from '../screens/items/item-filters.ts';
import { MONSTER_FILTERS } from '../screens/monsters/monster-filters.ts';
import { SPELL_FILTERS } from '../screens/spells/spell-filters.ts';
import { listHead, listTitle } from './list-head.ts';

test.each([
  ['', 'Spells'],
  ['?sort=level&page=2', 'Spells'],
  ['?class=cleric&level=1', 'Cleric 1st-level spells'],
  ['?level=3&school=evocation&class=wizard', 'Evocation Wizard 3rd-level spells'],
  ['?class=cleric&level=1..3', 'Cleric spells, levels 1–3'],
  ['?domain=fire', 'Spells, domain Fire'],
  ['?search=light&class=bard', 'Bard spells, “light”'],
])('the spells of "%s" are titled "%s"', (search, title) => {
  expect(listTitle('spells', search, SPELL_FILTERS)).toBe(title);
});

test('other kinds are titled by their filters', () => {
  expect(listTitle('monsters', '?type=undead&cr=5', MONSTER_FILTERS)).toBe('Undead monsters, challenge rating 5');
  expect(listTitle('items', '?type=ring', ITEM_FILTERS)).toBe('Ring items');
});

test('the description says it too', () => {
  expect(listHead('spells', '?class=cleric&level=1', SPELL_FILTERS, 'Every spell.')).toEqual([
    'Cleric 1st-level spells',
    'Cleric 1st-level spells of D&D 3.5e. Every spell.',
  ]);
});
