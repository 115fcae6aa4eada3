/**
 * The attacks of a creature that is built: the printed ones with what changes add to them, and new natural attacks
 * (Monster Manual v.3.5, page 312: Natural Weapons; Player's Handbook, pages 113 and 134: Strength and damage).
 */
import { attackKinds } from '../attack-kinds.ts';
import { iterativeAttacks } from '../class-progression.ts';
import type { Attack } from '../monster-format.ts';
import {
  average,
  DAMAGE,
  eachDamage,
  type Share,
  strengthPoints,
  type WorkedAttack,
  withPoints,
  withStep,
} from './attack-damage.ts';
import {
  BOW,
  bowShare,
  firstBonus,
  isNamed,
  isNatural,
  isRanged,
  isTwoHanded,
  isWeapon,
  LIGHT,
  NO_STRENGTH,
  ratingOf,
} from './attack-names.ts';
import { splitHands } from './split-hands.ts';

/** What attack bonuses come from. Strength is absent for creatures without it, who attack by Dexterity. */
export interface Fighter {
  baseAttack: number;
  /** The size modifier. */
  size: number;
  str: number | undefined;
  dex: number;
  finesse: boolean;
  multiattack: boolean;
  /** What it has Weapon Focus in, by name. */
  focus: ReadonlySet<string>;
  /** Whether each hand has the attacks of a primary one, by superior two-weapon fighting. */
  superior?: boolean;
}

/** −2 on attack rolls with a composite bow whose strength rating is above the Strength modifier (Player's Handbook, page 119). */
export const ratingPenalty = (attack: Attack, { str }: Fighter): number =>
  /\bcomposite\b/.test(attack.name) && str !== undefined && str < ratingOf(attack) ? -2 : 0;

/** The printed attacks, each with the share of Strength that its printed damage shows. */
export function worked(
  line: readonly (readonly Attack[])[] | string | undefined,
  full: readonly (readonly Attack[])[] | string | undefined,
  fighter: Fighter,
): WorkedAttack[][] {
  if (typeof line !== 'object') return [];
  const alone = new Set(
    typeof full === 'object'
      ? full.flatMap(([only, ...others]) =>
          only && others.length === 0 && only.count === undefined ? [only.name] : [],
        )
      : [],
  );
  return line.map((option) =>
    option.map((attack): WorkedAttack => {
      const [, , bonus = '0'] = DAMAGE.exec(attack.damage ?? '') ?? [];
      const shares = likelyShares(attack, option, alone);
      const magic = enhancementOf(attack, fighter);
      const share =
        shares.find((one) => magic > 0 && strengthPoints(one, fighter.str) === Number(bonus) - magic) ??
        shares.find((one) => strengthPoints(one, fighter.str) === Number(bonus)) ??
        shares[0] ??
        1;
      return { ...attack, share, ...(isFixed(attack) ? { fixed: true as const } : {}) };
    }),
  );
}

/** The enhancement bonus of a weapon: in its name, or what the bonus of a natural one has beyond a feat (a unicorn's horn is +3). */
function enhancementOf(attack: Attack, fighter: Fighter): number {
  const named = /^\+(\d) /.exec(attack.name)?.[1];
  if (named !== undefined) return Number(named);
  const beyond = firstBonus(attack) - fighter.baseAttack - fighter.size - keyModifier(attack, fighter);
  return isNatural(attack) && beyond > 1 ? beyond : 0;
}

/** Swarms, rays and what deals no damage: none is the blow of a limb or a weapon (compare the rays of the adult and the elder arrowhawk). */
const isFixed = ({ name, mode, damage }: Attack): boolean =>
  attackKinds(name).includes('swarm') || mode === 'ranged-touch' || damage === '0';

