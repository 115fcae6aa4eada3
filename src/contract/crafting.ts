import { z } from 'zod';
import { CRAFT_SIZES, MAX_ENHANCEMENT } from '../rules/crafting.ts';
import {
  MAX_POWERS,
  NEW_ITEMS,
  type NewItem,
  RESTRICTIONS,
  type Restriction,
  SPACES,
  type Space,
} from '../rules/estimated-prices.ts';
import { CASTER_CLASSES } from '../rules/item-prices.ts';
import { flag, namedSlug } from './entries.ts';
import { amount, commaSeparated, wholeNumber } from './parameters.ts';

/** The items that a spell can be made into. */
export const SPELL_ITEMS = ['potion', 'oil', 'scroll', 'wand'] as const;

const SLUG = /^[a-z0-9-]+(?:[.~][a-z0-9-]+)?$/;
const slug = (what: string) => z.string().regex(SLUG, `must be the slug of ${what}`);
const oneOf = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

export const craftingParameters = z.object({
  item: slug('an item')
    .optional()
    .meta({ description: 'An item of the catalogue (slug); a member of a family after a tilde: slug~member' }),
  base: slug('a common weapon, armor, shield or piece of ammunition')
    .optional()
    .meta({ description: 'A common weapon, armor, shield or piece of ammunition (slug) that is made better' }),
  size: oneOf(CRAFT_SIZES)
    .default('medium')
    .meta({ description: 'With base: size of the creature that it is made for' }),
  material: slug('a special material').optional().meta({ description: 'With base: a special material (slug)' }),
  strength: wholeNumber(0, 20)
    .default(0)
    .meta({ description: 'With base: strength rating of a composite bow, from 0 to 20' }),
  masterwork: z
    .enum(['yes', 'no'], { error: 'must be yes or no' })
    .default('no')
    .meta({ description: 'With base: whether it is masterwork; all with an enhancement bonus are' }),
  enhancement: wholeNumber(0, MAX_ENHANCEMENT)
    .default(0)
    .meta({ description: 'With base: enhancement bonus, from 0 to 5' }),
  ability: commaSeparated
    .transform((text) => text.split(',').filter(Boolean))
    .default([])
    .meta({
      description:
        'With base: special abilities (slugs, a member of a family after a dot: bane.undead), repeated or joined by commas',
    }),
  other_enhancement: wholeNumber(0, MAX_ENHANCEMENT)
    .default(0)
    .meta({ description: 'With a double weapon as base: enhancement bonus of the other end, from 0 to 5' }),
  other_ability: commaSeparated
    .transform((text) => text.split(',').filter(Boolean))
    .default([])
    .meta({ description: 'With a double weapon as base: special abilities of the other end' }),
  spell: slug('a spell').optional().meta({ description: 'A spell (slug) that is put into an item' }),
  as: oneOf(SPELL_ITEMS).default('scroll').meta({ description: 'With spell: what it is put into' }),
  class_name: oneOf(CASTER_CLASSES).optional().meta({
    description:
      'With spell: class of the maker; without it the one who makes it cheapest. With make: class whose spells they are, where it casts them; without it wizard, cleric or druid first',
  }),
  caster_level: wholeNumber(1, 20).optional().meta({
    description:
      'With spell and with make=staff: caster level; without it the lowest at which the class casts the spell, of a staff at least 8',
  }),
  make: oneOf(Object.keys(NEW_ITEMS) as [NewItem, ...NewItem[]])
    .optional()
    .meta({ description: 'A new item that is priced by its powers (Estimating Magic Item Gold Piece Values)' }),
  power: commaSeparated
    .transform((text) => text.split(',').filter(Boolean))
    .refine((powers) => powers.length <= MAX_POWERS, `must be at most ${MAX_POWERS} powers`)
    .default([])
    .meta({
      description:
        'With make: its powers, repeated or joined by commas. Of a staff a spell (slug), and after a colon the charges of a use: charm-monster:2. Of others an effect and its figure: resistance:3; or a spell, how it is used, its caster level (may be empty) and uses a day (1 to 5) or charged: spell:fly:continuous, spell:teleport:command::3',
    }),
  space: oneOf(Object.keys(SPACES) as [Space, ...Space[]])
    .default('usual')
    .meta({
      description: 'With make: its place on the body; an unusual one costs half as much again, none twice as much',
    }),
  similar: z
    .enum(['yes', 'no'], { error: 'must be yes or no' })
    .default('no')
    .meta({ description: 'With make and space=none: whether its powers are similar, so that further ones cost less' }),
  restricted: oneOf(Object.keys(RESTRICTIONS) as [Restriction, ...Restriction[]])
    .default('none')
    .meta({ description: 'With make: who can use it; a skill takes 10 % off, a class or alignment 30 %' }),
  item_gp: amount()
    .default(0)
    .meta({ description: 'With make: price in gp of the thing itself, such as a masterwork instrument' }),
});
export type CraftingParameters = z.output<typeof craftingParameters>;

