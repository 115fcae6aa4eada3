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

/** Critical hits: the lowest roll that threatens (18 to 20) and what it multiplies damage by. */
const critical = z.strictObject({ threat: z.int().min(18).max(20), multiplier: z.int().min(2).max(4) });

/** What a hit of one end of a weapon does. */
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
  /** The damage is of all its types at once ("and"); else of one of them, at the wielder's choice. */
  all_damage_types: yes.optional(),
  /** In feet; on a melee weapon it means that it can be thrown. */
  range_increment: feet.optional(),
  traits: z.array(z.enum(WEAPON_TRAITS)).min(1).optional(),
  /** The other end of a double weapon, where it differs. */
  second_head: z.strictObject(strike).optional(),
});

/** A row of the armor table; a specific armor has only what it prints, the rest is its base item's. */
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

/** What being made of a material costs and does. */
export const materialFacts = z.strictObject({
  hit_points_per_inch: z.int().min(1).optional(),
  /** Things made of it are always masterwork; `price_modifiers` include that unless told otherwise. */
  masterwork: yes.optional(),
  /** What the weight of the common thing is multiplied by. */
  weight_factor: z.number().positive().optional(),
  /** What it adds to the price of the common thing; `times` multiplies it. */
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

/** The common thing that a specific magic item is, with what was done to it. */
export const baseFacts = z.strictObject({
  /** A weapon, armor, shield or ammunition of `content/items`. */
  item: slug,
  /** Enhancement bonus; left out where there is none. */
  enhancement: z.int().min(1).optional(),
  /** Special abilities, each an entry of `content/items`. */
  abilities: z.array(slug).min(1).optional(),
  masterwork: yes.optional(),
  /** What else it costs beside the common and masterwork price: the strength rating of a bow, gems set in armor. */
  plus_gp: z.number().positive().optional(),
  /** What its wearer or wielder has to be for more than this. */
  note: line.optional(),
});
