import { expect, test } from 'vitest';
import { epicDevelopmentCost, epicDevelopmentEffort, epicSpellDc } from './epic-spells.ts';

test('factors that add are multiplied with the seeds, what mitigates comes off afterward', () => {
  // Enslave (Ritual)
  const factors = 'stricter compulsion (ad hoc +11 DC), 1-action casting time (+20 DC), permanent (×5 DC)';
  const mitigating = '2d6 backlash (−2 DC), four additional casters (−68 DC), burn 2,000 XP per caster (−100 DC)';
  expect(epicSpellDc([19], `${factors}; ${mitigating}`)).toBe(80);
});

test('a final DC of 90 takes 810,000 gp, 17 days and 32,400 XP', () => {
  expect(epicDevelopmentCost(90)).toBe(810_000);
  expect(epicDevelopmentEffort(810_000)).toEqual({ days: 17, xp: 32_400 });
});