/** The shares that an attack may have, the most likely first. */
function likelyShares(attack: Attack, option: readonly Attack[], alone: ReadonlySet<string>): readonly Share[] {
  if (BOW.test(attack.name)) return [bowShare(attack)];
  if (NO_STRENGTH.test(attack.name) || attack.bonus === undefined || attack.damage === '0') return [0];
  if (attack.mode === 'melee-touch' || attack.mode === 'ranged-touch') return [0, 1];
  if (isRanged(attack)) return [1, 0, 0.5];
  if (isWeapon(attack) && isTwoHanded(attack)) return [1.5, 1, 0];
  if (firstBonus(attack) < Math.max(...option.map(firstBonus))) return [0.5, 1, 1.5, 0];
  if (isWeapon(attack)) return [1, 1.5, 0.5, 0];
  return option.length === 1 && attack.count === undefined && alone.has(attack.name)
    ? [1.5, 1, 0.5, 0]
    : [1, 1.5, 0.5, 0];
}

/** The ability modifier of an attack roll: Dexterity at range, without Strength, or by Weapon Finesse where it is better. */
function keyModifier(attack: Attack, { str, dex, finesse }: Fighter): number {
  if (isRanged(attack) || str === undefined) return dex;
  return finesse && (isNatural(attack) || LIGHT.test(attack.name)) ? Math.max(str, dex) : str;
}

/** The ability modifier of an attack roll with a weapon that may be light. */
export const attackModifier = (attack: Attack, fighter: Fighter, light = false): number =>
  light && !isRanged(attack) && fighter.finesse && fighter.str !== undefined
    ? Math.max(fighter.str, fighter.dex)
    : keyModifier(attack, fighter);

/** What Weapon Focus adds to an attack roll. */
export const focusBonus = (attack: Attack, { focus }: Fighter): number =>
  [...focus].some((choice) => isNamed(attack, choice)) ? 1 : 0;

/** What Weapon Focus and Multiattack add to an attack (Player's Handbook, page 102; Monster Manual v.3.5, page 304). */
function featBonus(attack: WorkedAttack, fighter: Fighter): number {
  const secondary = attack.share === 0.5 && isNatural(attack);
  return focusBonus(attack, fighter) + (secondary && fighter.multiattack ? SECONDARY_MULTIATTACK - SECONDARY : 0);
}

/** Attacks of a full attack with one weapon: one for each 5 points of base attack, four at most (Player's Handbook, page 143). */
export const iterations = (baseAttack: number): number => iterativeAttacks(baseAttack).length;

/** The attacks of an alternative after a change. The first weapon of a full attack gets the attacks of a higher base attack, in one hand. */
export function adjusted(
  option: readonly WorkedAttack[],
  before: Fighter,
  after: Fighter,
  full: boolean,
): WorkedAttack[] {
  const main = option.findIndex((attack) => isWeapon(attack) && (!isRanged(attack) || BOW.test(attack.name)));
  return option.flatMap((attack, at) => {
    const change =
      after.baseAttack -
      before.baseAttack +
      after.size -
      before.size +
      keyModifier(attack, after) -
      keyModifier(attack, before) +
      featBonus(attack, after) -
      featBonus(attack, before) +
      ratingPenalty(attack, after) -
      ratingPenalty(attack, before);
    const changed: WorkedAttack = {
      ...attack,
      ...(attack.bonus === undefined
        ? {}
        : { bonus: newBonus(attack.bonus, change, full && at === main ? { before, after } : null) }),
      ...(attack.damage === undefined
        ? {}
        : {
            damage: withPoints(
              attack.damage,
              strengthPoints(attack.share, after.str) - strengthPoints(attack.share, before.str),
            ),
          }),
      ...(attack.effect === undefined
        ? {}
        : {
            effect: eachDamage(attack.effect, (damage, share) =>
              withPoints(damage, strengthPoints(share, after.str) - strengthPoints(share, before.str)),
            ),
          }),
    };
    return after.superior || typeof attack.bonus !== 'number' ? [changed] : splitHands(changed);
  });
}

