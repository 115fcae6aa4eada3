import { abilityModifier } from '../../rules/abilities.ts';
import { breathWeaponDc, frightfulPresenceDc } from '../../rules/dragon-attacks.ts';
import { statBlockHitPoints } from '../../rules/feat-bonuses.ts';
import { formatSaves } from '../../rules/monster-format.ts';
import {
  armorClass,
  CONSTRUCT_HIT_POINTS,
  classBonusFeats,
  countedFeats,
  featCount,
  flatFootedArmorClass,
  hitDiceCount,
  maximumHitPoints,
  sizeModifierToAttack,
  TYPE_RULES,
  touchArmorClass,
} from '../../rules/monster-math.ts';
import {
  baseAttackOf,
  type Creature,
  grappleSum,
  hitPointSum,
  initiativeSum,
  saveSums,
} from '../../rules/monster-sums.ts';
import { signed } from '../../rules/signed.ts';
import type { Monster } from '../schema/monsters.ts';
import type { Check, Verifier } from './check.ts';
import { creatureOf } from './monster-creature.ts';
import { skillChecks } from './monster-skills.ts';
import { racialSkillChecks } from './racial-skills.ts';
import { saveDcChecks } from './save-dcs.ts';
import { templateChecks } from './template-samples.ts';

/** Compares a stat block with the values derived from Hit Dice, type, size, abilities and feats. */
export const verifyMonster: Verifier<'monsters'> = ({ slug, value: monster }, lookup) => {
  const creature = creatureOf(monster, lookup);
  return [
    ...hitDieChecks(monster),
    ...hitPointChecks(monster, creature),
    figure('initiative', monster.initiative, initiativeSum(creature).total),
    ...armorClassChecks(monster),
    ...attackChecks(monster, creature),
    ...saveChecks(monster, creature),
    ...featChecks(monster, creature),
    ...skillChecks(monster, creature.feats),
    ...dragonChecks(monster, creature),
    ...racialSkillChecks(monster, lookup),
    ...saveDcChecks(monster, lookup),
    ...templateChecks(slug, monster, lookup),
  ];
};

const figure = (rule: string, printed: number, computed: number): Check => ({
  rule,
  printed: signed(printed),
  computed: signed(computed),
});

const count = (rule: string, printed: number, computed: number): Check => ({
  rule,
  printed: String(printed),
  computed: String(computed),
});

const totalDice = ({ dice }: Creature) => dice.reduce((sum, part) => sum + hitDiceCount(part), 0);

/** The die of racial Hit Dice (Monster Manual, page 290). */
function hitDieChecks({ hit_dice = [], type }: Monster): Check[] {
  return hit_dice
    .filter((part) => part.class === undefined)
    .map((part) => ({ rule: 'hit-die', printed: `d${part.die}`, computed: `d${TYPE_RULES[part.type ?? type].die}` }));
}

/** Abominations have the most hit points that their dice can give (Epic Level Handbook, "Abomination Traits"). */
const hasMaximumHitPoints = ({ family }: Monster) => family === 'abomination';

/**
 * The modifier of the Hit Dice (Constitution, a construct's size, feats) and the hit points. Some stat blocks add feats
 * and size to the hit points without printing them in the modifier. Both ways count as right.
 */
function hitPointChecks(monster: Monster, creature: Creature): Check[] {
  const { hit_dice, hit_points } = monster;
  if (hit_dice === undefined || hit_points === undefined) return [];
  const constitution = creature.dice.reduce(
    (sum, part) => sum + hitDiceCount(part) * abilityModifier(part.constitution),
    0,
  );
  const size = monster.type === 'construct' ? CONSTRUCT_HIT_POINTS[monster.size] : 0;
  const extraPoints = statBlockHitPoints(creature.feats) + size;
  const printedBonus = hit_dice.reduce((sum, part) => sum + (part.modifier ?? 0), 0);
  const isExcluded = extraPoints !== 0 && printedBonus === constitution;
  const rolled = hasMaximumHitPoints(monster) ? maximumHitPoints(hit_dice) : hitPointSum(hit_dice).total;
  const points = isExcluded && hit_points !== rolled ? rolled + extraPoints : rolled;
  return [
    figure('hit-point-bonus', printedBonus, isExcluded ? constitution : constitution + extraPoints),
    count('hit-points', hit_points, points),
  ];
}

function armorClassChecks({ armor_class, size, abilities }: Monster): Check[] {
  return [armor_class, ...(armor_class.alternatives ?? [])].flatMap(({ total, touch, flat_footed, parts }) => {
    const part = (kind: string) => parts.find((item) => item.kind === kind)?.value ?? 0;
    return [
      count('armor-class', total, armorClass(parts)),
      ...(touch === undefined ? [] : [count('touch-armor-class', touch, touchArmorClass(parts))]),
      ...(flat_footed === undefined
        ? []
        : [count('flat-footed-armor-class', flat_footed, flatFootedArmorClass(parts))]),
      figure('size-in-armor-class', part('size'), sizeModifierToAttack(size)),
      figure('dexterity-in-armor-class', part('dex'), abilityModifier(abilities.dex)),
    ];
  });
}

function attackChecks({ base_attack, grapple }: Monster, creature: Creature): Check[] {
  if (base_attack === undefined) return [];
  return [
    ...(creature.dice.length === 0 ? [] : [figure('base-attack', base_attack, baseAttackOf(creature.dice))]),
    ...(grapple === undefined ? [] : [figure('grapple', grapple, grappleSum(base_attack, creature).total)]),
  ];
}

function saveChecks({ saves }: Monster, creature: Creature): Check[] {
  if (saves === undefined || creature.dice.length === 0) return [];
  const { fortitude, reflex, will } = saveSums(creature, saves);
  return [
    {
      rule: 'saves',
      printed: formatSaves({ fortitude: saves.fortitude, reflex: saves.reflex, will: saves.will }),
      computed: formatSaves({
        fortitude: fortitude.total,
        reflex: saves.reflex === undefined ? undefined : reflex.total,
        will: will.total,
      }),
    },
  ];
}

/**
 * The number of feats: by Hit Dice, by class levels, and one more for humans. Not checked for dragons, whose feats are
 * not printed, and mindless creatures, which have bonus feats only.
 */
function featChecks({ age, abilities, hit_dice, subtypes = [] }: Monster, creature: Creature): Check[] {
  if (age !== undefined || abilities.int === undefined || hit_dice === undefined) return [];
  const byClass = hit_dice.reduce(
    (sum, part) => sum + (part.class === undefined ? 0 : classBonusFeats(part.class, hitDiceCount(part))),
    0,
  );
  const human = subtypes.includes('human') ? 1 : 0;
  return [
    count('feats', countedFeats(creature.feats), featCount(totalDice(creature), abilities.int) + byClass + human),
  ];
}

/** The attack bonus and save DCs of a true dragon's age table. */
function dragonChecks(monster: Monster, creature: Creature): Check[] {
  const { attack_bonus, breath_weapon, frightful_presence_dc, abilities, size } = monster;
  const dice = totalDice(creature);
  const attack = baseAttackOf(creature.dice) + abilityModifier(abilities.str) + sizeModifierToAttack(size);
  return [
    ...(attack_bonus === undefined ? [] : [figure('attack', attack_bonus, attack)]),
    ...(breath_weapon === undefined
      ? []
      : [count('breath-weapon-dc', breath_weapon.dc, breathWeaponDc(dice, abilities.con))]),
    ...(frightful_presence_dc === undefined
      ? []
      : [count('frightful-presence-dc', frightful_presence_dc, frightfulPresenceDc(dice, abilities.cha))]),
  ];
}
