import { expect, test } from 'vitest';
import {
  formatHeight,
  formatRaceBonus,
  formatRaceSpeed,
  formatSenses,
  formatTendency,
  racialAbilityAdjustment,
} from './race-facts.ts';

test('speed in feet and squares, flight with its maneuverability', () => {
  expect(formatRaceSpeed({ land: 30 })).toBe('30 ft. (6 squares)');
  expect(formatRaceSpeed({ land: 20, unhindered: true })).toBe('20 ft. (4 squares), not slowed by armor or load');
  expect(formatRaceSpeed({ fly: { feet: 30, maneuverability: 'good' } })).toBe('Fly 30 ft. (good)');
});

test('senses in the order of the books; none is normal', () => {
  expect(formatSenses({ low_light_vision: true, darkvision: 60 })).toBe('Darkvision 60 ft., low-light vision');
  expect(formatSenses({})).toBe('Normal');
});

test('alignments with their tendency, halves as any', () => {
  expect(formatTendency({ tendency: 'usually', alignment: 'chaotic-good' })).toBe('Usually chaotic good');
  expect(formatTendency({ tendency: 'usually', alignment: 'evil' })).toBe('Usually any evil');
});

test('heights in feet and inches', () => {
  expect(formatHeight(53)).toBe('4 ft. 5 in.');
  expect(formatHeight(60)).toBe('5 ft.');
  expect(formatHeight(9)).toBe('9 in.');
});

test('bonuses are racial unless they are of another type', () => {
  expect(formatRaceBonus({ bonus: 2 })).toBe('+2 racial bonus');
  expect(formatRaceBonus({ bonus: -4, type: 'circumstance' })).toBe('−4 circumstance penalty');
});

test('printed scores show the adjustment over 10 and 11', () => {
  expect([18, 15, 8, 9].map(racialAbilityAdjustment)).toEqual([8, 4, -2, -2]);
});
