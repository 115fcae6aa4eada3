import { expect, test } from 'vitest';
import { COMPANION_KINDS, type CompanionKind, effectiveLevel, MASTERS } from './masters.ts';
import { CHOICES, companionStep, firstLevel } from './progressions.ts';

const figures = (kind: CompanionKind, level: number) => {
  const step = companionStep(kind, level);
  return step && [step.hitDice, step.naturalArmor, step.str, step.dex, step.int ?? null, step.tricks ?? null];
};

// Player's Handbook, pages 36, 45 and 53; Dungeon Master's Guide, page 182; Expanded Psionics Handbook, page 23.
test.each<[CompanionKind, number, unknown]>([
  ['animal-companion', 1, [0, 0, 0, 0, null, 1]],
  ['animal-companion', 8, [4, 4, 2, 2, null, 3]],
  ['animal-companion', 20, [12, 12, 6, 6, null, 7]],
  ['special-mount', 4, null],
  ['special-mount', 5, [2, 4, 1, 0, 6, null]],
  ['special-mount', 14, [6, 8, 3, 0, 8, null]],
  ['special-mount', 15, [8, 10, 4, 0, 9, null]],
  ['familiar', 2, [0, 1, 0, 0, 6, null]],
  ['familiar', 20, [0, 10, 0, 0, 15, null]],
  ['fiendish-servant', 12, [2, 1, 1, 0, 6, null]],
  ['fiendish-servant', 16, [6, 5, 3, 0, 8, null]],
  ['psicrystal', 1, [0, 0, 0, 0, 6, null]],
  ['psicrystal', 20, [0, 9, 0, 0, 15, null]],
])('%s of level %i', (kind, level, expected) => {
  expect(figures(kind, level)).toEqual(expected);
});

// SRD, epic classes: every 3rd, 5th and 2nd level past the 20th.
test.each<[CompanionKind, number, unknown]>([
  ['animal-companion', 22, [12, 12, 6, 6, null, 7]],
  ['animal-companion', 23, [14, 12, 7, 7, null, 8]],
  ['special-mount', 25, [10, 12, 5, 0, 10, null]],
  ['familiar', 21, [0, 11, 0, 0, 16, null]],
  ['familiar', 42, [0, 21, 0, 0, 26, null]],
  ['psicrystal', 41, [0, 20, 0, 0, 26, null]],
])('%s of epic level %i', (kind, level, expected) => {
  expect(figures(kind, level)).toEqual(expected);
});

test('what earlier rows gave stays, and improved evasion takes the place of evasion', () => {
  expect(companionStep('animal-companion', 15)?.special).toEqual([
    ...['link', 'share spells', 'devotion', 'Multiattack', 'improved evasion'],
  ]);
  expect(companionStep('familiar', 11)?.special).toContain('spell resistance');
  expect(companionStep('familiar', 10)?.special).not.toContain('spell resistance');
});

test('half the level of a ranger counts', () => {
  expect(effectiveLevel(MASTERS.ranger, 9)).toBe(4);
  expect(effectiveLevel(MASTERS.druid, 9)).toBe(9);
});

test('every kind has creatures, the first of them open at the first level', () => {
  for (const kind of Object.keys(COMPANION_KINDS) as CompanionKind[]) {
    expect(CHOICES[kind][0]?.adjustment).toBe(0);
    expect(companionStep(kind, firstLevel(kind))).not.toBeNull();
    const monsters = CHOICES[kind].map(({ monster }) => monster);
    expect(new Set(monsters).size).toBe(monsters.length);
  }
});
