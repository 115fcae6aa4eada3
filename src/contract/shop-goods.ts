import type { MaterialPrice } from '../rules/crafting.ts';
import type { NamedSlug } from './entries.ts';
import type { ShopKind, ShopRace } from './shop-options.ts';

/*
 * What shops stock themselves from, as the compiler stores it. Prices are whole copper pieces, so that sums are exact.
 */

/** One thing with one price: an item, or a member of a family of items. */
export type ShopGood = {
  /** Its item's slug, and the member's after `~`. */
  key: string;
  id: number;
  slug: string;
  name: string;
  type: string;
  slot: string | null;
  rulebook: string;
  copper: number;
  /** Sold by the number: a line of stock holds as many as the shop has. */
  stackable: boolean;
  psionic: boolean;
  tradition: 'arcane' | 'divine' | null;
  /** Scrolls and wands that can be had at a higher caster level. */
  spell: { level: number; caster_level: number; components: { gp: number; xp: number } } | null;
};

/** How a common thing can be made: of its usual stuff (`material` null) or a special one. Prices without magic. */
export type ShopMake = {
  material: NamedSlug | null;
  /** What the material changes in the price and, as a factor, in the weight. */
  price: (MaterialPrice & { weight_factor: number }) | null;
  /** Not masterwork; null where the material always is, or where it is the common thing itself. */
  plain: number | null;
  masterwork: number;
  /** What any enhancement costs more (cold iron). */
  enchanting: number;
};

/** A common weapon, armor, shield or piece of ammunition that can be made better. */
export type ShopBase = {
  id: number;
  slug: string;
  /** As it stands in the catalogue, and before a bonus: "Crossbow, light", "Light Crossbow". */
  name: string;
  title: string;
  sort: 'weapon' | 'armor' | 'shield' | 'ammunition';
  slot: string | null;
  rulebook: string;
  /** Of one piece, in copper. */
  copper: number;
  /** Of one piece. */
  weight_lb: number;
  /** Of weapons: simple, martial or exotic. */
  category: string | null;
  /** Of armor and shields; 0 for others. */
  armor_bonus: number;
  bears: readonly ('melee' | 'ranged' | 'armor' | 'shield')[];
  damage: readonly string[];
  thrown: boolean;
  /** Each end would be enchanted apart; such weapons come masterwork at best. */
  double: boolean;
  makes: readonly ShopMake[];
};

/** A special ability of a weapon, armor or shield. */
export type ShopAbility = {
  /** Its item's slug, and the member's or the foe's after `.`. */
  key: string;
  slug: string;
  name: string;
  applies_to: readonly ('melee' | 'ranged' | 'armor' | 'shield')[];
  /** Counts as so much enhancement bonus. */
  bonus: number;
  /** Or is added to the price. */
  copper: number;
  damage: readonly string[] | null;
  /** Goes on weapons made for throwing only, or on others only. */
  thrown: boolean | null;
  items: readonly string[] | null;
  /** Slugs of the abilities that it does not go with. */
  apart: readonly string[];
};

/** The words that names of owners and shops are put together from. */
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
