/** The earliest way of a plan to a feat or prestige class: levels, feats, ranks and ability increases that lead there. */

import { ABILITIES, type Ability } from '../abilities.ts';
import { LAST_NONEPIC_LEVEL, LEVELS_BETWEEN_INCREASES } from '../class-progression.ts';
import { missingForClass } from './class-conditions.ts';
import type { CharacterFacts } from './facts.ts';
import { missingForFeat } from './feat-conditions.ts';
import { decidedCount, type Missing } from './missing.ts';
import { levelOfSlot, slotsOf } from './placed-feats.ts';
import { characterAt, type Plan, type PlannedFeat, racialDice } from './plan.ts';
import type { Sheet } from './sheet.ts';
import { canonicalSkill, skillsOf } from './skills.ts';
import { sheetOf } from './work-out.ts';

export type Goal = { kind: 'feats' | 'classes'; slug: string };

/** A way: the plan that holds it, the character level at which the goal is taken, and what no level gives. */
export type Way = {
  plan: Plan;
  /** Null where the goal cannot be reached by the 20th level in any of the character's classes. */
  level: number | null;
  /** What is missing still: nothing where the goal is reached. */
  missing: readonly Missing[];
};

/**
 * The earliest way. From the levels that the character has on, it takes levels of one of its classes, fills open feat slots with
 * the feats that are missing, raises the skills and scores that are missing as far as points and levels allow, and takes the goal
 * as soon as it may be taken.
 *
 * @param plan with a level for every feat, as `withPlacedFeats` gives; what it plans beyond the present is kept out
 * @param goal a feat or class of the facts
 */
export function wayTo(plan: Plan, goal: Goal, facts: CharacterFacts): Way {
  const now = racialDice(plan, facts) + plan.reached;
  const present: Plan = {
    ...plan,
    levels: plan.levels.slice(0, plan.reached),
    feats: plan.feats.filter(({ level = now }) => level <= now),
    increases: plan.increases.filter(({ level }) => level <= now),
    raises: plan.raises.filter(({ level }) => level <= now),
  };
  const ways = [...new Set(present.levels)].map((slug) => wayBy(slug, present, goal, facts));
  return ways.reduce((best, way) => (isBetter(way, best) ? way : best));
}

function isBetter(way: Way, best: Way): boolean {
  if (way.level === null) return best.level === null && decidedCount(way.missing) < decidedCount(best.missing);
  return best.level === null || way.level < best.level;
}

/** The way by levels of one class. */
function wayBy(slug: string, present: Plan, goal: Goal, facts: CharacterFacts): Way {
  const dice = racialDice(present, facts);
  let plan = present;
  for (let count = present.reached; dice + count <= LAST_NONEPIC_LEVEL; count++) {
    if (count > present.reached) plan = { ...plan, levels: [...plan.levels, slug] };
    const level = dice + count;
    plan = improved(plan, count, level, goal, facts);
    const missing = missingAt(plan, count, goal, facts);
    if (decidedCount(missing) > 0) continue;
    if (goal.kind === 'classes') {
      if (level === LAST_NONEPIC_LEVEL) break;
      return { plan: { ...plan, levels: [...plan.levels, goal.slug] }, level: level + 1, missing };
    }
    if (plan.feats.some(({ feat }) => feat === goal.slug)) return { plan, level, missing };
    if (hasSlotFor(plan, count, level, goal.slug, facts))
      return { plan: { ...plan, feats: [...plan.feats, { feat: goal.slug, level }] }, level, missing };
  }
  return { plan: present, level: null, missing: missingAt(plan, plan.levels.length, goal, facts) };
}

function missingAt(plan: Plan, count: number, goal: Goal, facts: CharacterFacts): Missing[] {
  return missingOf(sheetOf(characterAt(plan, count, facts), facts), goal);
}

function missingOf(sheet: Sheet, { kind, slug }: Goal): Missing[] {
  const { feats, classes } = sheet.facts;
  if (kind === 'feats') {
    const feat = feats[slug];
    return feat === undefined ? [] : missingForFeat(feat, undefined, sheet);
  }
  const facts = classes[slug];
  return facts === undefined ? [] : missingForClass(facts, sheet);
}

/** The plan with what its level can do for the goal: an increase, ranks, and feats in the slots of that level. */
function improved(plan: Plan, count: number, level: number, goal: Goal, facts: CharacterFacts): Plan {
  let next = level > racialDice(plan, facts) + plan.reached ? withIncrease(plan, count, level, goal, facts) : plan;
  next = withRaises(next, count, level, goal, facts);
  const dice = racialDice(plan, facts);
  // Slots that are open now may be of earlier levels.
  const first = count === plan.reached ? Math.min(dice + 1, level) : level;
  for (let at = first; at <= level; at++)
    for (let tries = slotsAt(next, at, facts).length; tries > 0; tries--) {
      const feat = nextFeat(next, at - dice, at, goal, facts);
      if (feat === null) break;
      next = { ...next, feats: [...next.feats, feat] };
    }
  return next;
}

