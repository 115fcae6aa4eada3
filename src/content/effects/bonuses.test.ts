import { expect, test } from 'vitest';
import { bonusesGiven } from './bonuses.ts';
import { passagesOf } from './passages.ts';
import { itemThat, spellThat } from './testing.ts';

const SKILLS = ['Hide', 'Move Silently', 'Listen', 'Spot', 'Jump'].map((name) => ({
  slug: name.toLowerCase().replace(' ', '-'),
  name,
}));
const bonuses = (text: string) => bonusesGiven(spellThat(text), SKILLS).sort();

test.each([
  ['The wearer has a +2 resistance bonus on Fortitude, Reflex and Will saves alike.', ['bonus-resistance-saves']],
  [
    "The subject's Strength rises by a +4 enhancement bonus, which counts for melee attacks.",
    ['bonus-enhancement-strength'],
  ],
  [
    'You have a +2 deflection bonus to AC and a +2 resistance bonus on saves.',
    ['bonus-deflection-ac', 'bonus-resistance-saves'],
  ],
  ['Will saving throws you make have a +2 bonus.', ['bonus-untyped-will']],
  [
    'Your Hide and Move Silently checks each receive a +2 bonus.',
    ['bonus-untyped-hide', 'bonus-untyped-move-silently'],
  ],
  [
    'You have a luck bonus on attack rolls and weapon damage rolls of +1 per three caster levels.',
    ['bonus-luck-attack', 'bonus-luck-damage'],
  ],
  ['It adds a +3 enhancement bonus to natural armor.', ['bonus-enhancement-natural-armor']],
  ['You have a +3 competence bonus on Charisma-based checks.', ['bonus-competence-charisma-checks']],
  [
    'You give an enhancement bonus to the suit of armor or shield that you touch.',
    ['bonus-enhancement-armor', 'bonus-enhancement-shield'],
  ],
  ['Racial bonus of +4 on Spot and Listen checks.', ['bonus-racial-listen', 'bonus-racial-spot']],
])('%s', (text, effects) => {
  expect(bonuses(text)).toEqual(effects);
});

test.each([
  'While stunned, it has no Dexterity bonus to AC.',
  'One whose type is not yours has a +4 bonus on its save.',
  "Nobody's insight bonus to attack rolls counts against you.",
  'Opponents have a +4 bonus on attack rolls against you.',
  'The subject makes another save with a +2 bonus.',
  'You lose your +2 luck bonus on saves.',
])('%s: nothing', (text) => {
  expect(bonuses(text)).toEqual([]);
});

test('a penalty after a bonus is not a bonus', () => {
  expect(
    bonuses('You have a +4 enhancement bonus on Spot checks and a −4 penalty on saves against gaze attacks.'),
  ).toEqual(['bonus-enhancement-spot']);
});

test('a bonus without a type in a summary counts only if the rules text names no type', () => {
  const shorthand = (rules: string) =>
    bonusesGiven(
      {
        ...spellThat(''),
        passages: [...passagesOf('summary', '+2 on Listen checks.'), ...passagesOf('description', rules)],
      },
      SKILLS,
    );
  expect(shorthand('You hear well.')).toEqual(['bonus-untyped-listen']);
  expect(shorthand('Your Listen checks have a +2 competence bonus.')).toEqual(['bonus-competence-listen']);
});

test('bonuses of armor and enchanted weapons come from tables', () => {
  const armor = { kind: 'heavy', bonus: 8, spell_failure: 35 } as const;
  expect(bonusesGiven(itemThat('', { type: 'armor', armor }), [])).toEqual(['bonus-armor-ac']);
  const base = { item: 'longsword', enhancement: 2 };
  expect(bonusesGiven(itemThat('', { type: 'magic-weapon', base }), [])).toEqual([
    'bonus-enhancement-attack',
    'bonus-enhancement-damage',
  ]);
});
