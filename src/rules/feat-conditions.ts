/**
 * Whether what a character has meets the prerequisites of a feat.
 *
 * Source: Player's Handbook v.3.5, page 87 (SRD "Feats": Prerequisites); epic feats: Epic Level Handbook, page 50.
 */

import { ABILITIES, type Ability } from './abilities.ts';
import { capitalized } from './capitalized.ts';
import { FIRST_EPIC_LEVEL } from './class-progression.ts';
import { ordinal } from './ordinal.ts';
import { signed } from './signed.ts';

/** The conditions of a feat: those that `Having` decides, and the `others` in words, such as `Tumble 5 ranks`. */
export type Conditions = {
  abilities?: Partial<Record<Ability, number | undefined>> | undefined;
  base_attack?: number | undefined;
  character_level?: number | undefined;
  feats?: readonly string[] | undefined;
  others?: readonly string[] | undefined;
};

/** A feat with its prerequisites, of which one of `any_of` is enough. */
export type ConditionedFeat = {
  types: readonly string[];
  prerequisites?: (Conditions & { any_of?: readonly Conditions[] | undefined }) | undefined;
};

/** What a character has, as far as it is known: final ability scores, base attack bonus, character level, feats by slug. */
export type Having = {
  abilities: Partial<Record<Ability, number | undefined>>;
  base_attack?: number | undefined;
  character_level?: number | undefined;
  feats: ReadonlySet<string>;
};

/** A condition that is not met, or not known to be: `Str 13`, `base attack bonus +6`, a feat by its slug, `Tumble 5 ranks`. */
export type Unmet = { kind: 'ability' | 'base-attack' | 'level' | 'feat' | 'other'; text: string };

/**
 * The conditions of the feat that what the character has does not meet; none where it meets all. What is not given counts as
 * missing, and so do the conditions in words. Of alternatives those of the nearest one are named.
 */
export function unmetConditions({ types, prerequisites = {} }: ConditionedFeat, having: Having): Unmet[] {
  const { any_of: alternatives = [], ...conditions } = prerequisites;
  const epic = types.includes('epic') ? { character_level: FIRST_EPIC_LEVEL } : {};
  const nearest = alternatives
    .map((alternative) => unmetOf(alternative, having))
    .sort((a, b) => a.length - b.length)[0];
  return [...unmetOf({ ...epic, ...conditions }, having), ...(nearest ?? [])];
}

function unmetOf(conditions: Conditions, { abilities, base_attack = 0, character_level = 0, feats }: Having): Unmet[] {
  const unmet: Unmet[] = [];
  for (const ability of ABILITIES) {
    const score = conditions.abilities?.[ability];
    if (score !== undefined && (abilities[ability] ?? 0) < score)
      unmet.push({ kind: 'ability', text: `${capitalized(ability)} ${score}` });
  }
  const { base_attack: attack = 0, character_level: level = 0 } = conditions;
  if (base_attack < attack) unmet.push({ kind: 'base-attack', text: `base attack bonus ${signed(attack)}` });
  if (character_level < level) unmet.push({ kind: 'level', text: `character level ${ordinal(level)}` });
  for (const slug of conditions.feats ?? []) if (!feats.has(slug)) unmet.push({ kind: 'feat', text: slug });
  return [...unmet, ...(conditions.others ?? []).map((text): Unmet => ({ kind: 'other', text }))];
}
