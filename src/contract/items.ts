import { z } from 'zod';
import { effectFields } from './effects.ts';
import { detailFields, flag, listOf, namedSlug, verification } from './entries.ts';
import { PRICE_FILTERS } from './item-filters.ts';
import { amount, choice, listParameters, sortBy } from './parameters.ts';
import { amountRanges, integerRanges } from './ranges.ts';

export const itemParameters = z.object({
  ...listParameters,
  effect: choice('What it does (slug of /api/effects)').optional(),
  type: choice('Type (slug)').optional(),
  material: choice('Material (slug)').optional(),
  property_filter: choice(
    'Special abilities of weapons, armor and shields: hide them, or show only those of a kind of item (weapon, armor, shield)',
  ).optional(),
  price_filter: choice(
    `Market price in gp, both ends included: ${PRICE_FILTERS.join(', ')}; custom is min_price to max_price`,
  ).optional(),
  min_price: amount()
    .optional()
    .meta({ description: 'Lowest price in gp; items without a figure for their price are left out' }),
  max_price: amount()
    .optional()
    .meta({ description: 'Highest price in gp; items without a figure for their price are left out' }),
  price: amountRanges('Market price in gp').optional(),
  slot: choice('Body slot (slug or name)').optional(),
  rulebook: choice('Rulebook (slug or name)').optional(),
  weight: amountRanges('Weight in pounds').optional(),
  caster_level: integerRanges('Caster or manifester level', 0, 999).optional(),
  weapon_category: choice('Weapon category: simple, martial, exotic').optional(),
  hand: choice('How a weapon is wielded: unarmed, light, one-handed, two-handed, ranged').optional(),
  damage: choice('Damage of a weapon for a Medium wielder, of either end of a double weapon: 1d8, 2d6 …').optional(),
  damage_type: choice('Type of a weapon’s damage: bludgeoning, piercing, slashing').optional(),
  critical: choice('Critical of a weapon: x2, x3, x4, 19-20x2, 18-20x2').optional(),
  trait: choice('Special property of a weapon (slug): reach, double, trip …').optional(),
  range_increment: integerRanges('Range increment of a weapon in feet', 0, 9999).optional(),
  armor_kind: choice('Kind of armor: light, medium, heavy, shield').optional(),
  armor_bonus: integerRanges('Armor or shield bonus with the enhancement bonus', 0, 99).optional(),
  max_dex: integerRanges('Maximum Dexterity bonus in armor; armor without a limit is left out', 0, 99).optional(),
  check_penalty: integerRanges('Armor check penalty without its minus sign', 0, 99).optional(),
  spell_failure: integerRanges('Arcane spell failure in percent', 0, 100).optional(),
  poison_method: choice('How a poison is delivered: contact, ingested, inhaled, injury').optional(),
  poison_dc: integerRanges('DC of the Fortitude saves against a poison', 1, 99).optional(),
  sort: sortBy(
    'items',
    'Column; after a minus sign the other way round. Items without a figure come last. Without it by name, the best matches of a search first',
  ),
});
export type ItemParameters = z.output<typeof itemParameters>;

const text = z.string().nullable();
const integerOrNull = z.int().nullable();

const weapon = z.object({
  category: z.string(),
  hand: z.string(),
  damage_small: text,
  damage_medium: text,
  critical: text,
  range_increment: integerOrNull.meta({ description: 'Feet' }),
  damage_type: text,
  traits: z.array(namedSlug),
});

const armor = z.object({
  kind: text,
  bonus: integerOrNull,
  enhancement: z.int(),
  max_dex: integerOrNull.meta({ description: 'null where there is no limit' }),
  check_penalty: z.int(),
  spell_failure: z.int().meta({ description: 'Percent' }),
  speed_30: integerOrNull.meta({ description: 'Speed in feet of a wearer whose base speed is 30 ft.' }),
  speed_20: integerOrNull,
});

const poison = z.object({ method: z.string(), dc: z.int(), initial: z.string(), secondary: z.string() });