function newBonus(
  bonus: NonNullable<Attack['bonus']>,
  change: number,
  iterative: { before: Fighter; after: Fighter } | null,
): NonNullable<Attack['bonus']> {
  const list = typeof bonus === 'number' ? [bonus] : bonus;
  const usual = iterative !== null && list.length === iterations(iterative.before.baseAttack);
  const count = usual ? iterations(iterative.after.baseAttack) : list.length;
  const first = (list[0] ?? 0) + change;
  const bonuses = Array.from({ length: count }, (_, n) => (n < list.length ? (list[n] ?? 0) + change : first - 5 * n));
  return bonuses.length === 1 ? first : bonuses;
}

/** The attack with another share of Strength in its damage. */
export const withShare = (attack: WorkedAttack, share: Share, { str }: Fighter): WorkedAttack => ({
  ...attack,
  share,
  ...(attack.damage === undefined
    ? {}
    : { damage: withPoints(attack.damage, strengthPoints(share, str) - strengthPoints(attack.share, str)) }),
});

/** The attack with the damage of a size larger. Dice that no table has are added to `unknown`, and stay. */
export function withLargerDice(attack: WorkedAttack, unknown: Set<string>): WorkedAttack {
  if (attack.effect !== undefined)
    return { ...attack, effect: eachDamage(attack.effect, (damage) => withStep(damage, unknown)) };
  return attack.damage === undefined || attack.fixed ? attack : { ...attack, damage: withStep(attack.damage, unknown) };
}

/** The attack with bonuses on its rolls; those on damage count in melee and for thrown weapons. */
export function withBonuses(attack: WorkedAttack, roll: number, damage: number): WorkedAttack {
  const { bonus } = attack;
  const thrown = isRanged(attack) && !BOW.test(attack.name) && !NO_STRENGTH.test(attack.name);
  const counts = attack.damage !== undefined && (!isRanged(attack) || thrown);
  return {
    ...attack,
    ...(bonus === undefined
      ? {}
      : { bonus: typeof bonus === 'number' ? bonus + roll : bonus.map((one) => one + roll) }),
    ...(counts && attack.damage !== undefined ? { damage: withPoints(attack.damage, damage) } : {}),
  };
}

/** The attack with these dice, if they are more than its own. */
export function withBetterDice(attack: WorkedAttack, dice: string): WorkedAttack {
  const [found, own = '', bonus = ''] = DAMAGE.exec(attack.damage ?? '') ?? [];
  return found === undefined || average(dice) <= average(own) ? attack : { ...attack, damage: `${dice}${bonus}` };
}

/** A natural attack that is no longer the only one: it adds Strength once. */
export function besideOthers(attack: WorkedAttack, fighter: Fighter): WorkedAttack {
  if (!isNatural(attack) || attack.share !== 1.5 || attack.damage === undefined) return attack;
  return withShare(attack, 1, fighter);
}

/** The penalty on secondary natural attacks, without Multiattack and with it (Monster Manual v.3.5, pages 304 and 312). */
export const SECONDARY = -5;
export const SECONDARY_MULTIATTACK = -2;

/** A natural attack that the creature did not have. */
export function newNatural(
  attack: { name: string; count?: number; dice: string; touch?: boolean },
  fighter: Fighter,
  role: 'primary' | 'alone' | 'secondary',
): WorkedAttack {
  const { name, count, dice, touch } = attack;
  const share = touch ? 0 : role === 'secondary' ? 0.5 : role === 'alone' ? 1.5 : 1;
  const penalty = role !== 'secondary' ? 0 : fighter.multiattack ? SECONDARY_MULTIATTACK : SECONDARY;
  const base: Attack = {
    ...(count === undefined ? {} : { count }),
    name,
    ...(touch ? { mode: 'melee-touch' as const } : {}),
  };
  const attacked: WorkedAttack = { ...base, share: touch ? 0 : 1 };
  const bonus = fighter.baseAttack + fighter.size + keyModifier(base, fighter) + penalty + featBonus(attacked, fighter);
  return { ...base, bonus, damage: withPoints(dice, strengthPoints(share, fighter.str)), share };
}
