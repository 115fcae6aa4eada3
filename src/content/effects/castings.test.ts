import { expect, test } from 'vitest';
import type { Item } from '../schema/items.ts';
import { castingsOf } from './castings.ts';
import { itemThat } from './testing.ts';

function castingsIn(description: string, type = 'staff') {
  const source = itemThat(description, { type } as Partial<Item>);
  if (source.kind !== 'items') throw new Error('It is no item.');
  return castingsOf(source.value).map(({ kind, slug }) => `${kind}/${slug}`);
}

test('a staff casts the spells of its table, and none that its text compares something with', () => {
  const table = '| Spell | Charges |\n|---|---|\n| [*fireball*](spells/fireball) | 1 |\n| [*web*](spells/web) | 2 |';
  expect(castingsIn(`It casts these:\n\n${table}\n\nThe bearer is warned as by [*alarm*](spells/alarm).`)).toEqual([
    'spells/fireball',
    'spells/web',
  ]);
});

test('spells may stand by the charges that they cost', () => {
  const table = '| Charges | Powers |\n|---|---|\n| None | [light](spells/light), [knock](spells/knock) |';
  expect(castingsIn(table, 'minor-artifact')).toEqual(['spells/light', 'spells/knock']);
});

test('a psicrown manifests the powers of its list', () => {
  const list = 'It holds 50 points for:\n\n- [time hop](powers/time-hop)\n- [energy ball](powers/energy-ball)';
  expect(castingsIn(list, 'psicrown')).toEqual(['powers/time-hop', 'powers/energy-ball']);
  expect(castingsIn(list, 'wondrous')).toEqual([]);
});

test('a table of something else is no table of spells', () => {
  expect(castingsIn('| Charges | Damage |\n|---|---|\n| 1 | as [*fireball*](spells/fireball) |')).toEqual([]);
});
