import { ABILITIES } from '../../rules/abilities.ts';
import { baseAttackBonus } from '../../rules/class-progression.ts';
import { naturalArmor } from '../../rules/monster-math.ts';
import { racialAbilityAdjustment } from '../../rules/race-facts.ts';
import { signed } from '../../rules/signed.ts';
import type { Monster } from '../schema/monsters.ts';
import type { Race } from '../schema/races.ts';
import type { Check, Verifier } from './check.ts';

/** Compares a race with its racial Hit Dice and with the stat block of its creature. */
export const verifyRace: Verifier<'races'> = ({ value: race }, lookup) => {
  const monster = race.monster === undefined ? undefined : lookup.get('monsters', race.monster);
  return [...hitDiceChecks(race), ...(monster === undefined ? [] : creatureChecks(race, monster))];
};

function hitDiceChecks({ racial_hit_dice: dice }: Race): Check[] {
  if (dice?.printed?.base_attack === undefined) return [];
  return [
    {
      rule: 'racial-base-attack',
      printed: signed(dice.printed.base_attack),
      computed: signed(baseAttackBonus(dice.base_attack, dice.count)),
    },
  ];
}

function creatureChecks(race: Race, monster: Monster): Check[] {
  const checks: (Check | null)[] = [
    check('size', race.size, monster.size),
    check('type', race.type, monster.type),
    check('land-speed', race.speed?.land, monster.speed.base?.land ?? monster.speed.land),
    check('fly-speed', race.speed?.fly?.feet, monster.speed.base?.fly?.feet ?? monster.speed.fly?.feet),
    check('level-adjustment', race.level_adjustment, levelAdjustmentOf(monster)),
    ...(race.racial_hit_dice === undefined ? [] : statBlockChecks(race, monster)),
  ];
  return checks.filter((item) => item !== null);
}

/** The stat block of a creature with racial Hit Dice has average scores, so the adjustments follow from them. */
function statBlockChecks(race: Race, monster: Monster): (Check | null)[] {
  const { racial_hit_dice: dice } = race;
  const [own] = monster.hit_dice ?? [];
  const natural = naturalArmor(monster.armor_class.parts);
  return [
    check('racial-hit-dice', dice && `${dice.count}d${dice.die}`, own && `${own.count}d${own.die}`),
    check('natural-armor', race.natural_armor ?? 0, natural),
    ...ABILITIES.map((ability) => {
      const score = monster.abilities[ability];
      if (score === undefined || race.missing_abilities?.includes(ability)) return null;
      const printed = race.ability_adjustments?.[ability] ?? 0;
      return check(`${ability}-adjustment`, signed(printed), signed(racialAbilityAdjustment(score)));
    }),
  ];
}

function levelAdjustmentOf({ level_adjustment: adjustment }: Monster): number | undefined {
  if (typeof adjustment === 'object') return adjustment.value;
  return typeof adjustment === 'number' ? adjustment : undefined;
}

/** Null if either value is missing. */
function check(
  rule: string,
  printed: string | number | undefined,
  computed: string | number | undefined,
): Check | null {
  if (printed === undefined || computed === undefined) return null;
  return { rule, printed: String(printed), computed: String(computed) };
}
