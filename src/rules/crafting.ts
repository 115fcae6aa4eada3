import { MASTERWORK_GP, magicArmorPrice, magicWeaponPrice } from './item-prices.ts';

/*
 * The prices of weapons, armor and shields by size, material, masterwork and magic. Amounts are in gp unless stated otherwise.
 */

export type CraftSort = 'weapon' | 'armor' | 'shield' | 'ammunition';

/** A common item as in its row of the table: one piece for a Medium creature. */
export interface CommonItem {
  sort: CraftSort;
  gp: number;
  weight_lb: number;
  /** Whether both ends are weapons. Each end is made masterwork and enchanted separately. */
  double: boolean;
}

/** How a special material changes the price of an item (SRD, Special Materials). */
export interface MaterialPrice {
  /** The factor on the common price. */
  times: number;
  plus_gp: number;
  /** For each pound of the common weight. */
  plus_gp_per_lb: number;
  /** Whether the factor applies to the price of masterwork too (dragonhide), instead of the common price alone (darkwood). */
  with_masterwork: boolean;
  /** Whether every item of the material is masterwork. */
  always_masterwork: boolean;
  /** The extra cost of any enhancement (cold iron). */
  enchanting_gp: number;
}

export const CRAFT_SIZES = ['tiny', 'small', 'medium', 'large', 'huge', 'gargantuan', 'colossal'] as const;
export type CraftSize = (typeof CRAFT_SIZES)[number];

type SizeFactors = Readonly<Partial<Record<CraftSize, { price: number; weight: number }>>>;

/** SRD, Weapon Qualities and the weapons' table: cost and weight. Other sizes are not priced. */
const WEAPON_SIZES: SizeFactors = {
  small: { price: 1, weight: 0.5 },
  medium: { price: 1, weight: 1 },
  large: { price: 2, weight: 2 },
};

/** SRD, Armor for Unusual Creatures: humanoids. Tiny armor gives half of the bonus. */
const ARMOR_SIZES: SizeFactors = {
  tiny: { price: 0.5, weight: 0.1 },
  small: { price: 1, weight: 0.5 },
  medium: { price: 1, weight: 1 },
  large: { price: 2, weight: 2 },
  huge: { price: 4, weight: 5 },
  gargantuan: { price: 8, weight: 8 },
  colossal: { price: 16, weight: 12 },
};

const sizesOf = (sort: CraftSort) => (sort === 'armor' || sort === 'shield' ? ARMOR_SIZES : WEAPON_SIZES);

/** The sizes for which the books price an item. */
export function pricedSizes(sort: CraftSort): CraftSize[] {
  const factors = sizesOf(sort);
  return CRAFT_SIZES.filter((size) => factors[size] !== undefined);
}

/** What price and weight of an item are multiplied by for a creature of another size; null where the books give no price. */
export const sizedPrice = (sort: CraftSort, size: CraftSize): { price: number; weight: number } | null =>
  sizesOf(sort)[size] ?? null;

/** The item for a creature of another size; null where the books give no price. */
export function sizedItem(item: CommonItem, size: CraftSize): CommonItem | null {
  const factors = sizedPrice(item.sort, size);
  return factors ? { ...item, gp: item.gp * factors.price, weight_lb: item.weight_lb * factors.weight } : null;
}

/** The price of masterwork for an item of any size, for ammunition by the piece (SRD, Masterwork Weapons, Masterwork Armor). */
export function masterworkGp({ sort, double }: Pick<CommonItem, 'sort' | 'double'>): number {
  return MASTERWORK_GP[sort === 'weapon' && double ? 'double-weapon' : sort];
}

/** The price of an item without magic, of its usual material (null) or a special one. */
export function commonGp(item: CommonItem, material: MaterialPrice | null, masterwork: boolean): number {
  const extra = masterwork || material?.always_masterwork ? masterworkGp(item) : 0;
  if (material === null) return item.gp + extra;
  const perPound = material.plus_gp_per_lb * item.weight_lb;
  if (material.with_masterwork) return (item.gp + extra) * material.times + perPound;
  const included = material.always_masterwork ? 0 : extra;
  return item.gp * material.times + material.plus_gp + perPound + included;
}

/**
 * The price of a total bonus of enhancement and special abilities on one end of a weapon, an armor, a shield, or fifty
 * pieces of ammunition (SRD, Magic Weapons, Magic Armor): bonus² × 2,000 gp, of armor and shields 1,000 gp.
 */
export function magicGp(sort: CraftSort, bonus: number): number {
  return sort === 'weapon' || sort === 'ammunition' ? magicWeaponPrice(bonus) : magicArmorPrice(bonus);
}

/** Highest enhancement bonus that is not epic (SRD, Magic Weapons, Magic Armor). */
export const MAX_ENHANCEMENT = 5;

/** Pieces of ammunition that are enchanted together (SRD, Magic Weapons). */
export const AMMUNITION_AT_ONCE = 50;

/** The price of each point of a composite bow's strength rating (SRD, Weapon Descriptions). */
export const STRENGTH_RATING_GP: Readonly<Record<string, number>> = {
  'longbow-composite': 100,
  'shortbow-composite': 75,
};

/** The lowest caster level at which an enhancement bonus can be given (SRD, Creating Magic Weapons, Creating Magic Armor). */
export function enhancementCasterLevel(bonus: number): number {
  return 3 * bonus;
}

/**
 * The days to make a magic item: one for each 1,000 gp of its base price, rounded down as all fractions are, and
 * at least one (SRD, Creating Magic Items).
 */
export function creationDays(baseGp: number): number {
  return Math.max(1, Math.floor(baseGp / 1000));
}

/** The DC of the Craft check for an item without masterwork (SRD, Craft). */
export function craftDc({
  sort,
  category,
  ranged,
  composite,
  strength,
  armorBonus,
}: {
  sort: CraftSort;
  /** Of a weapon: simple, martial or exotic. */
  category: string;
  /** A bow, or a crossbow. */
  ranged: 'bow' | 'crossbow' | null;
  composite: boolean;
  /** Strength rating of a composite bow. */
  strength: number;
  /** Of armor and shields. */
  armorBonus: number;
}): number {
  if (sort === 'armor' || sort === 'shield') return 10 + armorBonus;
  if (ranged === 'crossbow') return 15;
  if (composite) return 15 + 2 * strength;
  if (ranged === 'bow') return 12;
  return { simple: 12, martial: 15 }[category] ?? 18;
}

/** The DC of the masterwork component of an item, which is crafted separately (SRD, Craft). */
export const MASTERWORK_DC = 20;

/** Whole weeks of work at a Craft check result; null where the result is below the DC (SRD, Craft: result × DC in sp a week). */
export function craftWeeks(gp: number, dc: number, result: number): number | null {
  return result < dc ? null : Math.max(1, Math.ceil((gp * 10) / (dc * result)));
}
