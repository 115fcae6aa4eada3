import type { DragonAge, Monster as MonsterResponse, MonsterSum } from '../../contract/monsters.ts';
import {
  armorClassSum,
  type Creature,
  grappleSum,
  hitPointSum,
  initiativeSum,
  saveSums,
} from '../../rules/monster-sums.ts';
import type { Sum } from '../../rules/sums.ts';
import type { Monster } from '../schema/monsters.ts';

/** The breath weapon of a dragon; null for other monsters. */
export function breathWeapon({ breath_weapon }: Monster): DragonAge['breath_weapon'] {
  return breath_weapon === undefined ? null : { damage: breath_weapon.damage ?? null, dc: breath_weapon.dc };
}

const copyOf = ({ terms, total }: Sum): MonsterSum => ({ terms: [...terms], total });

/** The sums by the rules, with their terms, of the values that the stat block prints. */
export function derivedFields(monster: Monster, creature: Creature): MonsterResponse['derived'] {
  const { saves, base_attack, grapple, hit_points, armor_class } = monster;
  const sums = saves === undefined || creature.dice.length === 0 ? null : saveSums(creature, saves);
  return {
    hit_points: hit_points === undefined || creature.dice.length === 0 ? null : copyOf(hitPointSum(creature.dice)),
    armor_class: copyOf(armorClassSum(armor_class.parts, creature)),
    initiative: copyOf(initiativeSum(creature)),
    grapple: base_attack === undefined || grapple === undefined ? null : copyOf(grappleSum(base_attack, creature)),
    fort_save: sums && copyOf(sums.fortitude),
    reflex_save: sums && saves?.reflex !== undefined ? copyOf(sums.reflex) : null,
    will_save: sums && copyOf(sums.will),
  };
}
