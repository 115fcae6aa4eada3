import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Components,
  DURATION_UNITS,
  type Duration,
  durationAt,
  formatComponents,
  formatDuration,
  formatRange,
  RANGE_CATEGORIES,
  type Range,
  rangeInFeet,
  savesNamed,
} from './spell-facts.ts';

const casterLevel = fc.integer({ min: 1, max: 40 });

test.each<[Range, string]>([
  ['close', 'Close (25 ft. + 5 ft./2 levels)'],
  ['long', 'Long (400 ft. + 40 ft./level)'],
  [{ category: 'personal', note: 'see text' }, 'Personal; see text'],
  [{ feet: 12_000 }, '12,000 ft.'],
  [{ feet: 0, note: 'see text' }, '0 ft.; see text'],
  [{ feet: 10, per_level: true, up_to: true }, 'Up to 10 ft./level'],
  [{ miles: 1, per_level: true }, '1 mile/level'],
  [{ miles: 200 }, '200 miles'],
  [{ text: 'Personal or touch' }, 'Personal or touch'],
])('the range %j reads %s', (range, wording) => {
  expect(formatRange(range)).toBe(wording);
});

test.each<[Range, number, number | null]>([
  ['close', 1, 25],
  ['close', 5, 35],
  ['medium', 5, 150],
  ['long', 20, 1200],
  ['touch', 20, 0],
  [{ category: 'close', note: 'see text' }, 2, 30],
  [{ feet: 40, per_level: true }, 3, 120],
  [{ miles: 2 }, 9, 10_560],
  ['unlimited', 9, null],
  [{ text: 'Personal or touch' }, 9, null],
])('the range %j at level %i reaches %s feet', (range, level, feet) => {
  expect(rangeInFeet(range, level)).toBe(feet);
});

test('no range shrinks as the caster level rises', () => {
  fc.assert(
    fc.property(fc.constantFrom(...RANGE_CATEGORIES), casterLevel, (range, level) => {
      const now = rangeInFeet(range, level);
      const next = rangeInFeet(range, level + 1);
      return now === null ? next === null : next !== null && next >= now;
    }),
  );
});

test.each<[Duration, string]>([
  ['instantaneous', 'Instantaneous'],
  [{ state: 'permanent', until: 'discharged', dismissible: true }, 'Permanent until discharged (D)'],
  [{ state: 'concentration', note: 'see text' }, 'Concentration; see text'],
  [{ amount: 1, unit: 'minute', per_level: true, dismissible: true }, '1 min./level (D)'],
  [{ amount: 2, unit: 'hour', per_level: true }, '2 hours/level'],
  [{ amount: 1, unit: 'minute', per_levels: 2 }, '1 min./2 levels'],
  [{ amount: 20, unit: 'minute' }, '20 minutes'],
  [{ amount: 1, unit: 'hour', per_level: true, until: 'completed' }, '1 hour/level or until completed'],
  [{ amount: 10, unit: 'minute', per_level: true, concentration: 'up-to' }, 'Concentration, up to 10 min./level'],
  [{ amount: 2, unit: 'round', concentration: 'plus' }, 'Concentration + 2 rounds'],
  [{ dice: '1d4+1', unit: 'round', note: 'see text' }, '1d4+1 rounds; see text'],
  [{ amount: 1, unit: 'round', per_level: true, up_to: true }, 'Up to 1 round/level'],
])('the duration %j reads %s', (duration, wording) => {
  expect(formatDuration(duration)).toBe(wording);
});

test.each<[Duration, number, ReturnType<typeof durationAt>]>([
  [{ amount: 10, unit: 'minute', per_level: true }, 7, { amount: 70, unit: 'minute' }],
  [{ amount: 1, unit: 'round', per_levels: 3 }, 10, { amount: 3, unit: 'round' }],
  [{ amount: 1, unit: 'minute', per_levels: 2 }, 1, { amount: 1, unit: 'minute' }],
  [{ amount: 24, unit: 'hour' }, 20, { amount: 24, unit: 'hour' }],
  [{ dice: '1d4+1', unit: 'round' }, 5, null],
  ['permanent', 5, null],
  [{ state: 'permanent', until: 'discharged' }, 5, null],
  [{ text: 'See spell' }, 5, null],
])('the duration %j at level %i lasts %j', (duration, level, length) => {
  expect(durationAt(duration, level)).toEqual(length);
});

test('a duration per level lasts its amount once for each level', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...DURATION_UNITS),
      fc.integer({ min: 1, max: 24 }),
      casterLevel,
      (unit, amount, level) => {
        expect(durationAt({ amount, unit, per_level: true }, level)).toEqual({ amount: amount * level, unit });
      },
    ),
  );
});

test.each<[Components, string]>([
  [{}, 'None'],
  [{ verbal: true, somatic: true, material: { text: 'a bit of fur' } }, 'V, S, M'],
  [{ verbal: true, material: true, divine_focus: true, divine_focus_replaces: 'material' }, 'V, M/DF'],
  [
    {
      verbal: true,
      somatic: true,
      material: true,
      arcane_focus: true,
      divine_focus: true,
      divine_focus_replaces: 'material',
    },
    'V, S, M/DF, F',
  ],
  [{ verbal: true, arcane_focus: true, divine_focus: true, divine_focus_replaces: 'focus' }, 'V, F/DF'],
  [{ verbal: true, somatic: true, divine_focus: true, xp: { cost: 100 } }, 'V, S, DF, XP'],
  [{ verbal: { only: ['bard'] }, somatic: true, material: true, note: 'see text' }, 'V (Brd only), S, M; see text'],
  [{ verbal: true, material: true, arcane_focus: { optional: true }, note: 'see text' }, 'V, M, (F); see text'],
  [{ verbal: true, xp: true, material: { unlisted: true, text: 'that of the copied spell' } }, 'V, XP'],
  [{ verbal: true, somatic: true, xp: true, extra: ['ritual'] }, 'V, S, XP, Ritual'],
])('the components %j read %s', (components, wording) => {
  expect(formatComponents(components)).toBe(wording);
});

test('a saving throw line names its saves', () => {
  expect(savesNamed('Reflex half or Fortitude half; see text')).toEqual(['fortitude', 'reflex']);
  expect(savesNamed('None')).toEqual([]);
});
