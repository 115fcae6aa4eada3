/** A character level by level, with the levels that it has and those that are planned. */

import { ABILITIES, type Ability } from '../abilities.ts';
import type { Alignment } from '../alignment.ts';
import type { CharacterFacts } from './facts.ts';
import type { Character } from './sheet.ts';

export type PlannedFeat = {
  feat: string;
  choice?: string | undefined;
  /** The character level at which it is taken; absent where the sheet does not say, which is by now. */
  level?: number | undefined;
};

/** Ranks that a skill has from a character level on. */
export type Raise = { level: number; skill: string; ranks: number };

export type Plan = {
  name: string;
  race: string;
  alignment?: Alignment | undefined;
  deity?: string | undefined;
  /** The scores that it has now, with race and the increases of its levels. */
  abilities: Readonly<Record<Ability, number>>;
  /** The class of each class level in order, planned ones too; at least one. */
  levels: readonly string[];
  /** How many of the levels it has; 1 or more. */
  reached: number;
  /** Which score the 4th, 8th, 12th … character level raises. */
  increases: readonly { level: number; ability: Ability }[];
  feats: readonly PlannedFeat[];
  /** `hide`, `knowledge:arcana` → the ranks that it has now. */
  ranks: Readonly<Record<string, number>>;
  /** Planned ranks, and those of earlier levels as far as they are known. */
  raises: readonly Raise[];
  /** Known spells; none where it is not told. */
  spells: readonly string[];
  domains: readonly string[];
  /** Texts of conditions that a person affirms. */
  confirmed: readonly string[];
};

/** Hit Dice of the race, which count as character levels before the first class level (Monster Manual, page 290). */
export function racialDice({ race }: Pick<Plan, 'race'>, { races }: Pick<CharacterFacts, 'races'>): number {
  return races[race]?.racial_hit_dice?.count ?? 0;
}

/** The classes of the first levels, each with its count, in the order in which the first level of each was taken. */
export function classLevels(levels: readonly string[]): { class: string; level: number }[] {
  return [...new Set(levels)].map((slug) => ({ class: slug, level: levels.filter((each) => each === slug).length }));
}

const RANKS_ABOVE_LEVEL = 3;
/** The ranks that a class skill can have at a character level (Player's Handbook v.3.5, page 62). */
const mostRanks = (level: number) => level + RANKS_ABOVE_LEVEL;
/** The first character level that allows the ranks of a class skill. */
const firstLevelOf = (ranks: number) => Math.max(1, Math.ceil(ranks) - RANKS_ABOVE_LEVEL);

/**
 * The character as it is, was or will be with its first class levels. Scores lose or gain the increases in between; ranks of
 * earlier levels are as high as the level allows.
 *
 * @param count how many class levels, from 0 to those of the plan
 */
export function characterAt(plan: Plan, count: number, facts: CharacterFacts): Character {
  const dice = racialDice(plan, facts);
  const [level, now] = [dice + count, dice + plan.reached];
  const { race, alignment, deity, domains, confirmed } = plan;
  return {
    race,
    alignment,
    deity,
    abilities: scoresAt(plan, level, now),
    classes: classLevels(plan.levels.slice(0, count)),
    ranks: ranksAt(plan, level, now),
    feats: plan.feats
      .filter((feat) => (feat.level ?? now) <= level)
      .map(({ feat, choice }) => ({ feat, ...(choice !== undefined && { choice }) })),
    spells: plan.spells.length > 0 && level >= now ? plan.spells : undefined,
    domains,
    confirmed,
  };
}

function scoresAt({ abilities, increases }: Plan, level: number, now: number): Record<Ability, number> {
  const between = (from: number, to: number, ability: Ability) =>
    increases.filter((each) => each.ability === ability && each.level > from && each.level <= to).length;
  const scores = ABILITIES.map((ability): [Ability, number] => [
    ability,
    abilities[ability] + between(now, level, ability) - between(level, now, ability),
  ]);
  return Object.fromEntries(scores) as Record<Ability, number>;
}

function ranksAt({ ranks, raises }: Plan, level: number, now: number): Record<string, number> {
  const own = Object.entries(ranks).map(([skill, count]): [string, number] => [
    skill,
    level < now ? Math.min(count, mostRanks(level)) : count,
  ]);
  const planned = raises.filter((raise) => raise.level > now && raise.level <= level);
  const all = new Map(own);
  for (const { skill, ranks: count } of planned) all.set(skill, Math.max(all.get(skill) ?? 0, count));
  return Object.fromEntries(all);
}

/** The character that it is now. */
export const characterNow = (plan: Plan, facts: CharacterFacts): Character => characterAt(plan, plan.reached, facts);

/**
 * The plan with another count of levels that it has. Scores and ranks become those of the new level. A skill that is raised in
 * between keeps its former ranks among the raises, so that going back restores them.
 *
 * @param reached how many class levels it has then, from 1 to those of the plan
 */
export function withReached(plan: Plan, reached: number, facts: Pick<CharacterFacts, 'races'>): Plan {
  const dice = racialDice(plan, facts);
  const [level, now] = [dice + reached, dice + plan.reached];
  const changed = skillsRaisedBetween(plan, level, now);
  const steps = [...changed].flatMap((skill) => rankSteps(plan, skill, now));
  const ranks = new Map(Object.entries(plan.ranks));
  for (const skill of changed) {
    const reachedSteps = steps.filter((step) => step.skill === skill && step.level <= level);
    if (reachedSteps.length === 0) ranks.delete(skill);
    else ranks.set(skill, Math.max(...reachedSteps.map((step) => step.ranks)));
  }
  return {
    ...plan,
    reached,
    abilities: scoresAt(plan, level, now),
    ranks: Object.fromEntries(ranks),
    raises: [...plan.raises.filter(({ skill }) => !changed.has(skill)), ...steps],
  };
}

/** The skills whose ranks change between the levels. A former raise counts only where the skill has the ranks that it gave. */
function skillsRaisedBetween({ ranks, raises }: Plan, level: number, now: number): Set<string> {
  const [low, high] = [Math.min(level, now), Math.max(level, now)];
  const between = raises.filter((raise) => raise.level > low && raise.level <= high);
  const counted = between.filter((raise) => raise.level > now || raise.ranks <= (ranks[raise.skill] ?? 0));
  return new Set(counted.map(({ skill }) => skill));
}

/**
 * The ranks of a skill, each from its level on: former ones, those of now, and planned ones. Ranks that no raise gave are as
 * old as their number allows.
 */
function rankSteps({ ranks, raises }: Plan, skill: string, now: number): Raise[] {
  const count = ranks[skill] ?? 0;
  const own = raises.filter((raise) => raise.skill === skill);
  const had = own.filter((raise) => raise.level <= now && raise.ranks <= count);
  const first = { level: 1, skill, ranks: Math.min(count, mostRanks(1)) };
  const current = { level: Math.min(now, firstLevelOf(count)), skill, ranks: count };
  const steps = [...(had.length === 0 ? [first] : had), current];
  const risen = steps.filter(
    (step, index) => step.ranks > 0 && steps.findIndex((each) => each.ranks === step.ranks) === index,
  );
  return [...risen, ...own.filter((raise) => raise.level > now)];
}
