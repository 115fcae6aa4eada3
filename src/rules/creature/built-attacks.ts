/**
 * The attacks of a creature that is built: the printed ones with what changes add to them, and new natural attacks
 * (Monster Manual v.3.5, page 312: Natural Weapons; Player's Handbook, pages 113 and 134: Strength and damage).
 */
import { attackKinds } from '../attack-kinds.ts';
import type { Attack } from '../monster-format.ts';
import { isWeapon } from './mindless-attacks.ts';
import { largerDamage } from './size-changes.ts';

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
}

/**
 * How much of the Strength modifier counts for damage. `up to 4`: of a bow, a penalty, and a bonus up to its strength rating,
 * which is 0 for all but composite bows (Player's Handbook, pages 118 and 119).
 */
export type Share = 0 | 0.5 | 1 | 1.5 | `up to ${number}`;

export interface WorkedAttack extends Attack {
  share: Share;
  /** Whether its damage has no dice that grow with size, as energy has none. */
  fixed?: true;
}

const TWO_HANDED =
  /\b(?:great\w+|longspear|spear|quarterstaff|falchion|glaive|guisarme|halberd|ranseur|scythe|heavy flail|spiked chain|maul)\b/;
const LIGHT =
  /\b(?:dagger|short sword|handaxe|light hammer|kukri|sickle|light mace|light pick|sap|sai|siangham|nunchaku|kama|rapier|whip|unarmed strike)s?\b/;
const BOW = /\b(?:short|long)bows?\b/;
const NO_STRENGTH = /\b(?:crossbow|ray)s?\b/;

const RATING = /\(\+(\d+) Str bonus\)/;

export const isRanged = ({ mode }: Attack): boolean => mode?.startsWith('ranged') ?? false;
export const firstBonus = ({ bonus }: Attack): number => (typeof bonus === 'number' ? bonus : (bonus?.[0] ?? 0));

export const isNatural = (attack: Attack): boolean => !isWeapon(attack) && !isRanged(attack);
export const isTwoHanded = ({ name }: Attack): boolean => TWO_HANDED.test(name);

/** The points that a share of a Strength modifier adds; a penalty always counts in full. */
export function strengthPoints(share: Share, str: number | undefined): number {
  if (str === undefined || share === 0) return 0;
  if (typeof share === 'string') return Math.min(Number(share.slice('up to '.length)), str);
  return str < 0 ? str : Math.floor(str * share);
}

const DAMAGE = /^(\d+(?:d\d+)?)([+-]\d+)?$/;

/** The strength rating that a bow is named with: 4 for `composite longbow (+4 Str bonus)`, 0 without one. */
const ratingOf = ({ name }: Attack): number => Number(RATING.exec(name)?.[1] ?? 0);

/** Of Strength, what a bow of this name adds to damage. */
export const bowShare = (attack: Attack): Share => `up to ${ratingOf(attack)}`;

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

/** `1d6` with a share of a Strength modifier. */
export const damageWithStrength = (dice: string, share: Share, str: number | undefined): string =>
  withPoints(dice, strengthPoints(share, str));

/**
 * Whether a feat that was taken for `choice`, in small letters, is for this attack: `greatclub` for a +1 greatclub, `longbow` for a
 * composite longbow (+4 Str bonus).
 */
export function isNamed({ name }: Attack, choice: string): boolean {
  const own = name.toLowerCase().replace(/ \(.*\)$/, '');
  return [own, own.replace(/s$/, '')].some((one) => one === choice || one.endsWith(` ${choice}`));
}

/** What Weapon Focus and Multiattack add to an attack (Player's Handbook, page 102; Monster Manual v.3.5, page 304). */
function featBonus(attack: WorkedAttack, fighter: Fighter): number {
  const secondary = attack.share === 0.5 && isNatural(attack);
  return focusBonus(attack, fighter) + (secondary && fighter.multiattack ? SECONDARY_MULTIATTACK - SECONDARY : 0);
}

/** Attacks of a full attack with one weapon: one for each 5 points of base attack, four at most (Player's Handbook, page 143). */
const iterations = (baseAttack: number): number => Math.min(4, Math.max(1, Math.ceil(baseAttack / 5)));

