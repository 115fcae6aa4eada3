import { expect, test } from 'vitest';
import { workedDuration, workedRange } from './worked-lines.ts';

test('ranges that grow are worked out, others are not', () => {
  expect(workedRange('close', 7)).toBe('40 ft.');
  expect(workedRange('medium', 7)).toBe('170 ft.');
  expect(workedRange('long', 20)).toBe('1,200 ft.');
  expect(workedRange({ category: 'close', note: 'see text' }, 1)).toBe('25 ft.');
  expect(workedRange({ miles: 1, per_level: true }, 1)).toBe('1 mile');
  expect(workedRange({ feet: 40, per_level: true }, 9)).toBe('360 ft.');
  for (const fixed of ['touch', 'personal', 'unlimited', 'see-text', { feet: 60 }, { miles: 5 }] as const)
    expect(workedRange(fixed, 7)).toBeNull();
});

test('durations that grow or are rolled are worked out, others are not', () => {
  const text = (duration: Parameters<typeof workedDuration>[0]) => workedDuration(duration, 7)?.text ?? null;
  expect(text({ amount: 1, unit: 'minute', per_level: true })).toBe('7 minutes');
  expect(text({ amount: 1, unit: 'round', per_levels: 3 })).toBe('2 rounds');
  expect(text({ amount: 1, unit: 'round', per_level: true, concentration: 'plus' })).toBe('+ 7 rounds');
  expect(text({ amount: 10, unit: 'minute', per_level: true, concentration: 'up-to' })).toBe('up to 70 minutes');
  expect(text({ text: '1 hour/level or until discharged' })).toBe('7 hours');
  expect(workedDuration({ dice: '1d4+1', unit: 'round' }, 7)).toEqual({ text: 'rounds', dice: '1d4+1' });
  for (const fixed of ['instantaneous', 'permanent', { amount: 10, unit: 'minute' }] as const)
    expect(text(fixed)).toBeNull();
});
