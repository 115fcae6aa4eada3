import { actionCost } from './actions.ts';
import { areasFilled } from './areas.ts';
import { bonusesGiven, type SkillName } from './bonuses.ts';
import { inflictedConditions } from './conditions.ts';
import { damageDealt } from './damage.ts';
import { defenses } from './defenses.ts';
import { movements } from './movement.ts';
import { afflictionsRemoved } from './removal.ts';
import { savesAllowed } from './saves.ts';
import type { EffectSource } from './source.ts';
import { EFFECT_GROUPS, type EffectGroup } from './tag-words.ts';
import { creaturesAffected } from './targets.ts';
import { usesOf } from './uses.ts';
import { groupOf } from './vocabulary.ts';

/** What the entry itself does not say. */
export type EffectLookups = {
  skills: readonly SkillName[];
  /** What all items of the type share (`content/vocabulary/item-types.yaml`). */
  itemType?: { activation?: string | undefined; charges?: number | undefined } | undefined;
};

/** The slugs of everything that the entry does, by group, each once. */
export function effectsOf(source: EffectSource, { skills, itemType }: EffectLookups): string[] {
  return inOrder([
    ...damageDealt(source),
    ...inflictedConditions(source),
    ...afflictionsRemoved(source),
    ...defenses(source),
    ...bonusesGiven(source, skills),
    ...movements(source),
    ...savesAllowed(source),
    ...areasFilled(source),
    ...creaturesAffected(source),
    ...actionCost(source, itemType?.activation),
    ...usesOf(source, itemType?.charges),
  ]);
}

/** What a potion, oil, scroll or wand does: all that its spell does, in the time that using the item takes. */
export function spellItemEffects(spell: readonly string[], source: EffectSource, lookups: EffectLookups): string[] {
  const own = [...actionCost(source, lookups.itemType?.activation), ...usesOf(source, lookups.itemType?.charges)];
  return inOrder([...spell.filter((slug) => groupOf(slug) !== 'actions'), ...own]);
}

const GROUPS = Object.keys(EFFECT_GROUPS) as EffectGroup[];

function inOrder(slugs: readonly string[]): string[] {
  return [...new Set(slugs)].sort(
    (a, b) => GROUPS.indexOf(groupOf(a)) - GROUPS.indexOf(groupOf(b)) || (a < b ? -1 : 1),
  );
}