/** The attacks of an alternative after a change. The first weapon of a full attack gets the attacks of a higher base attack. */
export function adjusted(
  option: readonly WorkedAttack[],
  before: Fighter,
  after: Fighter,
  full: boolean,
): WorkedAttack[] {
  const main = option.findIndex((attack) => isWeapon(attack) && (!isRanged(attack) || BOW.test(attack.name)));
  return option.map((attack, at) => {
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
    return {
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

const LISTED = /^(\d+d\d+(?:[+-]\d+)?)(\/[^,]+)?$/;

/** Whether the effect of an attack is the damage of several hands: `1d6+2/19–20, 1d6+1/19–20`. */
export const listsHands = ({ effect = '' }: Attack): boolean => eachDamage(effect, () => '') !== effect;

/**
 * Damage of several hands, `1d6+2/19–20, 1d6+1/19–20`: the first has all of Strength, the others half; `critical` replaces
 * what stands after the dice. Other effects stay.
 */
export function eachDamage(
  effect: string,
  change: (damage: string, share: Share) => string,
  critical?: string,
): string {
  const parts = effect.split(', ').map((part) => LISTED.exec(part));
  if (parts.length < 2 || parts.includes(null)) return effect;
  return parts
    .map((part, n) => `${change(part?.[1] ?? '', n === 0 ? 1 : 0.5)}${critical ?? part?.[2] ?? ''}`)
    .join(', ');
}

/** `1d6+2` and 3 points more: `1d6+5`. */
export function withPoints(damage: string, points: number): string {
  const [found, dice, bonus = '0'] = DAMAGE.exec(damage) ?? [];
  if (found === undefined || points === 0) return damage;
  const sum = Number(bonus) + points;
  return sum === 0 ? `${dice}` : `${dice}${sum > 0 ? '+' : ''}${sum}`;
}

/** The attack with the damage of a size larger. Dice that no table has are added to `unknown`, and stay. */
export function withLargerDice(attack: WorkedAttack, unknown: Set<string>): WorkedAttack {
  if (attack.effect !== undefined)
    return { ...attack, effect: eachDamage(attack.effect, (damage) => withStep(damage, unknown)) };
  return attack.damage === undefined || attack.fixed ? attack : { ...attack, damage: withStep(attack.damage, unknown) };
}

function withStep(damage: string, unknown: Set<string>): string {
  const [found, dice = '', bonus = ''] = DAMAGE.exec(damage) ?? [];
  if (found === undefined) return damage;
  const larger = largerDamage(dice);
  if (larger === null) unknown.add(dice);
  return larger === null ? damage : `${larger}${bonus}`;
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

/** The average of dice, to find the better of two. */
function average(dice: string): number {
  const [count = 0, sides] = dice.split('d').map(Number);
  return sides === undefined ? count : (count * (sides + 1)) / 2;
}

/** The attack with these dice, if they are more than its own. */
export function withBetterDice(attack: WorkedAttack, dice: string): WorkedAttack {
  const [found, own = '', bonus = ''] = DAMAGE.exec(attack.damage ?? '') ?? [];
  return found === undefined || average(dice) <= average(own) ? attack : { ...attack, damage: `${dice}${bonus}` };
}

const SPECIAL = /^(rake|rend|constrict|impale|trample|powerful charge) (\d+d\d+)([+−-]\d+)?( plus .+)?$/;

/** The shares of Strength that special attacks add, the most likely first (Monster Manual v.3.5, pages 307–316). */
const SPECIAL_SHARES: Readonly<Record<string, readonly Share[]>> = {
  rake: [0.5, 1, 0],
  rend: [1.5, 1, 0],
  constrict: [1, 1.5, 0.5, 0],
  impale: [1.5, 1, 0],
  trample: [1.5, 1, 0.5, 0],
  'powerful charge': [1.5, 1, 0],
};

/**
 * `rake 1d4+2` after a change of Strength, with the share of the attack that has the same damage (a gray ooze constricts with its
 * slam). Other texts, and damage that Strength does not explain, stay.
 */
export function adjustedSpecial(
  text: string,
  before: Fighter,
  after: Fighter,
  attacks: readonly WorkedAttack[],
): string {
  const [found, name = '', dice = '', bonus = '0', plus = ''] = SPECIAL.exec(text) ?? [];
  if (found === undefined) return text;
  const printed = Number(bonus.replace('−', '-'));
  const same = attacks.filter(({ damage }) => damage === `${dice}${printed === 0 ? '' : bonus.replace('−', '-')}`);
  const shares = [...same.map(({ share }) => share), ...(SPECIAL_SHARES[name] ?? [])];
  const share = shares.find((one) => strengthPoints(one, before.str) === printed);
  if (share === undefined) return text;
  const points = printed + strengthPoints(share, after.str) - strengthPoints(share, before.str);
  return `${name} ${dice}${points === 0 ? '' : points > 0 ? `+${points}` : points}${plus}`;
}

/** `rake 1d4+2` one size larger; rend is twice the damage of a claw. Other damage beside it stays: `plus 1d6 acid`. */
export function withLargerSpecial(text: string): string {
  const [found, name = '', dice = '', bonus = '', plus = ''] = SPECIAL.exec(text) ?? [];
  if (found === undefined) return text;
  const [count = 0, sides = 0] = dice.split('d').map(Number);
  const twice = name === 'rend' && count % 2 === 0;
  const larger = largerDamage(twice ? `${count / 2}d${sides}` : dice);
  if (larger === null) return text;
  const [largerCount = 0, largerSides = 0] = larger.split('d').map(Number);
  return `${name} ${twice ? `${largerCount * 2}d${largerSides}` : larger}${bonus}${plus}`;
}

/** A natural attack that is no longer the only one: it adds Strength once. */
export function besideOthers(attack: WorkedAttack, fighter: Fighter): WorkedAttack {
  if (!isNatural(attack) || attack.share !== 1.5 || attack.damage === undefined) return attack;
  return withShare(attack, 1, fighter);
}

const SECONDARY = -5;
const SECONDARY_MULTIATTACK = -2;

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
