import { MASTERWORK_GP, magicArmorPrice, magicWeaponPrice } from './item-prices.ts';

/*
 * What weapons, armor and shields cost by size, material, masterwork and magic. Amounts in gp unless they say otherwise.
 */

export type CraftSort = 'weapon' | 'armor' | 'shield' | 'ammunition';

/** A common thing, by its row of the table: one piece for a Medium creature. */
export interface CommonThing {
  sort: CraftSort;
  gp: number;
  weight_lb: number;
  /** Both ends are weapons, each of which is made masterwork and enchanted for itself. */
  double: boolean;
}

/** How a special material changes the price of a thing (SRD, Special Materials). */
export interface MaterialPrice {
  /** Factor of the common price. */
  times: number;
  plus_gp: number;
  /** For each pound of the common weight. */
  plus_gp_per_lb: number;
  /** The factor holds for masterwork too (dragonhide), or masterwork is paid on top of the material (darkwood). */
  with_masterwork: boolean;
  /** All that is made of it is masterwork. */
  always_masterwork: boolean;
  /** What any enhancement costs more (cold iron). */
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

/** The sizes that the books price a thing in. */
export function pricedSizes(sort: CraftSort): CraftSize[] {
  const factors = sizesOf(sort);
  return CRAFT_SIZES.filter((size) => factors[size] !== undefined);
}

/** The thing made for a creature of another size; null where the books name no price. */
export function sizedThing(thing: CommonThing, size: CraftSize): CommonThing | null {
  const factors = sizesOf(thing.sort)[size];
  return factors ? { ...thing, gp: thing.gp * factors.price, weight_lb: thing.weight_lb * factors.weight } : null;
}

/** What masterwork adds to the price of a thing of any size; ammunition by the piece (SRD, Masterwork Weapons, Masterwork Armor). */
export function masterworkGp({ sort, double }: Pick<CommonThing, 'sort' | 'double'>): number {
  return MASTERWORK_GP[sort === 'weapon' && double ? 'double-weapon' : sort];
}

/** What a thing costs without magic, of its usual stuff (null) or of a special material. */
export function commonGp(thing: CommonThing, material: MaterialPrice | null, masterwork: boolean): number {
  const extra = masterwork || material?.always_masterwork ? masterworkGp(thing) : 0;
  if (material === null) return thing.gp + extra;
  const perPound = material.plus_gp_per_lb * thing.weight_lb;
  if (material.with_masterwork) return (thing.gp + extra) * material.times + perPound;
  const included = material.always_masterwork ? 0 : extra;
  return thing.gp * material.times + material.plus_gp + perPound + included;
}

/**
 * What a total bonus of enhancement and special abilities adds to the price of one end of a weapon, an armor, a shield,
 * or fifty pieces of ammunition (SRD, Magic Weapons, Magic Armor): bonus² × 2,000 gp, of armor and shields 1,000 gp.
 */
export function magicGp(sort: CraftSort, bonus: number): number {
  return sort === 'weapon' || sort === 'ammunition' ? magicWeaponPrice(bonus) : magicArmorPrice(bonus);
}

/** Highest enhancement bonus that is not epic (SRD, Magic Weapons, Magic Armor). */
export const MAX_ENHANCEMENT = 5;

/** Pieces of ammunition that are enchanted together (SRD, Magic Weapons). */
export const AMMUNITION_AT_ONCE = 50;

/** gp that each point of a composite bow's strength rating adds (SRD, Weapon Descriptions). */
export const STRENGTH_RATING_GP: Readonly<Record<string, number>> = {
  'longbow-composite': 100,
  'shortbow-composite': 75,
};

/** The lowest caster level at which an enhancement bonus can be given (SRD, Creating Magic Weapons, Creating Magic Armor). */
export function enhancementCasterLevel(bonus: number): number {
  return 3 * bonus;
}

/**
 * Days that making a magic item takes: one for each 1,000 gp of its base price, rounded down as all fractions are, and
 * at least one (SRD, Creating Magic Items).
 */
export function creationDays(baseGp: number): number {
  return Math.max(1, Math.floor(baseGp / 1000));
}

/** What the Craft skill asks for (SRD, Craft). */
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

/** DC of the masterwork component of a thing, which is made for itself (SRD, Craft). */
export const MASTERWORK_DC = 20;

/** Whole weeks of work at a Craft check result; null where it does not reach the DC (SRD, Craft: result × DC in sp a week). */
export function craftWeeks(gp: number, dc: number, result: number): number | null {
  return result < dc ? null : Math.max(1, Math.ceil((gp * 10) / (dc * result)));
}
