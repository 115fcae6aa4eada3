import { expect, test } from 'vitest';
import { ALIGNMENTS, alignmentSteps, clericAlignments, formatAlignments } from './alignment.ts';

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

test('alignments of a class are worded as the books do', () => {
  expect(formatAlignments(ALIGNMENTS)).toBe('Any');
  expect(formatAlignments(['lawful-good', 'lawful-neutral', 'lawful-evil'])).toBe('Any lawful');
  expect(formatAlignments(ALIGNMENTS.filter((alignment) => !alignment.includes('lawful')))).toBe('Any nonlawful');
  expect(formatAlignments(ALIGNMENTS.filter((alignment) => alignment.includes('neutral')))).toBe('Any neutral');
  expect(formatAlignments(['lawful-good'])).toBe('Lawful good');
  expect(formatAlignments(['lawful-neutral', 'lawful-good', 'neutral-good'])).toBe(
    'Lawful good, neutral good or lawful neutral',
  );
});
