import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPlan } from '../../src/contract/character-query.ts';
import type { CharacterFacts } from '../../src/rules/character/facts.ts';
import { withPlacedFeats } from '../../src/rules/character/placed-feats.ts';
import { planLevels } from '../../src/rules/character/plan-levels.ts';
import { type Goal, wayTo } from '../../src/rules/character/way.ts';
import { startApi } from '../support/server.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let facts: CharacterFacts;
beforeAll(async () => {
  api = await startApi();
  facts = (await (await fetch(`${api.base}/api/character/facts`)).json()) as CharacterFacts;
});
afterAll(() => api.stop());

function wayOf(query: Record<string, string>, goal: Goal) {
  const { plan, errors } = readPlan(query, facts);
  expect(errors).toEqual([]);
  const way = wayTo(withPlacedFeats(plan, facts), goal, facts);
  return { ...way, checks: planLevels(way.plan, facts).flatMap(({ checks }) => checks) };
}

describe('the earliest way', () => {
  test('a human fighter of 1st level is a weapon specialist at 4th', () => {
    // Weapon Focus at 1st, and fighter level 4 (Player's Handbook, page 102).
    const way = wayOf({ race: 'human', levels: 'fighter 1' }, { kind: 'feats', slug: 'weapon-specialization' });
    expect(way.level).toBe(4);
    expect(way.plan.feats.map(({ feat, level }) => [feat, level])).toEqual([
      ['weapon-focus', 1],
      ['weapon-specialization', 4],
    ]);
  });

  test('a human rogue of 5th level is a shadowdancer at 8th', () => {
    // Hide 10 ranks take 7th level; Dodge, Mobility and Combat Reflexes fit the slots of 1st (two) and 3rd level.
    const way = wayOf(
      { race: 'human', levels: 'rogue 5', dex: '13', ranks: 'hide 8, move silently 8, perform (dance) 5' },
      { kind: 'classes', slug: 'shadowdancer' },
    );
    expect(way.level).toBe(8);
    expect(way.plan.levels.at(-1)).toBe('shadowdancer');
    expect(way.checks.filter(({ met }) => !met)).toEqual([]);
    expect(way.plan.raises).toEqual(expect.arrayContaining([{ level: 7, skill: 'hide', ranks: 10 }]));
  });

  test('an increase is taken where a score is missing', () => {
    const way = wayOf({ race: 'human', levels: 'fighter 3', str: '12' }, { kind: 'feats', slug: 'power-attack' });
    expect(way.level).toBe(4);
    expect(way.plan.increases).toEqual([{ level: 4, ability: 'str' }]);
  });

  test('what no level gives is named', () => {
    const way = wayOf({ race: 'human', levels: 'fighter 1' }, { kind: 'classes', slug: 'dwarven-defender' });
    expect(way.level).toBeNull();
    expect(way.missing.map(({ kind }) => kind)).toContain('race');
  });

  test('every way that is found can be taken', () => {
    const goals = Object.values(facts.feats).filter(({ group, types }) => group === 'core' && !types.includes('epic'));
    const query = { race: 'human', levels: 'fighter 1', str: '13', dex: '13', int: '13', wis: '13' };
    const found = goals.map(({ slug }) => wayOf(query, { kind: 'feats', slug }));
    const wrong = found.flatMap(({ level, checks }) => (level === null ? [] : checks.filter(({ met }) => !met)));
    expect(wrong).toEqual([]);
    expect(found.filter(({ level }) => level !== null).length).toBeGreaterThan(60);
  });
});
