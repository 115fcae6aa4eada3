/**
 * What a weapon deals: by its size, with a wielder's Strength, and on average.
 *
 * Source: Player's Handbook, chapter 7, pages 112–118 (SRD "Weapons", tables "Weapons" and "Tiny and Large Weapon Damage"),
 * chapter 8, page 134 (SRD "Strength Bonus", "Critical Hits").
 */

export const WEAPON_SIZES = ['tiny', 'small', 'medium', 'large'] as const;
export type WeaponSize = (typeof WEAPON_SIZES)[number];

/** Damage of a Medium weapon, and of the same weapon for Tiny (null: no damage) and Large creatures. */
const BY_MEDIUM: Readonly<Record<string, readonly [tiny: string | null, large: string]>> = {
  '1d2': [null, '1d3'],
  '1d3': ['1', '1d4'],
  '1d4': ['1d2', '1d6'],
  '1d6': ['1d3', '1d8'],
  '1d8': ['1d4', '2d6'],
  '1d10': ['1d6', '2d8'],
  '1d12': ['1d8', '3d6'],
  '2d4': ['1d4', '2d6'],
  '2d6': ['1d8', '3d6'],
  '2d8': ['1d10', '3d8'],
  '2d10': ['2d6', '4d8'],
};

export type PrintedDamage = { damage_small: string | null; damage_medium: string | null };

/**
 * The damage of a weapon for a creature of a size, of both ends of a double weapon (`1d8/1d6`); null where it deals none or the
 * books print none.
 */
export function damageAtSize({ damage_small, damage_medium }: PrintedDamage, size: WeaponSize): string | null {
  if (size === 'small') return damage_small;
  if (size === 'medium' || damage_medium === null) return damage_medium;
  const ends = damage_medium.split('/').map((end) => BY_MEDIUM[end]?.[size === 'tiny' ? 0 : 1] ?? null);
  return ends.includes(null) ? null : ends.join('/');
}

/** How a weapon is held, as its table groups it: `Two-handed melee weapon`. */
export type Wielding = { hand: string; slug: string };

/**
 * What a Strength modifier adds to the damage of a hit: one and a half times a bonus with a two-handed weapon, the modifier with
 * others. Bows take a penalty only (a composite bow of the usual rating adds nothing), crossbows take neither.
 */
export function strengthDamage({ hand, slug }: Wielding, modifier: number): number {
  if (slug.startsWith('crossbow')) return 0;
  if (/^(?:short|long)bow/.test(slug)) return Math.min(modifier, 0);
  return hand.startsWith('Two-handed') && modifier > 0 ? Math.floor(modifier * 1.5) : modifier;
}

const DICE = /^(?:(\d+)d(\d+)([+−-]\d+)?|(\d+))$/;

/** The average of dice such as `2d6`, `1d8+5` or a plain number; null for other text. */
export function averageOf(dice: string): number | null {
  const match = DICE.exec(dice);
  if (match === null) return null;
  const [, count, sides, modifier = '0', plain] = match;
  if (plain !== undefined) return Number(plain);
  return (Number(count) * (Number(sides) + 1)) / 2 + Number(modifier.replace('−', '-'));
}

const CRITICAL = /^(?:(\d+)–20\/)?×(\d+)/;

/**
 * The share by which critical hits raise the average damage of attacks, such as 0.1 for `19–20/×2` and for `×3`: the numbers that
 * threaten out of 20, times what the multiplier adds. It holds for any chance to hit, which confirming takes too.
 */
export function criticalGain(critical: string): number | null {
  const match = CRITICAL.exec(critical);
  if (match === null) return null;
  const [, from = '20', multiplier] = match;
  return ((21 - Number(from)) / 20) * (Number(multiplier) - 1);
}
