/** What the name of an attack tells: a weapon in two hands, a light one, a bow and its strength rating, a limb. */
import type { Attack } from '../monster-format.ts';
import type { Share } from './attack-damage.ts';
import { isWeapon } from './mindless-attacks.ts';

const TWO_HANDED =
  /\b(?:great\w+|longspear|spear|quarterstaff|falchion|glaive|guisarme|halberd|ranseur|scythe|heavy flail|spiked chain|maul)\b/;
export const LIGHT =
  /\b(?:dagger|short sword|handaxe|light hammer|kukri|sickle|light mace|light pick|sap|sai|siangham|nunchaku|kama|rapier|whip|unarmed strike)s?\b/;
export const BOW = /\b(?:short|long)bows?\b/;
export const NO_STRENGTH = /\b(?:crossbow|ray)s?\b/;

const RATING = /\(\+(\d+) Str bonus\)/;

export const isRanged = ({ mode }: Attack): boolean => mode?.startsWith('ranged') ?? false;
export const firstBonus = ({ bonus }: Attack): number => (typeof bonus === 'number' ? bonus : (bonus?.[0] ?? 0));

export const isNatural = (attack: Attack): boolean => !isWeapon(attack) && !isRanged(attack);
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