const itemCard = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    summary: text,
    type: z.string().meta({ description: 'Slug of the type' }),
    type_name: z.string(),
    subtype: text,
    material_name: text,
    material_slug: text,
    price_gp: z
      .number()
      .nullable()
      .meta({ description: 'In gp; of a family the lowest; null where there is no figure' }),
    price_bonus: integerOrNull.meta({ description: 'The enhancement bonus that a special ability counts as' }),
    price_text: text.meta({ description: 'The whole price in words: 4,000 gp, 2 sp, +1 bonus, 2,500–10,000 gp' }),
    weight: z.number().nullable().meta({ description: 'Pounds' }),
    caster_level: integerOrNull,
    manifester_level: integerOrNull.meta({ description: 'Of psionic items, instead of the caster level' }),
    item_level: integerOrNull.meta({ description: 'Books of the 3.5 core print none' }),
    slot: text.meta({ description: 'Slug of the body slot' }),
    slot_name: text,
    aura_name: text.meta({ description: 'Strength and schools of the aura' }),
    weapon: weapon.nullable().meta({ description: 'The row of the weapon table, or of the weapon that it is made of' }),
    armor: armor.nullable().meta({ description: 'The row of the armor table, or of the armor that it is made of' }),
    poison: poison.nullable(),
    rulebook_name: z.string(),
  })
  .meta({ id: 'ItemCard' });
export type ItemCard = z.infer<typeof itemCard>;

const cost = z.object({ gp: z.number(), xp: z.number(), printed: flag }).nullable();
const needed = namedSlug.extend({ kind: z.enum(['feats', 'spells', 'powers']) });

const prerequisite = z.object({
  any_of: z.array(needed).min(1).meta({ description: 'One of these is needed' }),
});

const made = {
  price_text: text,
  weight: z.number().nullable().meta({ description: 'Pounds' }),
  weight_text: text.meta({ description: 'The weight as the books print it: ½ lb., 4 lb. each' }),
  aura_name: text,
  aura_dc: integerOrNull.meta({
    description: 'DC of the Spellcraft (psionic items: Psicraft) check that tells its school',
  }),
  caster_level: integerOrNull,
  manifester_level: integerOrNull,
  cost_to_create: text.meta({ description: 'Gold and experience: 2,000 gp + 160 XP' }),
  creation: cost.meta({ description: 'The same as figures; printed is 0 where the rules give it' }),
  required_extra: text.meta({ description: 'What the maker needs, as one line' }),
  prerequisites: z.array(prerequisite),
  other_prerequisites: z.array(z.string()),
  facts: z.array(z.object({ label: z.string(), value: z.string() })).meta({ description: 'Further printed figures' }),
};

const madeFrom = z.object({
  spell: namedSlug,
  spell_level: z.int(),
  tradition: z.enum(['arcane', 'divine']),
  formula: z.string().meta({ description: 'How the price follows from the rules' }),
  computed_price_gp: z.number(),
});

export const item = itemCard
  .extend({
    ...detailFields,
    ...effectFields,
    ...made,
    price_note: text,
    description: text.meta({ description: 'Plain text of description_html' }),
    description_html: text,
    visual_description: text,
    visual_description_html: text,
    aura: text.meta({ description: 'How its aura shows' }),
    activation_name: text,
    activation: text.meta({ description: 'What setting it off takes' }),
    property_name: text.meta({ description: 'The special abilities that it has, or what it can be put on' }),
    property: text,
    weight_note: text,
    base: z
      .object({
        item: namedSlug,
        enhancement: integerOrNull,
        masterwork: flag,
        abilities: z.array(namedSlug),
        note: text,
      })
      .nullable()
      .meta({ description: 'The common item that a specific magic item is' }),
    variants: z.array(z.object({ name: z.string(), ...made })).meta({ description: 'The members of a family' }),
    versions: z
      .array(namedSlug.extend({ summary: text, type_name: z.string(), ...made }))
      .meta({ description: 'The other strengths and kinds that are items of their own, this one among them' }),
    craftable: flag.meta({ description: 'Whether /api/crafting takes it as a base' }),
    made_from: madeFrom.nullable().meta({ description: 'Potions, oils, scrolls and wands: the spell, and the price' }),
    favored_by: z.array(namedSlug).meta({ description: 'Deities whose favored weapon it is' }),
    related: z
      .array(z.object({ title: z.string(), entries: z.array(namedSlug) }))
      .meta({ description: 'Items that are made of this one or have this ability' }),
    verification,
  })
  .meta({ id: 'Item' });
export type Item = z.infer<typeof item>;

export const itemList = listOf('items', itemCard);
export type ItemList = z.infer<typeof itemList>;

export const itemFilters = z.object({
  types: z.array(namedSlug),
  materials: z.array(namedSlug),
  slots: z.array(z.string()).meta({ description: 'Names of the body slots' }),
});
export type ItemFilters = z.infer<typeof itemFilters>;
