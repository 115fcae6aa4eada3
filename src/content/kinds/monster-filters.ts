import type { NamedSlug } from '../../contract/entries.ts';
import { ATTACK_KINDS, type AttackKind, attackKinds } from '../../rules/attack-kinds.ts';
import { agedAttacks } from '../../rules/creature/stat-block-fields.ts';
import { CLIMATES, habitatsOf, TERRAINS } from '../../rules/habitats.ts';
import { sentenceCase } from '../../rules/monster-format.ts';
import { MANEUVERABILITIES } from '../../rules/monster-vocabulary.ts';
import type { Monster } from '../schema/monsters.ts';

/** The columns of the list by which monsters are filtered by speed; those in armor where the book prints both. */
export function speedColumns({ speed: { land, burrow, climb, fly, swim } }: Monster) {
  return {
    land_speed: land ?? null,
    burrow_speed: burrow ?? null,
    climb_speed: climb ?? null,
    fly_speed: fly?.feet ?? null,
    swim_speed: swim ?? null,
    maneuverability: fly?.maneuverability ?? '',
  };
}

/** The rows of `monster_habitats`. */
export function habitatRows(id: number, { environment = '' }: Monster) {
  return habitatsOf(environment).map(({ climate, terrain }) => ({ id, climate: climate ?? '', terrain }));
}

/** The kinds of attack that the stat block names, in the order of the filter; of dragons by age those of their size. */
export function attackKindsOf(monster: Monster): AttackKind[] {
  const { attack, full_attack, breath_weapon, special_attacks = [] } = monster;
  const names = [attack, full_attack].flatMap((options) =>
    typeof options === 'string' ? [options] : (options ?? []).flat().map(({ name }) => name),
  );
  const kinds = new Set([...names, ...agedAttacks(monster).map(({ name }) => name)].flatMap(attackKinds));
  if (breath_weapon || special_attacks.some((text) => /\bbreath weapon\b/i.test(text))) kinds.add('breath-weapon');
  return (Object.keys(ATTACK_KINDS) as AttackKind[]).filter((kind) => kinds.has(kind));
}

const namedSlugs = (names: Readonly<Record<string, string>>): NamedSlug[] =>
  Object.entries(names).map(([slug, name]) => ({ slug, name }));

/** The values of these filters, in the order in which they are offered. */
export const MONSTER_CHOICES = {
  climate: namedSlugs(CLIMATES),
  terrain: namedSlugs(TERRAINS),
  movement: ['burrow', 'climb', 'fly', 'swim'].map((slug) => ({ slug, name: sentenceCase(slug) })),
  maneuverability: MANEUVERABILITIES.map((slug) => ({ slug, name: sentenceCase(slug) })),
  attack: namedSlugs(ATTACK_KINDS),
} as const satisfies Record<string, readonly NamedSlug[]>;
