import { expect, test } from 'vitest';
import { CHARACTER_LIMITS } from '../../../contract/character-limits.ts';
import { type Plan, withReached } from '../../../rules/character/plan.ts';
import { withLevel, withoutLevel, withPlannedLevel, withRanks } from './plan-edits.ts';

const FACTS = { races: {} };

/** levels=rogue:8&reached=5&ranks=hide:8&raises=hide:10@7&dex=15&increases=dex@8 */
const ROGUE: Plan = {
  name: '',
  race: 'human',
  abilities: { str: 10, dex: 15, con: 10, int: 10, wis: 10, cha: 10 },
  levels: Array.from({ length: 8 }, () => 'rogue'),
  reached: 5,
  increases: [{ level: 8, ability: 'dex' }],
  feats: [],
  ranks: { hide: 8 },
  raises: [{ level: 7, skill: 'hide', ranks: 10 }],
  spells: [],
  domains: [],
  confirmed: [],
};

const figures = ({ abilities, ranks }: Plan) => [abilities.dex, ranks.hide];

test('levels that are reached bring their increases and ranks', () => {
  expect(figures(withReached(ROGUE, 6, FACTS))).toEqual([15, 8]);
  expect(figures(withReached(ROGUE, 7, FACTS))).toEqual([15, 10]);
  expect(figures(withReached(ROGUE, 8, FACTS))).toEqual([16, 10]);
});

test('going back and forth gives the same scores and ranks again', () => {
  let plan = ROGUE;
  const seen = [8, 5, 8, 3, 8, 7, 6, 5].map((reached) => {
    plan = withReached(plan, reached, FACTS);
    return figures(plan);
  });
  // Hide is as at 1st level before the level whose ranks are known.
  expect(seen).toEqual([
    [16, 10],
    [15, 8],
    [16, 10],
    [15, 4],
    [16, 10],
    [15, 10],
    [15, 8],
    [15, 8],
  ]);
});

test('levels that are added or removed change scores and ranks, too', () => {
  let plan = ROGUE;
  for (let count = 0; count < 3; count++) plan = withLevel(plan, 'rogue', FACTS);
  expect([plan.reached, plan.levels.length, ...figures(plan)]).toEqual([8, 11, 16, 10]);
  for (let count = 0; count < 3; count++) plan = withoutLevel(plan, 0, FACTS);
  expect([plan.reached, plan.levels.length, ...figures(plan)]).toEqual([5, 8, 15, 8]);
  expect(figures(withoutLevel(ROGUE, 7, FACTS))).toEqual([15, 8]);
});

test('a skill that only the plan raises is gone before that level', () => {
  const plan: Plan = { ...ROGUE, raises: [{ level: 6, skill: 'tumble', ranks: 4 }] };
  const later = withReached(plan, 6, FACTS);
  expect(later.ranks).toEqual({ hide: 8, tumble: 4 });
  expect(withReached(later, 5, FACTS).ranks).toEqual({ hide: 8 });
});

test('ranks that are set at a level are there again', () => {
  const set = withRanks(withReached(ROGUE, 8, FACTS), 'hide', 11);
  const back = withReached(set, 5, FACTS);
  expect(back.ranks.hide).toBe(8);
  expect(withReached(back, 8, FACTS).ranks.hide).toBe(11);
});

test('a raise that the ranks do not have changes nothing on the way back', () => {
  const plan: Plan = { ...ROGUE, reached: 8 };
  expect(withReached(plan, 5, FACTS)).toMatchObject({ ranks: ROGUE.ranks, raises: ROGUE.raises });
});

test('a plan has no more levels than an address can hold', () => {
  const full: Plan = { ...ROGUE, levels: Array.from({ length: CHARACTER_LIMITS.level }, () => 'rogue') };
  expect(withLevel(full, 'fighter', FACTS)).toBe(full);
  expect(withPlannedLevel(full, 'fighter')).toBe(full);
  expect(withPlannedLevel(ROGUE, 'fighter').levels).toHaveLength(9);
});
