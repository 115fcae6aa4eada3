import { expect, test } from 'vitest';
import {
  attackFeatTerms,
  grappleFeatTerms,
  hitPointFeatTerms,
  initiativeFeatTerms,
  saveFeatTerms,
  statBlockHitPoints,
} from './feat-bonuses.ts';
import { totalOf } from './sums.ts';

const taken = (...feats: string[]) => feats.map((feat) => ({ feat }));

test('the feats of a save add up, each once', () => {
  const feats = taken('iron-will', 'epic-will', 'epic-will', 'great-fortitude');
  expect(saveFeatTerms('will', feats)).toEqual([
    { label: 'Iron Will', value: 2 },
    { label: 'Epic Will', value: 4 },
  ]);
  expect(totalOf(saveFeatTerms('fortitude', feats))).toBe(2);
  expect(saveFeatTerms('reflex', feats)).toEqual([]);
});

test('feats of initiative overlap, those of grapple checks add up', () => {
  expect(totalOf(initiativeFeatTerms(taken('improved-initiative')))).toBe(4);
  expect(totalOf(initiativeFeatTerms(taken('improved-initiative', 'superior-initiative')))).toBe(8);
  expect(totalOf(grappleFeatTerms(taken('improved-grapple', 'legendary-wrestler')))).toBe(14);
});

test('feats that stack count each time; Epic Toughness gives characters 30 and stat blocks 20', () => {
  const feats = [...taken('toughness', 'epic-toughness'), { feat: 'epic-toughness', times: 2 }];
  expect(hitPointFeatTerms(feats, {})).toEqual([
    { label: 'Toughness', value: 3 },
    { label: 'Epic Toughness × 3', value: 90 },
  ]);
  expect(statBlockHitPoints(feats)).toBe(63);
  expect(totalOf(attackFeatTerms(taken('epic-prowess', 'epic-prowess')))).toBe(2);
});
