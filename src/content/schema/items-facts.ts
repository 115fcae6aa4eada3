import { z } from 'zod';
import {
  ARMOR_KINDS,
  DAMAGE_TYPES,
  POISON_METHODS,
  WEAPON_CATEGORIES,
  WEAPON_HANDS,
  WEAPON_TRAITS,
} from './items-lists.ts';
import { line, slug } from './shared.ts';

const yes = z.literal(true);
const feet = z.int().min(0);
const damage = z.string().regex(/^(?:\d+|\d+d\d+)$/, 'must be dice such as 1d8, or a number');

/** Critical hits: the lowest roll that threatens one (18 to 20) and the damage multiplier. */
const critical = z.strictObject({ threat: z.int().min(18).max(20), multiplier: z.int().min(2).max(4) });

/** Damage and critical hits of one end of a weapon. */
const strike = {
  /** Damage of the weapon made for a Small wielder. */
  damage_small: damage.optional(),
  /** Damage of the weapon made for a Medium wielder. */
  damage_medium: damage.optional(),
  critical: critical.optional(),
  damage_types: z.array(z.enum(DAMAGE_TYPES)).min(1).optional(),
};

/** A row of the weapon table. */
export const weaponFacts = z.strictObject({
  category: z.enum(WEAPON_CATEGORIES),
  hand: z.enum(WEAPON_HANDS),
  ...strike,
  /** The damage has all its types at once ("and"). If absent, the wielder chooses one of them ("or"). */
  all_damage_types: yes.optional(),
  /** In feet. A melee weapon with a range increment can be thrown. */
  range_increment: feet.optional(),
  traits: z.array(z.enum(WEAPON_TRAITS)).min(1).optional(),
  /** The other end of a double weapon, if it differs. */
  second_head: z.strictObject(strike).optional(),
});

/** A row of the armor table. A specific armor has only the printed fields; the others come from its base item. */
export const armorFacts = z.strictObject({
  kind: z.enum(ARMOR_KINDS).optional(),
  /** Armor or shield bonus to AC. */
  bonus: z.int().min(0).optional(),
  /** Maximum Dexterity bonus; without it there is no limit. */
  max_dex: z.int().min(0).optional(),
  /** 0 or less. */
  check_penalty: z.int().max(0).optional(),
  /** Arcane spell failure in percent. */
  spell_failure: z.int().min(0).max(100).optional(),
  /** Speed in feet of a wearer whose base speed is 30 ft. */
  speed_30: feet.optional(),
  /** Speed in feet of a wearer whose base speed is 20 ft. */
  speed_20: feet.optional(),
});

/** A row of the poison table; damage in the book's words. */
export const poisonFacts = z.strictObject({
  method: z.enum(POISON_METHODS),
  /** Of the Fortitude saves. */
  dc: z.int().min(1),
  initial: line,
  secondary: line,
});

/** Price and properties of a special material. */
export const materialFacts = z.strictObject({
  hit_points_per_inch: z.int().min(1).optional(),
  /**
   * Items made of it are always masterwork. Their `price_modifiers` include the price of masterwork unless they say
   * otherwise.
   */
  masterwork: yes.optional(),
  /** The factor for the weight of the common item. */
  weight_factor: z.number().positive().optional(),
  /** What it adds to the price of the common item, by type of item (`of`). `times` multiplies the price. */
  price_modifiers: z
    .array(
      z
        .strictObject({
          of: line,
          plus_gp: z.number().positive().optional(),
          plus_gp_per_lb: z.number().positive().optional(),
          times: z.number().positive().optional(),
        })
        .refine((m) => Object.keys(m).length > 1, 'needs plus_gp, plus_gp_per_lb or times'),
    )
    .min(1)
    .optional(),
});

/** The common item that a specific magic item is based on, with its enhancements. */
export const baseFacts = z.strictObject({
  /** A weapon, armor, shield or ammunition of `content/items`. */
  item: slug,
  /** Enhancement bonus; absent if there is none. */
  enhancement: z.int().min(1).optional(),
  /** Special abilities, each an entry of `content/items`. */
  abilities: z.array(slug).min(1).optional(),
  masterwork: yes.optional(),
  /** Further costs in addition to the common and masterwork price: the strength rating of a bow, gems set in armor. */
  plus_gp: z.number().positive().optional(),
  /** A condition for further properties of the item. */
  note: line.optional(),
});
