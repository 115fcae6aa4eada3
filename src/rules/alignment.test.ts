import { expect, test } from 'vitest';
import { ALIGNMENTS, alignmentSteps, clericAlignments } from './alignment.ts';

test('steps are counted on both axes together', () => {
  expect(alignmentSteps('lawful-good', 'lawful-good')).toBe(0);
  expect(alignmentSteps('lawful-good', 'neutral')).toBe(2);
  expect(alignmentSteps('lawful-good', 'chaotic-evil')).toBe(4);
});

test('a cleric is within one step of the deity, along one axis', () => {
  expect(clericAlignments('lawful-good')).toEqual(['lawful-good', 'neutral-good', 'lawful-neutral']);
  expect(clericAlignments('chaotic-evil')).toEqual(['chaotic-neutral', 'neutral-evil', 'chaotic-evil']);
});

test('only a neutral deity has neutral clerics', () => {
  expect(clericAlignments('neutral-good')).toEqual(['lawful-good', 'neutral-good', 'chaotic-good']);
  expect(clericAlignments('neutral')).toEqual([
    'neutral-good',
    'lawful-neutral',
    'neutral',
    'chaotic-neutral',
    'neutral-evil',
  ]);
});

test('every deity may have clerics of its own alignment', () => {
  for (const alignment of ALIGNMENTS) expect(clericAlignments(alignment)).toContain(alignment);
});