function withIncrease(plan: Plan, count: number, level: number, goal: Goal, facts: CharacterFacts): Plan {
  if (level % LEVELS_BETWEEN_INCREASES !== 0 || plan.increases.some((each) => each.level === level)) return plan;
  const wanted = wantedBy(plan, count, goal, facts)
    .filter(({ kind }) => kind === 'ability')
    .map(({ text }) => ABILITIES.find((ability) => text.toLowerCase().startsWith(ability)));
  const [ability] = wanted.filter((each): each is Ability => each !== undefined);
  return ability === undefined ? plan : { ...plan, increases: [...plan.increases, { level, ability }] };
}

/** All that is missing for the goal and for the feats that it takes, the goal's own first. */
function wantedBy(plan: Plan, count: number, goal: Goal, facts: CharacterFacts): Missing[] {
  const sheet = sheetOf(characterAt(plan, count, facts), facts);
  const seen = new Set<string>();
  const visit = (of: Goal): Missing[] => {
    if (seen.has(of.slug)) return [];
    seen.add(of.slug);
    const missing = missingOf(sheet, of);
    return [
      ...missing,
      ...missing.flatMap((each) => (featIn(each) === null ? [] : visit({ kind: 'feats', slug: featIn(each) ?? '' }))),
    ];
  };
  return visit(goal);
}

const featIn = ({ kind, need }: Missing): string | null => (kind === 'feat' && typeof need === 'string' ? need : null);

/** Ranks that are missing, as high as the level's cap and the points that are left allow. */
function withRaises(plan: Plan, count: number, level: number, goal: Goal, facts: CharacterFacts): Plan {
  let next = plan;
  for (const { kind, text, need } of wantedBy(plan, count, goal, facts)) {
    if (kind !== 'skill' || typeof need !== 'number') continue;
    const sheet = sheetOf(characterAt(next, count, facts), facts);
    const skill = skillNamed(text, sheet);
    if (skill === null) continue;
    const { points, spent, maxRanks, isClassSkill } = skillsOf(sheet, sheet.ranks, sheet.feats);
    const isClass = isClassSkill(skill);
    const have = sheet.ranks.get(skill) ?? 0;
    const price = isClass ? 1 : 2;
    const most = Math.min(
      need,
      isClass ? maxRanks.class : maxRanks.crossClass,
      have + Math.max(0, points.total - spent) / price,
    );
    if (Math.floor(most) <= have) continue;
    const raise = { level, skill, ranks: Math.floor(most) };
    const isPresent = level <= racialDice(plan, facts) + plan.reached;
    next = isPresent
      ? { ...next, ranks: { ...next.ranks, [skill]: raise.ranks } }
      : { ...next, raises: [...next.raises.filter((each) => each.level !== level || each.skill !== skill), raise] };
  }
  return next;
}

/** The skill that a condition names: `Hide 10 ranks`, `Knowledge (arcana) 8 ranks`. */
function skillNamed(text: string, { facts, ranks }: Sheet): string | null {
  const [, name = '', kind] = /^(.+?)(?: \((.+?)\))? \d+ ranks?/.exec(text) ?? [];
  const found = Object.entries(facts.skills).find(([, skill]) => skill.name.toLowerCase() === name.toLowerCase());
  if (found === undefined) return null;
  const [slug, { subtypes }] = found;
  if (kind !== undefined) return canonicalSkill(`${slug}:${kind.replaceAll(' ', '-')}`, facts);
  if (subtypes.length === 0) return canonicalSkill(slug, facts);
  const own = [...ranks.keys()].find((key) => key.startsWith(`${slug}:`));
  return own ?? `${slug}:${subtypes[0]}`;
}

/** The slots that a level gives and that its feats leave open. */
function slotsAt(plan: Plan, level: number, facts: CharacterFacts) {
  const free = slotsOf(plan, plan.levels.length, facts).filter(
    (slot) => !slot.optional && levelOfSlot(slot, plan, facts) === level,
  );
  for (const { feat } of plan.feats.filter((each) => each.level === level)) {
    const own = facts.feats[feat];
    const index = free.findIndex((slot) => own !== undefined && slot.accepts(own));
    if (index >= 0) free.splice(index, 1);
  }
  return free;
}

function hasSlotFor(plan: Plan, count: number, level: number, slug: string, facts: CharacterFacts): boolean {
  const feat = facts.feats[slug];
  return feat !== undefined && count > 0 && slotsAt(plan, level, facts).some((slot) => slot.accepts(feat));
}

/** A feat that leads to the goal, may be taken at the level, and has a slot there. */
function nextFeat(plan: Plan, count: number, level: number, goal: Goal, facts: CharacterFacts): PlannedFeat | null {
  const sheet = sheetOf(characterAt(plan, count, facts), facts);
  const wanted = wantedBy(plan, count, goal, facts)
    .map(featIn)
    .filter((slug) => slug !== null);
  for (const slug of wanted.toReversed()) {
    const feat = facts.feats[slug];
    if (feat === undefined || decidedCount(missingForFeat(feat, undefined, sheet)) > 0) continue;
    if (hasSlotFor(plan, count, level, slug, facts)) return { feat: slug, level };
  }
  return null;
}
