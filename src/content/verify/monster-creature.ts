import { abilityModifier } from '../../rules/abilities.ts';
import { goodSaves, TYPE_RULES } from '../../rules/monster-math.ts';
import type { Creature, CreatureDice } from '../../rules/monster-sums.ts';
import { SAVES } from '../../rules/saves.ts';
import type { Class } from '../schema/classes.ts';
import type { Monster } from '../schema/monsters.ts';
import type { Lookup } from './check.ts';

type Feats = NonNullable<Monster['feats']>;

/** Every feat of a stat block: its own and its epic feats, or those of the form named in `feats_as`. */
export function allFeats(monster: Monster, lookup: Lookup): Feats {
  const shared = monster.feats_as === undefined ? undefined : lookup.get('monsters', monster.feats_as);
  return [...((shared ?? monster).feats ?? []), ...(monster.epic_feats ?? shared?.epic_feats ?? [])];
}

/** The input of the rules' formulas: each group of Hit Dice with its progressions and Constitution score. */
export function creatureOf(monster: Monster, lookup: Lookup): Creature & { feats: Feats } {
  const constitution = constitutionOf(monster, lookup);
  const dice = (monster.hit_dice ?? []).map(
    (part): CreatureDice => ({
      count: part.count,
      die: part.die,
      modifier: part.modifier,
      constitution: constitution(part.type === 'animal'),
      ...(part.class === undefined
        ? racialProgressions(monster, part.type ?? monster.type)
        : classProgressions(part.class, lookup.get('classes', part.class))),
    }),
  );
  return { size: monster.size, abilities: monster.abilities, feats: allFeats(monster, lookup), dice };
}

function racialProgressions({ subtypes = [] }: Monster, type: Monster['type']) {
  return { attack: TYPE_RULES[type].attack, saves: goodSaves(type, subtypes) };
}

function classProgressions(slug: string, value: Class | undefined) {
  const variant = value?.variants.find(({ base_attack, saves }) => base_attack && saves);
  if (variant?.base_attack === undefined)
    throw new Error(`The class ${slug} has no base attack and saves to reckon with.`);
  const attack = variant.base_attack === 'good' ? ('full' as const) : variant.base_attack;
  return { attack, saves: [SAVES.filter((save) => variant.saves?.[save] === 'good')] };
}

/**
 * The Constitution score of each group of Hit Dice. A lycanthrope's class levels always use the humanoid form's score,
 * its animal dice the animal form's, in the stat block of either form (Monster Manual, page 176).
 */
function constitutionOf(monster: Monster, lookup: Lookup): (animal: boolean) => number | undefined {
  const { family, hit_dice = [], abilities } = monster;
  const lycanthrope = hit_dice.some(({ type }) => type === 'animal');
  if (!lycanthrope) return () => abilities.con;
  const forms = lookup
    .all('monsters')
    .filter(({ value }) => value.family === family)
    .map(({ value }) => value.abilities.con)
    .filter((score) => score !== undefined)
    .sort((a, b) => abilityModifier(a) - abilityModifier(b));
  return (animal) => forms.at(animal ? -1 : 0);
}
