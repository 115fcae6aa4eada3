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
  // At 3rd level a class skill has 3 + 3 ranks at most.
  expect(seen).toEqual([
    [16, 10],
    [15, 8],
    [16, 10],
    [15, 6],
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
  const set = withRanks(withReached(ROGUE, 8, FACTS), 'hide', 11, FACTS);
  const back = withReached(set, 5, FACTS);
  expect(back.ranks.hide).toBe(8);
  expect(withReached(back, 8, FACTS).ranks.hide).toBe(11);
});

test('the way to a level does not matter', () => {
  const at = (plan: Plan, ...levels: number[]) =>
    levels.reduce((old, reached) => withReached(old, reached, FACTS), plan);
  // Listen 5 was never as high as it could be: nothing before the 2nd level says so, which allows 5.
  const plan: Plan = {
    ...ROGUE,
    ranks: { hide: 8, listen: 5 },
    raises: [...ROGUE.raises, { level: 7, skill: 'listen', ranks: 6 }],
  };
  const expected: [number, Record<string, number>][] = [
    [1, { hide: 4, listen: 4 }],
    [2, { hide: 5, listen: 5 }],
    [4, { hide: 7, listen: 5 }],
    [6, { hide: 8, listen: 5 }],
    [7, { hide: 10, listen: 6 }],
    [8, { hide: 10, listen: 6 }],
  ];
  for (const [level, ranks] of expected)
    for (const way of [[], [8], [1], [6, 3], [2, 8, 4]])
      expect(at(plan, ...way, level).ranks, `${way} ${level}`).toEqual(ranks);
  for (const way of [[8], [1], [6, 3], [2, 8, 4]]) {
    const back = at(plan, ...way, 5);
    expect({ ...back, raises: back.raises.toSorted((a, b) => a.skill.localeCompare(b.skill)) }).toEqual(plan);
  }
});

test('ranks that are corrected by hand stay so, and those that are removed stay away', () => {
  const eighth = withReached(ROGUE, 8, FACTS);
  for (const ranks of [8, 9]) {
    const corrected = withReached(withReached(withRanks(eighth, 'hide', ranks, FACTS), 5, FACTS), 8, FACTS);
    expect(corrected.ranks).toEqual({ hide: ranks });
  }
  const removed = withReached(withReached(withRanks(eighth, 'hide', null, FACTS), 5, FACTS), 8, FACTS);
  expect(removed.ranks).toEqual({});
  expect(withRanks(removed, 'hide', 11, FACTS)).toMatchObject({ raises: [] });
  // What is planned stays.
  expect(withReached(withRanks(ROGUE, 'hide', null, FACTS), 7, FACTS).ranks).toEqual({ hide: 10 });
});

test('ranks of a level before are no higher than it allows', () => {
  // Hide 10 in the plan for the 5th level, which allows 8.
  const plan: Plan = { ...ROGUE, ranks: { hide: 10, jump: 12 }, raises: [] };
  expect(withReached(plan, 3, FACTS).ranks).toEqual({ hide: 6, jump: 6 });
  const early: Plan = { ...ROGUE, reached: 8, ranks: { hide: 10 }, raises: [{ level: 4, skill: 'hide', ranks: 10 }] };
  expect(withReached(early, 5, FACTS).ranks).toEqual({ hide: 8 });
  expect(withReached(early, 3, FACTS).ranks).toEqual({});
});

test('a plan has no more levels than an address can hold', () => {
  const full: Plan = { ...ROGUE, levels: Array.from({ length: CHARACTER_LIMITS.level }, () => 'rogue') };
  expect(withLevel(full, 'fighter', FACTS)).toBe(full);
  expect(withPlannedLevel(full, 'fighter')).toBe(full);
  expect(withPlannedLevel(ROGUE, 'fighter').levels).toHaveLength(9);
});
