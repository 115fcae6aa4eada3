/** What the name of an attack tells: a weapon in two hands, a light one, a bow and its strength rating, a limb. */
import { attackKinds } from '../attack-kinds.ts';
import type { Attack } from '../monster-format.ts';
import type { Share } from './attack-damage.ts';

const TWO_HANDED =
  /\b(?:great\w+|longspear|spear|quarterstaff|falchion|glaive|guisarme|halberd|ranseur|scythe|heavy flail|spiked chain|maul)\b/;
export const LIGHT =
  /\b(?:dagger|short sword|handaxe|light hammer|kukri|sickle|light mace|light pick|sap|sai|siangham|nunchaku|kama|rapier|whip|unarmed strike)s?\b/;
export const BOW = /\b(?:short|long)bows?\b/;
export const NO_STRENGTH = /\b(?:crossbow|ray)s?\b/;

const RATING = /\(\+(\d+) Str bonus\)/;

/** Whether an attack is made with a weapon or a thrown rock; natural attacks, touches and rays are not. */
export const isWeapon = ({ name }: Attack): boolean =>
  attackKinds(name).some((kind) => kind === 'weapon' || kind === 'rock');

/** Whether an attack is ranged, a ranged touch attack included; attacks without a mode are melee attacks. */
export const isRanged = ({ mode }: Attack): boolean => mode?.startsWith('ranged') ?? false;

/** Whether an attack is a melee attack without a weapon (Monster Manual v.3.5, page 312: Natural Weapons). */
export const isNatural = (attack: Attack): boolean => !isWeapon(attack) && !isRanged(attack);

/** The bonus of the first of an attack's rolls; 0 for an attack without a roll. */
export const firstBonus = ({ bonus }: Attack): number => (typeof bonus === 'number' ? bonus : (bonus?.[0] ?? 0));

/** As `firstBonus`, but −∞ for an attack without a roll: it is never the best one. */
export const comparedBonus = (attack: Attack): number =>
  attack.bonus === undefined ? Number.NEGATIVE_INFINITY : firstBonus(attack);

/** Whether an attack's name is that of a weapon wielded in two hands (Player's Handbook, page 113). */
export const isTwoHanded = ({ name }: Attack): boolean => TWO_HANDED.test(name);

/** The strength rating that a bow is named with: 4 for `composite longbow (+4 Str bonus)`, 0 without one. */
export const ratingOf = ({ name }: Attack): number => Number(RATING.exec(name)?.[1] ?? 0);

/** Of Strength, what a bow of this name adds to damage. */
export const bowShare = (attack: Attack): Share => `up to ${ratingOf(attack)}`;

/**
 * Whether a feat that was taken for `choice`, in small letters, is for this attack: `greatclub` for a +1 greatclub, `longbow` for a
 * composite longbow (+4 Str bonus).
 */
export function isNamed({ name }: Attack, choice: string): boolean {
  const own = name.toLowerCase().replace(/ \(.*\)$/, '');
  return [own, own.replace(/s$/, '')].some((one) => one === choice || one.endsWith(` ${choice}`));
}
