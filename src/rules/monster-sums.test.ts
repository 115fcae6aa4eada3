import { expect, test } from 'vitest';
import { armorClassSum, grappleSum, hitPointSum, initiativeSum, saveSums } from './monster-sums.ts';

// The aboleth's figures: Monster Manual v.3.5, page 8.
const aboleth = {
  size: 'huge' as const,
  abilities: { str: 26, dex: 12, con: 20, int: 15, wis: 17, cha: 17 },
  feats: [{ feat: 'alertness' }, { feat: 'combat-casting' }, { feat: 'iron-will' }],
  dice: [{ count: 8, die: 8, modifier: 40, attack: 'average' as const, saves: [['will' as const]], constitution: 20 }],
};

test('armor class names its parts', () => {
  const parts = [
    { kind: 'size', value: -2 },
    { kind: 'dex', value: 1 },
    { kind: 'armor', value: 5, note: 'chain shirt' },
  ];
  expect(armorClassSum(parts, aboleth)).toEqual({
    terms: [
      { label: 'Base', value: 10 },
      { label: 'Size, Huge', value: -2 },
      { label: 'Dexterity 12', value: 1 },
      { label: 'Chain shirt', value: 5 },
    ],
    total: 14,
  });
});

test('initiative, grapple and saves are sums of what they follow from', () => {
  expect(initiativeSum({ ...aboleth, feats: [{ feat: 'improved-initiative' }] }).total).toBe(5);
  const epic = { abilities: { dex: 30 }, feats: [{ feat: 'improved-initiative' }, { feat: 'superior-initiative' }] };
  expect(initiativeSum(epic).total).toBe(18);
  expect(grappleSum(6, aboleth).terms.map(({ value }) => value)).toEqual([6, 8, 8]);
  const { will } = saveSums(aboleth, { fortitude: 7, reflex: 3, will: 11 });
  expect(will).toEqual({
    terms: [
      { label: 'Base save', value: 6 },
      { label: 'Wisdom 17', value: 3 },
      { label: 'Feats', value: 2 },
    ],
    total: 11,
  });
});

test('of the good saves that Hit Dice may have, those are taken that fit the printed saves best', () => {
  const humanoid = {
    abilities: { con: 10, dex: 10, wis: 10 },
    feats: [],
    dice: [
      {
        count: 2,
        die: 8,
        attack: 'average' as const,
        saves: [['fortitude' as const], ['reflex' as const], ['will' as const]],
        constitution: 10,
      },
    ],
  };
  const sums = saveSums(humanoid, { fortitude: 0, reflex: 3, will: 0 });
  expect([sums.fortitude.total, sums.reflex.total, sums.will.total]).toEqual([0, 3, 0]);
});

test('hit points are the average of the dice and the modifiers, rounded down', () => {
  expect(hitPointSum([{ count: 5, die: 8, modifier: 5 }])).toEqual({
    terms: [
      { label: '5d8, average', value: 22.5 },
      { label: 'Modifier', value: 5 },
    ],
    total: 27,
  });
  expect(hitPointSum([{ count: 8, die: 8, modifier: 40 }]).total).toBe(76);
  expect(hitPointSum([{ count: '1/4', die: 8 }]).total).toBe(1);
  const two = [
    { count: 8, die: 12 },
    { count: 10, die: 8 },
  ];
  expect(hitPointSum(two).total).toBe(97);
});
