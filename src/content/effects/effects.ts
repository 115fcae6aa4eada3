import { actionCost } from './actions.ts';
import { affectedAreas } from './areas.ts';
import { bonusesGiven, type SkillName } from './bonuses.ts';
import { inflictedConditions } from './conditions.ts';
import { damageDealt } from './damage.ts';
import { defenses } from './defenses.ts';
import { movements } from './movement.ts';
import { afflictionsRemoved } from './removal.ts';
import { savesAllowed } from './saves.ts';
import type { EffectSource } from './source.ts';
import { summonings } from './summoning.ts';
import { EFFECT_GROUPS, type EffectGroup } from './tag-words.ts';
import { creaturesAffected } from './targets.ts';
import { usesOf } from './uses.ts';
import { groupOf } from './vocabulary.ts';

/** Facts from outside the entry. */
export type EffectLookups = {
  skills: readonly SkillName[];
  /** The facts of its item type (`content/vocabulary/item-types.yaml`). */
  itemType?: { activation?: string | undefined; charges?: number | undefined } | undefined;
};

/** The slugs of all effects of the entry, without duplicates, in the order of the groups. */
export function effectsOf(source: EffectSource, { skills, itemType }: EffectLookups): string[] {
  return inOrder([
    ...damageDealt(source),
    ...inflictedConditions(source),
    ...afflictionsRemoved(source),
    ...defenses(source),
    ...bonusesGiven(source, skills),
    ...movements(source),
    ...summonings(source),
    ...savesAllowed(source),
    ...affectedAreas(source),
    ...creaturesAffected(source),
    ...actionCost(source, itemType?.activation),
    ...usesOf(source, itemType?.charges),
  ]);
}

/** The effects of a potion, oil, scroll or wand: those of its spell, with the action and the uses of the item. */
export function spellItemEffects(spell: readonly string[], source: EffectSource, lookups: EffectLookups): string[] {
  const own = [...actionCost(source, lookups.itemType?.activation), ...usesOf(source, lookups.itemType?.charges)];
  return inOrder([...withoutActions(spell), ...own]);
}

/** The effects of a staff or psicrown: its own, and those of all spells and powers that it casts, without their actions. */
export function castingEffects(castings: readonly string[], source: EffectSource, lookups: EffectLookups): string[] {
  return inOrder([...effectsOf(source, lookups), ...withoutActions(castings)]);
}

const withoutActions = (slugs: readonly string[]) => slugs.filter((slug) => groupOf(slug) !== 'actions');

const GROUPS = Object.keys(EFFECT_GROUPS) as EffectGroup[];

function inOrder(slugs: readonly string[]): string[] {
  return [...new Set(slugs)].sort(
    (a, b) => GROUPS.indexOf(groupOf(a)) - GROUPS.indexOf(groupOf(b)) || (a < b ? -1 : 1),
  );
}
