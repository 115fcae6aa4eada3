/**
 * Casting at a given caster level and ability score.
 *
 * Source: Player's Handbook, chapter 10 (SRD "Magic Overview", Caster Level, Saving Throw); Expanded Psionics Handbook,
 * chapter 4; Epic Level Handbook, chapter 2 (SRD "Epic Spells", Saving Throws).
 */

import { abilityModifier } from './abilities.ts';

export const KEY_ABILITIES = ['int', 'wis', 'cha'] as const;
export type KeyAbility = (typeof KEY_ABILITIES)[number];

/** Classes whose caster level is half their class level (Player's Handbook, pages 44 and 47). */
export const HALF_CASTERS: readonly string[] = ['paladin', 'ranger'];

/** The range of caster and manifester levels, and of ability scores, for which values are computed. */
export const LEVEL_LIMITS = { lowest: 1, highest: 60 } as const;
export const SCORE_LIMITS = { lowest: 1, highest: 60 } as const;

/** The base save DC of epic spells, in place of 10 + spell level. */
const EPIC_BASE = 20;

/** The lowest score that casts or manifests at a level: 10 + spell level; epic spells have no minimum of their own, so they count as level 9. */
export function lowestScore(spellLevel: number | null): number {
  return 10 + (spellLevel ?? 9);
}

/**
 * The terms whose sum is the save DC.
 * @param spellLevel 0 to 9; null for an epic spell
 */
export function saveDcTerms(
  spellLevel: number | null,
  score: number,
): { base: number; level: number; modifier: number } {
  const modifier = abilityModifier(score);
  return spellLevel === null ? { base: EPIC_BASE, level: 0, modifier } : { base: 10, level: spellLevel, modifier };
}

/**
 * The lowest caster or manifester level that reaches a spell or power level.
 *
 * @param reachedAt the class level of the first row of its table that has spells or powers of this level
 * @param half paladins and rangers cast at half their class level
 */
export function lowestCasterLevel(reachedAt: number, half: boolean): number {
  return half ? Math.max(1, Math.floor(reachedAt / 2)) : reachedAt;
}

/** The classes as which spells and powers are usually cast. */
const USUAL_CASTERS = ['wizard', 'cleric', 'druid', 'psion'];

/** The caster that is chosen by default: who gets the spell at the lowest level; among equals wizards, then clerics. */
export function defaultCaster<Caster extends { slug: string; lowest_level: number }>(
  casters: readonly Caster[],
): Caster | undefined {
  const rank = ({ slug }: Caster) =>
    USUAL_CASTERS.includes(slug) ? USUAL_CASTERS.indexOf(slug) : USUAL_CASTERS.length;
  return [...casters].sort((a, b) => a.lowest_level - b.lowest_level || rank(a) - rank(b))[0];
}
