/** Skill ranks that are bought with the points of added Hit Dice and levels (Monster Manual v.3.5, page 291). */
import { abilityModifier } from '../abilities.ts';
import { sizeModifierToHide } from '../monster-math.ts';
import { KEY_ABILITY } from '../monster-skills.ts';
import { CannotBuild } from './cannot-build.ts';
import { changeSkills, type Draft, diceOf, figureOf, levelOf } from './draft.ts';
import { racialBonus } from './racial-skills.ts';

export interface ChosenRanks {
  skill: string;
  /** Ranks that are added, from 1. */
  ranks: number;
}

/** Ranks above the Hit Dice that a creature may have in a skill (Player's Handbook, page 62). */
const RANKS_ABOVE_DICE = 3;

/** Skill points that are due for what was added, and not spent. */
export function openPoints(draft: Draft): number {
  const printed = draft.figures.skill_points?.[0]?.value ?? 0;
  return Math.max(0, figureOf(draft, 'skill_points') - printed - draft.spentPoints);
}

/**
 * Listed skills are class skills, a rank for a point; others are cross-class, a rank for two.
 * @throws CannotBuild for an unknown skill, too many ranks or too many points
 */
export function chooseSkills(draft: Draft, chosen: readonly ChosenRanks[]): void {
  for (const { skill, ranks } of chosen) {
    const fault = (message: string) => new CannotBuild('skill', `${skill}:${ranks}`, message);
    const key = KEY_ABILITY[skill];
    if (key === undefined || !Object.hasOwn(KEY_ABILITY, skill)) throw fault('must be the slug of a skill');
    const listed = (draft.facts.skills ?? []).some((entry) => entry.skill === skill);
    const cost = listed ? ranks : 2 * ranks;
    const most = levelOf(diceOf(draft)) + RANKS_ABOVE_DICE;
    const limit = listed ? most : Math.floor(most / 2);
    if (ranks > limit)
      throw fault(
        `must be at most ${limit} ranks${listed ? '' : ' in a cross-class skill'}, with ${most - RANKS_ABOVE_DICE} Hit Dice`,
      );
    const open = openPoints(draft);
    if (cost > open)
      throw fault(
        `must cost no more than the ${open} skill points that are due; this costs ${cost}${listed ? '' : ', two for each rank of a cross-class skill'}`,
      );
    draft.spentPoints += cost;
    if (listed) changeSkills(draft, (one) => (one === skill ? ranks : 0));
    else {
      const { facts } = draft;
      const own = key === null ? 0 : abilityModifier(facts.abilities[key]);
      const size = skill === 'hide' ? sizeModifierToHide(facts.size) : 0;
      const modifier = ranks + own + size + racialBonus(facts, skill);
      facts.skills = [...(facts.skills ?? []), { skill, modifier }];
    }
  }
}
