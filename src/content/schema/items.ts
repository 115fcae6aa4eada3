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

/** The market price, in one of its forms, with what it is for where that is not one piece. */
const priceSchema = z
  .strictObject({
    gp: gp.optional(),
    /** Added to the price of the item that it is put on. */
    plus_gp: gp.optional(),
    /** A special ability that counts as so much enhancement bonus. */
    bonus: z.int().min(1).max(10).optional(),
    /** The common price is multiplied by it (barding). */
    times: z.number().positive().optional(),
    /** Multiplied by the caster level (spells for hire). */
    gp_per_caster_level: gp.optional(),
    /** In the book's words, where there is no figure. */
    text: line.optional(),
    /** What the price is for, such as "per mile" or "for a pair". */
    note: line.optional(),
  })
  .refine(
    ({ note: _, ...forms }) => Object.keys(forms).length === 1,
    'needs exactly one of gp, plus_gp, bonus, times, gp_per_caster_level and text',
  );

/** The aura of an item; several strengths or schools where it depends on the item's kind. */
const auraSchema = z.strictObject({
  strength: z.array(z.enum(AURA_STRENGTHS)).min(1),
  schools: z.array(z.enum(AURA_SCHOOLS)).min(1).optional(),
  alignment: z.enum(AURA_ALIGNMENTS).optional(),
  /** What the typed parts do not say, in the book's words: "varied", "no school". */
  note: line.optional(),
});

/** Entries, all of them needed; a list among them means any one of its members. */
const needed = z.array(z.union([slug, z.array(slug).min(2)])).min(1);

/** What its maker needs. */
const prerequisitesSchema = z
  .strictObject({
    feats: needed.optional(),
    spells: needed.optional(),
    powers: needed.optional(),
    /** Levels, alignments, races, ranks and the like, and spells changed by a feat, in the book's words. */
    other: z.array(line).min(1).optional(),
  })
  .refine((p) => Object.keys(p).length > 0, 'leave the field out where it is empty');

/** What making it costs, where it is printed; else `creationCost` of the rules gives it. */
const creationSchema = z.strictObject({ gp, xp: z.int().min(0) });

/** What varies between the members of a family. */
const facts = {
  price: priceSchema.optional(),
  /** Pounds, made for a Medium creature; left out where there is no weight worth noting. */
  weight_lb: z.number().positive().optional(),
  /** What the weight is of, such as "each". */
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
    /** Psionic or epic items stand in their own books; this marks a core-level item of the epic book. */
    nonepic: yes.optional(),
    /** An item of the magic item tables that is not magical. */
    nonmagical: yes.optional(),
    /** What a special ability can be put on. */
    applies_to: z.array(z.enum(ABILITY_BEARERS)).min(1).optional(),
    /** An entry of `content/items/material`. */
    material: slug.optional(),
    base: baseFacts.optional(),
    weapon: weaponFacts.optional(),
    armor: armorFacts.optional(),
    poison: poisonFacts.optional(),
    material_facts: materialFacts.optional(),
    /** How many pieces the price and weight are for (a quiver of 20 arrows). */
    quantity: z.int().min(2).optional(),
    ...facts,
    /** Made for a Small creature it weighs, and holds, a quarter. */
    quarter_when_small: yes.optional(),
    hardness: z.int().min(0).optional(),
    hit_points: z.int().min(1).optional(),
    break_dc: z.int().min(1).optional(),
    /** Where it is worn, if its type does not say so already (`content/vocabulary/item-types.yaml`). */
    slot: z.enum(ITEM_SLOTS).optional(),
    activation: z.enum(ACTIVATIONS).optional(),
    /** Charges when new. */
    charges: z.int().min(1).optional(),
    /** Power points when new. */
    power_points: z.int().min(1).optional(),
    /** The members of a family; what they do not say is the entry's. */
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

/** An item: one of a file, or one that follows from a spell and has no file. */
export type Item = Omit<z.infer<typeof itemFile>, 'type'> & {
  type: ItemType;
  /** Potions, oils, scrolls and wands only, and always there. */
  made_from?: SpellItemFacts;
};

/** One file of `content/items/<type>`. */
export const itemSchema = itemFile.transform((item): Item => item);
export type Price = z.infer<typeof priceSchema>;
export type Aura = z.infer<typeof auraSchema>;

/** One row of `content/vocabulary/item-types.yaml`: a type's name and what all its items share. */
export const itemTypeSchema = z.strictObject({
  name: line,
  slot: z.enum(ITEM_SLOTS).optional(),
  /** Pounds, where an item of the type does not say otherwise. */
  weight_lb: z.number().positive().optional(),
  activation: z.enum(ACTIVATIONS).optional(),
  charges: z.int().min(1).optional(),
});
export type ItemTypeRow = z.infer<typeof itemTypeSchema>;

/** One row of `content/vocabulary/item-activations.yaml`. */
export const activationSchema = z.strictObject({ name: line, meaning: line });