const term = z.object({ label: z.string(), value: z.number().meta({ description: 'gp' }) });

/** The DCs, materials and time of making an item with the Craft skill (Player's Handbook, Craft). */
const skill = z.object({
  dc: z.int().meta({ description: 'Craft DC of the thing' }),
  masterwork_dc: z
    .int()
    .nullable()
    .meta({ description: 'Craft DC of the masterwork component; null where it has none' }),
  materials: z.number().meta({ description: 'gp of raw materials: a third of the price without magic' }),
  weeks: z
    .array(z.object({ result: z.int(), weeks: z.int() }))
    .meta({ description: 'Weeks of work at a Craft check result, thing and masterwork component together' }),
});

export const crafted = z
  .object({
    name: z.string(),
    base: namedSlug.nullable().meta({ description: 'The entry that it is made from: a common item or a spell' }),
    bonus: z
      .int()
      .nullable()
      .meta({ description: 'Enhancement and special abilities together; null where it has none' }),
    price: z.number().meta({ description: 'Market price in gp' }),
    cost: z.number().meta({ description: 'gp that its making takes; the price where it has no magic' }),
    experience: z.int().meta({ description: 'XP that its making takes' }),
    days: z.int().meta({ description: 'Days that its making takes; 0 where it has no magic' }),
    caster_level: z.int().nullable(),
    weight: z.number().nullable().meta({ description: 'Pounds' }),
    needs: z.array(z.string()).meta({ description: 'What the maker needs, in words' }),
    prerequisites: z
      .array(z.object({ any_of: z.array(namedSlug.extend({ kind: z.enum(['feats', 'spells', 'powers']) })) }))
      .meta({ description: 'Feats, spells and powers among the needs; one of each group' }),
    terms: z.array(term).meta({ description: 'What adds up to the price' }),
    notes: z.array(z.string()).meta({
      description: 'Components of spells that the price assumes or leaves out, because they depend on what is cast',
    }),
    cost_terms: z.array(term).meta({ description: 'What adds up to the cost' }),
    upgrades: z
      .array(
        z.object({
          from: z.string().meta({ description: 'What it is made of' }),
          price: z.number().meta({ description: 'Difference of the market prices in gp' }),
          cost: z.number(),
          experience: z.int(),
          days: z.int(),
        }),
      )
      .meta({
        description: 'What making it of a lesser form takes: only the difference is paid (Adding New Abilities)',
      }),
    skill: skill.nullable().meta({ description: 'Common weapons, armor, shields and ammunition: the Craft skill' }),
  })
  .meta({ id: 'Crafted' });
export type Crafted = z.infer<typeof crafted>;

export const craftingOptionsParameters = z.object({
  base: craftingParameters.shape.base,
});

const choice = z.object({ value: z.string(), name: z.string() });

export const craftingOptions = z
  .object({
    bases: z
      .array(choice.extend({ sort: z.enum(['weapon', 'armor', 'shield', 'ammunition']) }))
      .meta({ description: 'The common things that can be made better' }),
    sizes: z.array(choice).meta({ description: 'Of the base: the sizes that have a price' }),
    materials: z.array(choice).meta({ description: 'Of the base: the special materials that have a price' }),
    abilities: z.array(choice.extend({ bonus: z.int(), price: z.number().meta({ description: 'gp' }) })).meta({
      description: 'Of the base: the special abilities that go on it; each counts as a bonus or adds to the price',
    }),
    strength: flag.meta({ description: 'Of the base: whether it has a strength rating' }),
    double: flag.meta({ description: 'Of the base: whether it has two ends' }),
  })
  .meta({ id: 'CraftingOptions' });
export type CraftingOptions = z.infer<typeof craftingOptions>;
