import { z } from 'zod';
import { armorFacts, baseFacts, materialFacts, poisonFacts, weaponFacts } from './items-facts.ts';
import {
  ABILITY_BEARERS,
  ABILITY_TYPES,
  ACTIVATIONS,
  AURA_ALIGNMENTS,
  AURA_SCHOOLS,
  AURA_STRENGTHS,
  GENERATED_ITEM_TYPES,
  ITEM_SLOTS,
  ITEM_TYPES,
  type ItemType,
} from './items-lists.ts';
import { entry, line, prose, slug, source } from './shared.ts';
import type { SpellItemFacts } from './spell-items.ts';

const yes = z.literal(true);
const level = z.int().min(1).max(60);
/** Gold pieces; 0.1 is a silver piece, 0.01 a copper piece. */
const gp = z.number().min(0);

/** The market price, in exactly one of its forms, with a note on its unit. */
const priceSchema = z
  .strictObject({
    gp: gp.optional(),
    /** Added to the price of the item that the ability is added to. */
    plus_gp: gp.optional(),
    /** The enhancement bonus that a special ability counts as. */
    bonus: z.int().min(1).max(10).optional(),
    /** A factor for the common price (barding). */
    times: z.number().positive().optional(),
    /** Price per caster level (spells for hire). */
    gp_per_caster_level: gp.optional(),
    /** The price in the book's words, if there is no figure. */
    text: line.optional(),
    /** The unit of the price, such as "per mile" or "for a pair". */
    note: line.optional(),
  })
  .refine(
    ({ note: _, ...forms }) => Object.keys(forms).length === 1,
    'needs exactly one of gp, plus_gp, bonus, times, gp_per_caster_level and text',
  );

/** The aura of an item; several strengths or schools if the aura varies. */
const auraSchema = z.strictObject({
  strength: z.array(z.enum(AURA_STRENGTHS)).min(1),
  schools: z.array(z.enum(AURA_SCHOOLS)).min(1).optional(),
  alignment: z.enum(AURA_ALIGNMENTS).optional(),
  /** What the other fields cannot express, in the book's words: "varied", "no school". */
  note: line.optional(),
});

/** Required entries. A list among them means any one of its members. */
const requiredEntries = z.array(z.union([slug, z.array(slug).min(2)])).min(1);

/** The prerequisites for its creation. */
const prerequisitesSchema = z
  .strictObject({
    feats: requiredEntries.optional(),
    spells: requiredEntries.optional(),
    powers: requiredEntries.optional(),
    /** Levels, alignments, races, ranks and the like, and spells changed by a feat, in the book's words. */
    other: z.array(line).min(1).optional(),
  })
  .refine((p) => Object.keys(p).length > 0, 'leave the field out where it is empty');

/** The printed cost to create it. If absent, `creationCost` of the rules computes it. */
const creationSchema = z.strictObject({ gp, xp: z.int().min(0) });

/** The facts that can vary between the members of a family. */
const facts = {
  price: priceSchema.optional(),
  /** Weight in pounds, for a Medium creature; absent if negligible. */
  weight_lb: z.number().positive().optional(),
  /** The unit of the weight, such as "each". */
  weight_note: line.optional(),
  aura: auraSchema.optional(),
  caster_level: level.optional(),
  /** Manifester level of a psionic item. */
  manifester_level: level.optional(),
  prerequisites: prerequisitesSchema.optional(),
  cost_to_create: creationSchema.optional(),
  /** Further printed figures: name in snake_case → the book's words. */
  details: z.record(z.string().regex(/^[a-z][a-z0-9_]*$/), line).optional(),
};

const itemFile = z
  .strictObject({
    ...entry,
    ...source,
    type: z.enum(ITEM_TYPES).exclude(GENERATED_ITEM_TYPES),
    /** A non-epic item in the epic book. Items of that book are epic otherwise. */
    nonepic: yes.optional(),
    /** An item of the magic item tables that is not magical. */
    nonmagical: yes.optional(),
    /** The items that a special ability can be added to. */
    applies_to: z.array(z.enum(ABILITY_BEARERS)).min(1).optional(),
    /** An entry of `content/items/material`. */
    material: slug.optional(),
    base: baseFacts.optional(),
    weapon: weaponFacts.optional(),
    armor: armorFacts.optional(),
    poison: poisonFacts.optional(),
    material_facts: materialFacts.optional(),
    /** The number of pieces that the price and weight are for (a quiver of 20 arrows). */
    quantity: z.int().min(2).optional(),
    ...facts,
    /** Made for a Small creature, it has a quarter of the weight and capacity. */
    quarter_when_small: yes.optional(),
    hardness: z.int().min(0).optional(),
    hit_points: z.int().min(1).optional(),
    break_dc: z.int().min(1).optional(),
    /** Where it is worn, if its type has no slot in `content/vocabulary/item-types.yaml`. */
    slot: z.enum(ITEM_SLOTS).optional(),
    activation: z.enum(ACTIVATIONS).optional(),
    /** Charges when new. */
    charges: z.int().min(1).optional(),
    /** Power points when new. */
    power_points: z.int().min(1).optional(),
    /** The members of a family. Each overrides the entry's facts with its own. */
    variants: z
      .array(z.strictObject({ name: line, ...facts }))
      .min(2)
      .optional(),
    description: prose.optional(),
    visual_description: prose.optional(),
  })
  .superRefine((item, context) => {
    const need = (present: boolean, path: string, message: string): void => {
      if (!present) context.addIssue({ code: 'custom', path: [path], message });
    };
    const ability = ABILITY_TYPES.some((type) => type === item.type);
    need(ability === (item.applies_to !== undefined), 'applies_to', 'stands on special abilities, and only on them');
    need((item.type === 'poison') === (item.poison !== undefined), 'poison', 'stands on poisons, and only on them');
    need(item.material_facts === undefined || item.type === 'material', 'material_facts', 'stands on materials only');
    need(item.type !== 'weapon' || item.weapon !== undefined, 'weapon', 'a weapon needs its row of the table');
    need(
      (item.type !== 'armor' && item.type !== 'shield') ||
        (item.armor?.kind !== undefined && item.armor.bonus !== undefined && item.armor.spell_failure !== undefined),
      'armor',
      'armor needs its row of the table',
    );
    need(
      item.caster_level === undefined || item.manifester_level === undefined,
      'manifester_level',
      'stands instead of the caster level, not beside it',
    );
    need(
      item.price === undefined || !item.variants?.some((variant) => variant.price),
      'price',
      'leave it out where the variants have theirs',
    );
  });

/** An item: from a file, or generated from a spell. */
export type Item = Omit<z.infer<typeof itemFile>, 'type'> & {
  type: ItemType;
  /** Present for all potions, oils, scrolls and wands, absent for other items. */
  made_from?: SpellItemFacts;
};

/** One file of `content/items/<type>`. */
export const itemSchema = itemFile.transform((item): Item => item);
export type Price = z.infer<typeof priceSchema>;
export type Aura = z.infer<typeof auraSchema>;

/** One row of `content/vocabulary/item-types.yaml`: a type's name and the defaults of its items. */
export const itemTypeSchema = z.strictObject({
  name: line,
  slot: z.enum(ITEM_SLOTS).optional(),
  /** Default weight in pounds. */
  weight_lb: z.number().positive().optional(),
  activation: z.enum(ACTIVATIONS).optional(),
  charges: z.int().min(1).optional(),
});
export type ItemTypeRow = z.infer<typeof itemTypeSchema>;

/** One row of `content/vocabulary/item-activations.yaml`. */
export const activationSchema = z.strictObject({ name: line, meaning: line });
