import { z } from 'zod';
import { COMMUNITIES } from '../rules/shop-prices.ts';
import { flag, namedSlug } from './entries.ts';
import { amount, booksParameter, choice, wholeNumber } from './parameters.ts';
import { seed } from './seed.ts';
import {
  DEFAULT_BUDGET,
  DEFAULT_ITEMS,
  MAX_BUDGET,
  MAX_ITEMS,
  MAX_QUANTITY,
  SHOP_KINDS,
  SHOP_RACES,
} from './shop-options.ts';

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as [Key, ...Key[]];
const oneOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  z.enum(keysOf(table), { error: `must be one of ${keysOf(table).join(', ')}` });

const KEEP_RULE = `must be keys of lines joined by commas, each with its quantity after a star: dagger*2; at most ${MAX_ITEMS}, each once, with 1 to ${MAX_QUANTITY} pieces`;
const keptLines = z
  .string()
  .regex(/^[a-z0-9.~-]+(?:\*\d{1,10})?(?:,[a-z0-9.~-]+(?:\*\d{1,10})?)*$/, KEEP_RULE)
  .transform((text) =>
    text.split(',').map((part) => {
      const [key = '', quantity = '1'] = part.split('*');
      return { key, quantity: Number(quantity) };
    }),
  )
  .refine(
    (lines) =>
      lines.length <= MAX_ITEMS &&
      new Set(lines.map(({ key }) => key)).size === lines.length &&
      lines.every(({ quantity }) => quantity >= 1 && quantity <= MAX_QUANTITY),
    KEEP_RULE,
  );

const WITHOUT_RULE = 'must be slugs of items joined by commas, at most 100';

export const shopParameters = z.object({
  budget: wholeNumber(0, MAX_BUDGET)
    .default(DEFAULT_BUDGET)
    .meta({ description: 'Whole gp that the stock is worth at most' }),
  max_items: wholeNumber(1, MAX_ITEMS).default(DEFAULT_ITEMS).meta({ description: 'Most lines of stock' }),
  debug: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default('false')
    .meta({ description: 'Whether to tell how the stock came about' }),
  gear_slot: choice('Body slot').optional(),
  seed: seed.meta({
    description: 'The same seed gives the same stock; without one, a random seed is drawn and returned',
  }),
  kind: oneOf(SHOP_KINDS).default('general').meta({ description: 'What kind of shop it is' }),
  types: choice('Item types (slugs) instead of those of the shop’s kind').optional(),
  max_price: amount().optional().meta({ description: 'Highest price in gp of a single item' }),
  community: oneOf(COMMUNITIES).optional().meta({ description: 'Size of the community: limits the price of an item' }),
  keep: keptLines.optional().meta({ description: 'Lines that stay on the shelves: key*quantity, joined by commas' }),
  without: z
    .string()
    .regex(/^[a-z0-9-]+(?:,[a-z0-9-]+){0,99}$/, WITHOUT_RULE)
    .transform((text) => text.split(','))
    .optional()
    .meta({ description: 'Items (slugs) that are not drawn' }),
  books: booksParameter,
});
export type ShopParameters = z.output<typeof shopParameters>;

const shopLine = z
  .object({
    id: z.int(),
    slug: z.string().meta({ description: 'The item; of a thing made to order, the common item that it is made from' }),
    key: z.string().meta({ description: 'Names the line in keep; one of a kind in a stock' }),
    name: z.string(),
    type: z.string().meta({ description: 'Slug of the type' }),
    type_name: z.string(),
    slot: z.string().nullable(),
    slot_name: z.string().nullable(),
    rulebook_name: z.string(),
    price_gp: z.number().meta({ description: 'Of one piece' }),
    quantity: z
      .int()
      .min(1)
      .meta({ description: 'More than 1 only of things that are sold by the number, and of lines to keep' }),
    total_gp: z.number(),
    stackable: flag,
    made_of: z
      .array(namedSlug)
      .meta({ description: 'Made to order: the common item, its material and special abilities' }),
    price_steps: z
      .array(z.object({ label: z.string(), gp: z.number() }))
      .meta({ description: 'Made to order: what adds up to the price' }),
  })
  .meta({ id: 'ShopLine' });
export type ShopLine = z.infer<typeof shopLine>;

const debugEntry = z.object({ msg: z.string(), data: z.unknown() });
export type DebugEntry = z.infer<typeof debugEntry>;

export const shopStock = z
  .object({
    items: z.array(shopLine),
    seed: z.int(),
    spent: z.number().meta({ description: 'gp' }),
    left: z.number().meta({ description: 'gp of the budget that is left over' }),
    note: z
      .string()
      .nullable()
      .meta({ description: 'Why the shelves are empty or lines were left out, in a sentence' }),
    debug: z.array(debugEntry).max(500).optional(),
  })
  .meta({ id: 'ShopStock' });
export type ShopStock = z.infer<typeof shopStock>;

export const shopNameParameters = z.object({
  race: oneOf(SHOP_RACES).default('human'),
  kind: oneOf(SHOP_KINDS).default('general'),
  seed,
});

export const shopNames = z.object({ owner_name: z.string(), shop_name: z.string(), seed: z.int() });
export type ShopNames = z.infer<typeof shopNames>;

export const shopFilters = z.object({
  types: z.array(namedSlug),
  slots: z.array(namedSlug),
});
export type ShopFilters = z.infer<typeof shopFilters>;
