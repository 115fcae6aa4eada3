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

/**
 * The character as it is, was or will be with its first class levels. Scores lose or gain the increases in between.
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

/**
 * The ranks of each skill at a character level. Ranks that it had are as high as the level allows; those of a skill whose
 * former raises are known are as these say, and 0 before the first. A former raise above the ranks that it has counts for nothing.
 */
function ranksAt(plan: Plan, level: number, now: number): Record<string, number> {
  const all = skillsOf(plan).map((skill): [string, number] => [skill, ranksOf(plan, skill, level, now)]);
  // A row that somebody has emptied stays.
  return Object.fromEntries(all.filter(([skill, count]) => count > 0 || plan.ranks[skill] === 0));
}

const skillsOf = ({ ranks, raises }: Plan): string[] => [
  ...new Set([...Object.keys(ranks), ...raises.map(({ skill }) => skill)]),
];

function ranksOf({ ranks, raises }: Plan, skill: string, level: number, now: number): number {
  const count = ranks[skill] ?? 0;
  const highest = (counted: readonly Raise[]) => Math.max(0, ...counted.map((raise) => raise.ranks));
  const own = raises.filter((raise) => raise.skill === skill);
  if (level >= now) return Math.max(count, highest(own.filter((raise) => raise.level > now && raise.level <= level)));
  const had = own.filter((raise) => raise.level <= now && raise.ranks <= count);
  const known = had.length === 0 ? count : highest(had.filter((raise) => raise.level <= level));
  return Math.min(known, mostRanks(level));
}

/** The character that it is now. */
export const characterNow = (plan: Plan, facts: CharacterFacts): Character => characterAt(plan, plan.reached, facts);

/**
 * The plan with another count of levels that it has. Scores and ranks become those of the new level, and what each skill has at
 * every other level stays as it was: going back and forth restores it, by whatever steps.
 *
 * @param reached how many class levels it has then, from 1 to those of the plan
 */
export function withReached(plan: Plan, reached: number, facts: Pick<CharacterFacts, 'races'>): Plan {
  const dice = racialDice(plan, facts);
  const [level, now] = [dice + reached, dice + plan.reached];
  const planned = plan.raises.filter((raise) => raise.level > Math.max(level, now));
  return {
    ...plan,
    reached,
    abilities: scoresAt(plan, level, now),
    ranks: ranksAt(plan, level, now),
    raises: [...skillsOf(plan).flatMap((skill) => raisesOf(plan, skill, level, now)), ...planned],
  };
}

/** The raises of a skill up to the later of two levels, as a character of the first needs them. */
function raisesOf(plan: Plan, skill: string, level: number, now: number): Raise[] {
  const levels = Array.from({ length: Math.max(level, now) }, (_, index) => index + 1);
  const counts = levels.map((each) => ranksOf(plan, skill, each, now));
  const raises = levels.flatMap((each, index): Raise[] => {
    const ranks = counts[index] ?? 0;
    return ranks > (counts[index - 1] ?? 0) ? [{ level: each, skill, ranks }] : [];
  });
  const count = counts[level - 1] ?? 0;
  const isAsAllowed = levels.slice(0, level).every((each, index) => counts[index] === Math.min(count, mostRanks(each)));
  return isAsAllowed ? raises.filter((raise) => raise.level > level) : raises;
}
