import { expect, test } from 'vitest';
import { defenses } from './defenses.ts';
import { afflictionsRemoved } from './removal.ts';
import { itemThat, monsterThat, spellThat } from './testing.ts';

test.each([
  ['The subject is immune to poison.', ['immune-poison']],
  [
    'You have damage reduction 10/psionics and immunity to critical hits and poison.',
    ['damage-reduction', 'immune-critical-hits', 'immune-poison'],
  ],
  [
    'You have resistance 10 to acid, cold, electricity, fire, and sonic damage.',
    ['resists-acid', 'resists-cold', 'resists-electricity', 'resists-fire', 'resists-sonic'],
  ],
  ['The first 10 points of fire damage are soaked up.', []],
  [
    'Resistance 10 to one energy type; 20 at 7th level.',
    ['resists-acid', 'resists-cold', 'resists-electricity', 'resists-fire', 'resists-sonic'],
  ],
  ['The creature has spell resistance 25.', ['spell-resistance']],
  ['Creatures immune to poison do not suffer.', []],
  ['Undead are immune to this.', []],
  ['Holding one’s breath is useless, but immunity to poison protects.', []],
  ['Half of it is divine power, which resistance to fire doesn’t reduce.', []],
  ['Spell resistance does not apply.', []],
])('%s', (text, effects) => {
  expect(defenses(spellThat(text)).sort()).toEqual(effects);
});

test('a stat block has its own qualities and those of its type', () => {
  const wraith = monsterThat('', {
    type: 'undead',
    special_qualities: ['undead traits', 'resistance to cold 10 and fire 10', 'immunity to acid'],
  });
  expect(defenses(wraith)).toEqual(
    expect.arrayContaining(['resists-cold', 'resists-fire', 'immune-acid', 'immune-stunning', 'immune-mind-affecting']),
  );
  expect(defenses(monsterThat('', { subtypes: ['fire'] }))).toEqual(['immune-fire', 'vulnerable-cold']);
});

test.each([
  ['It cures all diseases.', ['removes-disease']],
  [
    'It puts an end to each of these: being blinded, confused or stunned, disease and poison.',
    ['removes-blinded', 'removes-confused', 'removes-disease', 'removes-poison', 'removes-stunned'],
  ],
  [
    'It heals 4d8 points of damage +1 per caster level, ends fatigue and exhaustion.',
    ['heals-damage', 'removes-exhausted', 'removes-fatigued'],
  ],
  ['An undead creature is cured of that much damage instead.', ['heals-damage']],
  ['You regain that many hit points immediately.', ['heals-damage']],
  ['Its wearer cannot regain hit points by any means.', []],
  ['Only [*remove curse*](spells/remove-curse) lifts the curse.', []],
  ['The poison can be neutralized as usual.', []],
  ['Nothing removes the negative levels.', []],
])('%s', (text, effects) => {
  expect(afflictionsRemoved(itemThat(text)).sort()).toEqual(effects);
});
