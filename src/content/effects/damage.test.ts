import { expect, test } from 'vitest';
import { damageDealt } from './damage.ts';
import { itemThat, monsterThat, spellThat } from './testing.ts';

test.each([
  ['Each takes 1d6 points of fire damage per caster level.', ['damage-fire']],
  [
    'Choose: 5d6 cold, electricity, fire, or sonic damage.',
    ['damage-cold', 'damage-electricity', 'damage-fire', 'damage-sonic'],
  ],
  ['3d6 points of bludgeoning damage and 2d6 points of cold damage.', ['damage-bludgeoning', 'damage-cold']],
  ['It deals 1d4+1 points of force damage.', ['damage-force']],
  ['A touch deals 2d4 points of Strength damage.', ['damage-strength']],
  ['The victim suffers 1 point of permanent Constitution drain.', ['drain-constitution']],
  [
    'The target takes 2 points of Intelligence, Wisdom or Charisma damage.',
    ['damage-charisma', 'damage-intelligence', 'damage-wisdom'],
  ],
  ['It takes 1d6 points of force damage or an equal amount of nonlethal damage.', ['damage-force', 'damage-nonlethal']],
  [
    'Each hit drains 1 point each of Strength and Dexterity, and 1d4+1 points of Constitution.',
    ['drain-constitution', 'drain-dexterity', 'drain-strength'],
  ],
  ['The reader is permanently drained of 1d4 points of Constitution.', ['drain-constitution']],
  ['| Filth fever | 12 | 1d3 Dex and 1d3 Con |', ['damage-constitution', 'damage-dexterity']],
])('%s', (text, effects) => {
  expect(damageDealt(spellThat(text)).sort()).toEqual(effects);
});

test.each([
  'The first 10 points of fire damage from each attack are absorbed.',
  'It is immune to fire, and takes no cold damage.',
  'Resistance to fire 10.',
  'Up to 50 points of sonic damage that would strike the wearer are soaked up.',
  'It cures 1d4 points of Strength damage.',
  'It does not protect you from fire or cold damage.',
  'A +2 cold iron longsword.',
  'Either way you take 2d6 points of fire damage.',
  'More than 50 points of cold damage in 1 round makes the field shrink.',
  'As [*cone of cold*](spells/cone-of-cold), at caster level 9th.',
])('%s: nothing', (text) => {
  expect(damageDealt(itemThat(text))).toEqual([]);
});

test('damage is read from the weapon table, poisons and stat blocks', () => {
  const morningstar = { category: 'simple', hand: 'one-handed', damage_types: ['bludgeoning', 'piercing'] } as const;
  expect(
    damageDealt(
      itemThat('', { type: 'weapon', weapon: { ...morningstar, damage_types: ['bludgeoning', 'piercing'] } }),
    ),
  ).toEqual(['damage-bludgeoning', 'damage-piercing']);
  const poison = { method: 'injury', dc: 17, initial: '1 Str drain', secondary: '2d6 Str' } as const;
  expect(damageDealt(itemThat('', { type: 'poison', poison }))).toEqual(['drain-strength', 'damage-strength']);
  const venom = 'Injury, Fortitude DC 22; initial damage 1d6 Str, secondary 2d6 Str.';
  expect(damageDealt(monsterThat(venom))).toEqual(['damage-strength']);
  const fever = 'Disease—bite, Fortitude DC 12, incubation period 1 day, damage 1d3 Con.';
  expect(damageDealt(monsterThat(fever))).toEqual(['damage-constitution']);
  const hit = [[{ name: 'slam', bonus: 4, damage: '1d6', plus: '1d6 fire' }]];
  expect(damageDealt(monsterThat('', { attack: hit }))).toEqual(['damage-fire']);
});
