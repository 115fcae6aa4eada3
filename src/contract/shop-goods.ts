import type { MaterialPrice } from '../rules/crafting.ts';
import type { NamedSlug } from './entries.ts';
import type { ShopKind, ShopRace } from './shop-options.ts';

/*
 * The goods that shops choose their stock from, as the compiler stores them. Prices are integers in copper pieces, so that sums
 * are exact.
 */

/** A good with one price: an item, or a member of a family of items. */
export type ShopGood = {
  /** The item's slug; for a member of a family, `~` and the member's slug follow. */
  key: string;
  id: number;
  slug: string;
  name: string;
  type: string;
  slot: string | null;
  rulebook: string;
  copper: number;
  /** Whether a line of stock may have a quantity above 1. */
  stackable: boolean;
  psionic: boolean;
  tradition: 'arcane' | 'divine' | null;
  /** Of scrolls and wands, which a shop may sell at a higher caster level; null for others. Component costs in gp and XP. */
  spell: { level: number; caster_level: number; components: { gp: number; xp: number } } | null;
};

/** A version of a common item in its usual material (`material` null) or a special one. Prices exclude magic. */
export type ShopMake = {
  material: NamedSlug | null;
  /** How the material changes the price, and the factor by which it multiplies the weight. */
  price: (MaterialPrice & { weight_factor: number }) | null;
  /** The price if not masterwork; null where the material is always masterwork, or for the common item itself. */
  plain: number | null;
  masterwork: number;
  /** The surcharge on any enhancement (cold iron). */
  enchanting: number;
};

/** A common weapon, armor, shield or piece of ammunition that can be made better. */
export type ShopBase = {
  id: number;
  slug: string;
  /** The name in the catalogue ("Crossbow, light") and the one before a bonus ("Light Crossbow"). */
  name: string;
  title: string;
  sort: 'weapon' | 'armor' | 'shield' | 'ammunition';
  slot: string | null;
  rulebook: string;
  /** The price of one piece. */
  copper: number;
  /** The weight of one piece in pounds. */
  weight_lb: number;
  /** Of weapons: simple, martial or exotic. */
  category: string | null;
  /** Of armor and shields; 0 for others. */
  armor_bonus: number;
  bears: readonly ('melee' | 'ranged' | 'armor' | 'shield')[];
  damage: readonly string[];
  thrown: boolean;
  /** Double weapons are at most masterwork in shops, because each end is enchanted separately. */
  double: boolean;
  makes: readonly ShopMake[];
};

/** A special ability of a weapon, armor or shield. */
export type ShopAbility = {
  /** The item's slug; for a member of a family or a designated foe, `.` and its slug follow. */
  key: string;
  slug: string;
  name: string;
  applies_to: readonly ('melee' | 'ranged' | 'armor' | 'shield')[];
  /** The enhancement bonus that it counts as; 0 where it adds to the price instead. */
  bonus: number;
  /** The price that it adds. */
  copper: number;
  damage: readonly string[] | null;
  /** True: for thrown weapons only; false: for other weapons only; null: for both. */
  thrown: boolean | null;
  items: readonly string[] | null;
  /** Slugs of the abilities that it cannot be combined with. */
  apart: readonly string[];
};

/** The words that the names of owners and shops are composed of. */
export type ShopNameList = {
  given: readonly string[];
  family: readonly string[];
  first: readonly string[];
  second: readonly string[];
  /** With `{given}`, `{family}`, `{first}`, `{second}`, `{other}` and `{trade}` in them. */
  patterns: readonly string[];
};

export type ShopRange = {
  goods: readonly ShopGood[];
  bases: readonly ShopBase[];
  abilities: readonly ShopAbility[];
  types: readonly NamedSlug[];
  slots: readonly NamedSlug[];
  names: { races: Readonly<Record<ShopRace, ShopNameList>>; trades: Readonly<Record<ShopKind, readonly string[]>> };
};
