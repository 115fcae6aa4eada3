import { expect, test } from 'vitest';
import { inflictedConditions } from './conditions.ts';
import { itemThat, monsterThat, spellThat } from './testing.ts';

test.each([
  ['A creature of your choice is stunned.', 'inflicts-stunned'],
  [
    'A hit does 1d8+11 points of damage, and the victim must make a Fortitude save or be stunned for 1 round.',
    'inflicts-stunned',
  ],
  ['Stunned for 1 round.', 'inflicts-stunned'],
  ['Blinded and stunned 1d4 rounds; then stunned 1 round', 'inflicts-blinded'],
  ['The bite paralyzes for 1d4 hours unless a DC 14 Fortitude save succeeds.', 'inflicts-paralyzed'],
  ['If it fails its Will save it is paralyzed, with a new save each round.', 'inflicts-paralyzed'],
  ['Creatures in the cone are stunned for 1 round and deafened for 4d6 rounds.', 'inflicts-deafened'],
  ['Those that make their Will save are shaken for 1 round.', 'inflicts-shaken'],
  ['The wind knocks Small creatures prone.', 'inflicts-prone'],
  ['A hit bestows 2d4 negative levels.', 'inflicts-energy-drained'],
  ['The subject and all it carries become a mindless, lifeless statue.', 'inflicts-petrified'],
  ['It turns its victim to stone at once.', 'inflicts-petrified'],
  ['The subject must succeed on a Fortitude save or die.', 'inflicts-dead'],
  ['**Killed.** Living creatures die. Undead creatures are destroyed.', 'inflicts-dead'],
  ['| Up to caster level −10 | Killed, paralyzed, blinded |', 'inflicts-dead'],
  ['A target that you hit dies at once unless it succeeds on a Fortitude save.', 'inflicts-dead'],
])('%s: %s', (text, effect) => {
  expect(inflictedConditions(spellThat(text))).toContain(effect);
});

test.each([
  'You are immune to stunning.',
  'The subject cannot be stunned or paralyzed.',
  "It isn't stunned, so attacking it brings no special advantage.",
  'While stunned, it cannot act.',
  'A stunned creature takes the full damage.',
  'If the subject is stunned, the spell ends.',
  'Creatures that are paralyzed are not affected.',
  'At the same time it puts an end to each of these: being blinded, confused or stunned.',
  'The spell ends and you are stunned for 1 round.',
  'You speed up, and when the time is up you go on at normal speed and are shaken for 1 round.',
  'Those stunned by the trill get no save.',
  'It cures 1d8 points of damage, even if the subject is unconscious.',
  'Use [*power word stun*](spells/power-word-stun) or *symbol of stunning* first.',
  'Magical darkness still blinds it.',
  'If the subject dies, the spell ends.',
  'The spell ends when the creature is slain.',
  'It goes on until the victim makes three Fortitude saves, is cured by magic, or dies.',
])('%s: nothing', (text) => {
  expect(inflictedConditions(spellThat(text))).toEqual([]);
});

test.each([
  'The spell slays undead creatures, 1d4 HD of them per caster level.',
  'It severs the head. This kills most creatures.',
  'It kills the victim and gives the monster 12 temporary hit points.',
])('%s: kills', (text) => {
  expect(inflictedConditions(itemThat(text))).toEqual(['inflicts-dead']);
});

test('the wearer of an item is not its victim', () => {
  expect(
    inflictedConditions(itemThat('Worn singly, a lens makes the wearer dizzy, and the wearer is stunned for 1 round.')),
  ).toEqual([]);
});

test('special attacks of the stat block count, qualities do not', () => {
  const ghoul = monsterThat('', {
    special_attacks: ['paralysis', 'disease'],
    special_qualities: ['immunity to stunning'],
  });
  expect(inflictedConditions(ghoul)).toEqual(['inflicts-paralyzed', 'inflicts-diseased']);
  expect(inflictedConditions(monsterThat('It is dazzled in bright sunlight.'))).toEqual([]);
});
