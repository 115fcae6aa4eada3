/**
 * The lowest character level at which a feat can be taken.
 *
 * Sources: Player's Handbook, chapters 3 to 5 (SRD "Classes": base attack and save bonuses, skill ranks; "Feats":
 * prerequisites); epic feats: Epic Level Handbook (SRD "Epic Feats").
 */
import { FIRST_EPIC_LEVEL } from './class-progression.ts';

/** The prerequisites of a feat that determine its level. */
interface LevelConditions {
  feats?: readonly (string | { feat: string })[] | undefined;
  base_attack?: number | undefined;
  base_saves?: Readonly<Record<string, number>> | undefined;
  skills?: readonly { ranks: number }[] | undefined;
  chosen_skill_ranks?: number | undefined;
  character_level?: number | undefined;
  caster_level?: number | undefined;
  manifester_level?: number | undefined;
  /** The level that conditions in words imply. */
  special_level?: number | undefined;
  class_levels?: readonly { class: string; level: number }[] | undefined;
  /** Names in lower case; `detail` is how often, how much or which: `5/day`. */
  class_features?: readonly (string | { feature: string; detail: string })[] | undefined;
  /** The spell level; `maximum` is the highest one of some class, whichever that is. */
  spellcasting?: { level: number | 'maximum' } | undefined;
  spells?: readonly string[] | undefined;
}

export interface LevelledFeat {
  types: readonly string[];
  prerequisites?: (LevelConditions & { any_of?: readonly LevelConditions[] | undefined }) | undefined;
}

/** Looks up the other entries that the level depends on. */
export interface FeatLookup {
  feat(slug: string): LevelledFeat | undefined;
  /** The lowest character level at which any class has the feature; undefined where that is not known. */
  featureLevel?(feature: string, detail: string | undefined): number | undefined;
  /** The lowest character level at which any class can cast the spell; undefined where that is not known. */
  spellLevel?(spell: string): number | undefined;
}

/**
 * The lowest character level, 1 or more, at which a single-classed character with the best progression for it meets
 * the prerequisites: +1 base attack and one caster or manifester level per level, good saves, class skill ranks of
 * level + 3, spells of level n from character level 2n − 1, epic feats from 21st. Feats that it builds on count with
 * their own levels. Ability scores, race, size, alignment, prerequisites in words and the number of feats of a character
 * are ignored.
 *
 * @throws {Error} where a required feat does not exist, or feats require each other in a cycle
 */
export function minimumLevel(feat: LevelledFeat, lookup: FeatLookup): number {
  return levelOf(feat, lookup, []);
}

function levelOf(feat: LevelledFeat, lookup: FeatLookup, path: readonly string[]): number {
  const { any_of: alternatives, ...conditions } = feat.prerequisites ?? {};
  const levels = [1, conditionsLevel(conditions, lookup, path)];
  if (feat.types.includes('epic')) levels.push(FIRST_EPIC_LEVEL);
  if (alternatives !== undefined && alternatives.length > 0) {
    levels.push(Math.min(...alternatives.map((one) => conditionsLevel(one, lookup, path))));
  }
  return Math.max(...levels);
}

function conditionsLevel(conditions: LevelConditions, lookup: FeatLookup, path: readonly string[]): number {
  return Math.max(
    1,
    conditions.base_attack ?? 1,
    conditions.character_level ?? 1,
    conditions.caster_level ?? 1,
    conditions.manifester_level ?? 1,
    conditions.special_level ?? 1,
    (conditions.class_levels ?? []).reduce((sum, { level }) => sum + level, 0),
    levelForRanks(conditions.chosen_skill_ranks ?? 0),
    ...(conditions.skills ?? []).map(({ ranks }) => levelForRanks(ranks)),
    ...Object.values(conditions.base_saves ?? {}).map(levelForGoodSave),
    levelForSpells(conditions.spellcasting?.level ?? 0),
    ...(conditions.spells ?? []).map((spell) => lookup.spellLevel?.(spell) ?? 1),
    ...(conditions.class_features ?? []).map((required) =>
      typeof required === 'string'
        ? (lookup.featureLevel?.(required, undefined) ?? 1)
        : (lookup.featureLevel?.(required.feature, required.detail) ?? 1),
    ),
    ...(conditions.feats ?? []).map((required) =>
      requiredFeatLevel(typeof required === 'string' ? required : required.feat, lookup, path),
    ),
  );
}

function requiredFeatLevel(slug: string, lookup: FeatLookup, path: readonly string[]): number {
  if (path.includes(slug)) throw new Error(`feats require each other: ${[...path, slug].join(' → ')}`);
  const feat = lookup.feat(slug);
  if (feat === undefined) throw new Error(`there is no feat ${slug}`);
  return levelOf(feat, lookup, [...path, slug]);
}

/** A class skill holds at most level + 3 ranks. */
function levelForRanks(ranks: number): number {
  return Math.max(1, ranks - 3);
}

/** A good save bonus is 2 + half the level, rounded down. */
function levelForGoodSave(bonus: number): number {
  return Math.max(1, 2 * (bonus - 2));
}

/** Wizards, clerics and druids reach spells of level n at 2n − 1. */
function levelForSpells(level: number | 'maximum'): number {
  return level === 'maximum' ? 1 : Math.max(1, 2 * level - 1);
}
