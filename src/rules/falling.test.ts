import { expect, test } from 'vitest';
import { fallDamage, jumpCheck, jumpDc, jumpSpeedModifier } from './falling.ts';

const d6 = (count: number) => ({ count, sides: 6 });

test('from a ledge of 30 feet: who slips, who jumps, and who jumps well', () => {
  expect(fallDamage(30, 'hard', 'fell')).toEqual({ lethal: d6(3), nonlethal: null });
  expect(fallDamage(30, 'hard', 'jumped')).toEqual({ lethal: d6(2), nonlethal: d6(1) });
  expect(fallDamage(30, 'hard', 'jumped well')).toEqual({ lethal: d6(1), nonlethal: d6(1) });
});

test('soft ground adds to a jump', () => {
  expect(fallDamage(30, 'soft', 'jumped')).toEqual({ lethal: d6(1), nonlethal: d6(2) });
  expect(fallDamage(10, 'soft', 'jumped well')).toEqual({ lethal: null, nonlethal: null });
});

test('a fall deals 20d6 at most, and nothing below 10 feet', () => {
  expect(fallDamage(500, 'hard', 'fell').lethal).toEqual(d6(20));
  expect(fallDamage(9, 'hard', 'fell')).toEqual({ lethal: null, nonlethal: null });
});

test('into water the first 20 feet deal nothing and the next 20 feet 1d3 nonlethal each 10 feet', () => {
  expect(fallDamage(20, 'water', 'fell')).toEqual({ lethal: null, nonlethal: null });
  expect(fallDamage(60, 'water', 'fell')).toEqual({ lethal: d6(2), nonlethal: { count: 2, sides: 3 } });
});

test('a dive that succeeds deals nothing; its DC rises by 5 for every 50 feet', () => {
  expect(fallDamage(40, 'water', 'jumped')).toEqual({ lethal: null, nonlethal: { count: 2, sides: 3 } });
  expect(fallDamage(40, 'water', 'jumped well')).toEqual({ lethal: null, nonlethal: null });
  expect(fallDamage(300, 'water', 'jumped well')).toEqual({ lethal: null, nonlethal: null });
  // 40 feet: 15 + 5 × 0, 10 × 1 deep. 120 feet: 15 + 5 × 2, 10 × 4 deep. Below 30 feet deep water still is 10 feet deep.
  expect(jumpCheck(40, 'water')).toEqual({ dc: 15, depth: 10 });
  expect([50, 99].map((feet) => jumpCheck(feet, 'water').dc)).toEqual([20, 20]);
  expect(jumpCheck(120, 'water')).toEqual({ dc: 25, depth: 40 });
  expect(jumpCheck(20, 'water')).toEqual({ dc: 15, depth: 10 });
  expect(jumpCheck(120, 'hard')).toEqual({ dc: 15, depth: null });
});

test('jumps: 15 feet far, 4 feet high, and both from a standstill', () => {
  expect([jumpDc('long', 15, true), jumpDc('high', 4, true)]).toEqual([15, 16]);
  expect([jumpDc('long', 15, false), jumpDc('high', 4, false)]).toEqual([30, 32]);
});

test('speed 20 takes 6 from the check, speed 50 adds 8', () => {
  expect([20, 30, 40, 50].map(jumpSpeedModifier)).toEqual([-6, 0, 4, 8]);
});
