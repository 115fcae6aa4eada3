import type { CreatureFacts, CreatureLookup, InnateCasting, WeaponRow } from '../../rules/creature/creature-facts.ts';
import { CREATURE_TYPES } from '../../rules/monster-vocabulary.ts';
import type { CompileContext } from '../compile-context.ts';
import type { Item } from '../schema/items.ts';
import type { Monster } from '../schema/monsters.ts';
import { castingIn } from '../stated-casting.ts';
import { allFeats } from '../verify/monster-creature.ts';
import { familiesOf, saveDcsOf } from '../verify/save-dcs.ts';
import type { Writer } from '../writer.ts';

/** Adds the typed facts of monsters, templates and weapons from which creatures are built. */
export function compileCreatures(context: CompileContext, writer: Writer): void {
  const monsters = context.all('monsters').map(({ slug, value }) => [slug, factsOf(value, context)] as const);
  const templates = context
    .all('templates')
    .map(
      ({ slug, value: { name, origin, applies_to, changes } }) =>
        [slug, { name, origin, applies_to, changes }] as const,
    );
  const weapons = context.all('items').flatMap(({ slug, value }) => {
    const row = weaponOf(value);
    return row === null ? [] : [[slug, row] as const];
  });
  const types = CREATURE_TYPES.map((type) => [type, context.word('creature-types', type)] as const);
  writer.lookup('creatures', {
    monsters: Object.fromEntries(monsters),
    templates: Object.fromEntries(templates),
    weapons: Object.fromEntries(weapons),
    types: Object.fromEntries(types),
  } satisfies CreatureLookup);
}

/** The stat block without texts, sources and the family. */
function factsOf(monster: Monster, context: CompileContext): CreatureFacts {
  const { summary, description, combat, rulebook, page, aliases, epic_feats, feats_as, environment, ...facts } =
    monster;
  const save_dcs = saveDcsOf(monster, context);
  const casts_as = castingOf(monster, context);
  return {
    ...facts,
    ...(save_dcs.length === 0 ? {} : { save_dcs }),
    ...(casts_as.length === 0 ? {} : { casts_as }),
    feats: allFeats(monster, context).flatMap((taken) => ('feat' in taken ? [taken] : [])),
  };
}

/** As what it casts spells: a dragon with a caster level as a sorcerer, others as their own text or that of their family says. */
function castingOf(monster: Monster, context: CompileContext): InnateCasting[] {
  const { caster_level, special_attacks = [], special_qualities = [] } = monster;
  if (caster_level !== undefined) return [{ class: 'sorcerer', level: caster_level }];
  if (![...special_attacks, ...special_qualities].includes('spells')) return [];
  const texts = [monster, ...familiesOf(monster, context)];
  const stated = texts.map(({ description = '', combat = '' }) => castingIn(`${description}\n${combat}`));
  return stated.find((castings) => castings.length > 0) ?? [];
}

/** The row of a common weapon that deals damage in the hand; null for other items, and for shields and armor that also strike. */
function weaponOf({ name, type, weapon }: Item): WeaponRow | null {
  if (type !== 'weapon' || weapon === undefined || weapon.hand === 'unarmed') return null;
  const { category, hand, damage_small, damage_medium, critical, range_increment, traits = [] } = weapon;
  if (damage_small === undefined || damage_medium === undefined || critical === undefined) return null;
  const end = { damage_small, damage_medium, threat: critical.threat, multiplier: critical.multiplier };
  const { critical: otherCritical, ...other } = weapon.second_head ?? {};
  return {
    name: name.replace(/^(.*), (.*)$/, '$2 $1').toLowerCase(),
    category,
    hand,
    ...end,
    range_increment,
    reach: traits.includes('reach'),
    ...(traits.includes('double')
      ? {
          other_end: {
            damage_small: other.damage_small ?? damage_small,
            damage_medium: other.damage_medium ?? damage_medium,
            threat: otherCritical?.threat ?? critical.threat,
            multiplier: otherCritical?.multiplier ?? critical.multiplier,
          },
        }
      : {}),
  };
}
