import { CHARACTER_LIMITS } from '../../../contract/character-limits.ts';
import type { Ability } from '../../../rules/abilities.ts';
import type { CharacterFacts } from '../../../rules/character/facts.ts';
import { type Plan, type PlannedFeat, racialDice, withReached } from '../../../rules/character/plan.ts';

/* Changes of a character, each as a new one. */

type Races = Pick<CharacterFacts, 'races'>;

/** Whether the plan has as many levels as an address can hold. */
export const isFull = ({ levels }: Plan): boolean => levels.length >= CHARACTER_LIMITS.level;

/** One more level that the character has, before those that are planned; the same plan where it is full. */
export function withLevel(plan: Plan, slug: string, facts: Races): Plan {
  if (isFull(plan)) return plan;
  return withReached({ ...plan, levels: plan.levels.toSpliced(plan.reached, 0, slug) }, plan.reached + 1, facts);
}

/** One more planned level at the end; the same plan where it is full. */
export const withPlannedLevel = (plan: Plan, slug: string): Plan =>
  isFull(plan) ? plan : { ...plan, levels: [...plan.levels, slug] };

export const withClassAt = (plan: Plan, index: number, slug: string): Plan => ({
  ...plan,
  levels: plan.levels.with(index, slug),
});

/** Without a level; the last one stays. */
export function withoutLevel(plan: Plan, index: number, facts: Races): Plan {
  if (plan.levels.length === 1) return plan;
  const shorter = { ...plan, levels: plan.levels.toSpliced(index, 1) };
  return index < plan.reached ? withReached(shorter, Math.max(1, plan.reached - 1), facts) : shorter;
}

export const withScore = (plan: Plan, ability: Ability, score: number): Plan => ({
  ...plan,
  abilities: { ...plan.abilities, [ability]: score },
});

/** With ranks in a skill; without the skill, now and at the levels before, where they are null. */
export function withRanks(plan: Plan, key: string, ranks: number | null, facts: Races): Plan {
  if (ranks !== null) return { ...plan, ranks: { ...plan.ranks, [key]: ranks } };
  const { [key]: _old, ...rest } = plan.ranks;
  const now = racialDice(plan, facts) + plan.reached;
  return { ...plan, ranks: rest, raises: plan.raises.filter(({ skill, level }) => skill !== key || level > now) };
}

export const withFeat = (plan: Plan, feat: PlannedFeat): Plan => ({ ...plan, feats: [...plan.feats, feat] });

export const withoutFeat = (plan: Plan, index: number): Plan => ({ ...plan, feats: plan.feats.toSpliced(index, 1) });

export function withChoice(plan: Plan, index: number, choice: string): Plan {
  const feat = plan.feats[index];
  if (feat === undefined) return plan;
  const { choice: _old, ...rest } = feat;
  return { ...plan, feats: plan.feats.with(index, choice === '' ? rest : { ...rest, choice }) };
}

/** With an ability that a level raises; none where it is null. A level that is had changes the score that is had, too. */
export function withIncrease(plan: Plan, level: number, ability: Ability | null, facts: CharacterFacts): Plan {
  const old = plan.increases.find((each) => each.level === level)?.ability;
  const others = plan.increases.filter((each) => each.level !== level);
  const isHad = level <= racialDice(plan, facts) + plan.reached;
  const abilities = { ...plan.abilities };
  if (isHad && old !== undefined) abilities[old]--;
  if (isHad && ability !== null) abilities[ability]++;
  const increases = ability === null ? others : [...others, { level, ability }].sort((a, b) => a.level - b.level);
  return { ...plan, abilities, increases };
}

/** With a value added to a list, or removed from it. */
export const withDomain = (plan: Plan, slug: string): Plan => ({
  ...plan,
  domains: [...new Set([...plan.domains, slug])],
});
export const withoutDomain = (plan: Plan, slug: string): Plan => ({
  ...plan,
  domains: plan.domains.filter((each) => each !== slug),
});
export const withSpell = (plan: Plan, slug: string): Plan => ({
  ...plan,
  spells: [...new Set([...plan.spells, slug])],
});
export const withoutSpell = (plan: Plan, slug: string): Plan => ({
  ...plan,
  spells: plan.spells.filter((each) => each !== slug),
});
export const withConfirmed = (plan: Plan, text: string): Plan => ({
  ...plan,
  confirmed: [...new Set([...plan.confirmed, text])],
});
export const withoutConfirmed = (plan: Plan, text: string): Plan => ({
  ...plan,
  confirmed: plan.confirmed.filter((each) => each !== text),
});
