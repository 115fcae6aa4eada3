import { z } from 'zod';
import { flag, namedSlug } from './entries.ts';
import { KIND_NAMES } from './kinds.ts';
import { wholeNumber } from './parameters.ts';
import { seed } from './seed.ts';
import {
  MAX_AGAIN,
  MAX_TREASURE_LEVEL,
  TREASURE_AMOUNTS,
  TREASURE_PARTS,
  type TreasureAmount,
} from './treasure-options.ts';

const again = (part: string) =>
  wholeNumber(0, MAX_AGAIN)
    .default(0)
    .meta({
      description: `How often the ${part} were rolled again: another number gives other ${part} and leaves the rest`,
    });

export const treasureParameters = z.object({
  level: wholeNumber(1, MAX_TREASURE_LEVEL)
    .optional()
    .meta({ description: 'Level of the treasure, 1 to 30; of a creature its challenge rating without it' }),
  creature: z
    .string()
    .optional()
    .meta({ description: 'Slug of a monster: what its treasure line says is rolled; a standard treasure without' }),
  build: z
    .string()
    .max(2000, 'must have at most 2,000 characters')
    .optional()
    .meta({ description: 'What the creature is built with, as of /api/monsters/{slug}/build: class=fighter:4' }),
  treasure: z
    .enum(Object.keys(TREASURE_AMOUNTS) as TreasureAmount[], {
      error: `must be one of ${Object.keys(TREASURE_AMOUNTS).join(', ')}`,
    })
    .optional()
    .meta({
      description: 'What is rolled: a standard treasure without it, or what the line of the creature says',
    }),
  seed: seed.meta({
    description: 'The same seed gives the same treasure; without one, a random seed is drawn and returned',
  }),
  coins: again('coins'),
  goods: again('goods'),
  items: again('items'),
});
export type TreasureParameters = z.output<typeof treasureParameters>;

const partOf = z.enum(TREASURE_PARTS);
const part = z.object({ kind: z.enum(KIND_NAMES), slug: z.string(), name: z.string() });
const rollIndex = z.int().min(0).meta({ description: 'The index in rolls of the roll that it begins with' });

const intelligence = z.object({
  alignment: z.string(),
  intelligence: z.int(),
  wisdom: z.int(),
  charisma: z.int(),
  communication: z.string(),
  senses: z.string(),
  powers: z.array(z.string()),
  purpose: z.string().nullable(),
  dedicated_power: z.string().nullable(),
  ego: z.int(),
  price_modifier: z.number().meta({ description: 'gp; the item’s price has it already' }),
});

const treasureItem = z
  .object({
    slug: z.string(),
    name: z.string(),
    price: z.number().meta({ description: 'gp, of one piece' }),
    quantity: z.int().min(1),
    grade: z.enum(['mundane', 'minor', 'medium', 'major']),
    notes: z.array(z.string()).meta({ description: 'Charges, curses, special qualities' }),
    parts: z
      .array(part)
      .meta({ description: 'The common item and its special abilities; the scrolls of several spells' }),
    key: z.string().nullable().meta({ description: 'Names it in keep of the shop; null where shops do not sell it' }),
    cursed: flag,
    intelligent: intelligence.nullable(),
    roll: rollIndex,
    rolls: z.int().min(1).meta({ description: 'How many of the rolls from there on are its own' }),
  })
  .meta({ id: 'TreasureItem' });
export type TreasureItem = z.infer<typeof treasureItem>;

const treasureGood = z.object({
  kind: z.enum(['gem', 'art']),
  name: z.string(),
  value: z.number().meta({ description: 'gp' }),
  roll: rollIndex,
});
export type TreasureGood = z.infer<typeof treasureGood>;

const dice = z.object({
  dice: z.string(),
  results: z.array(z.int()),
  total: z.int(),
  for: z.string(),
});

const treasureRoll = z
  .object({
    part: partOf,
    depth: z
      .int()
      .min(0)
      .meta({ description: '0 on a column of the treasure table, 1 on the tables to which it leads' }),
    table: z.string().meta({ description: 'Name of a table of /api/treasure/tables' }),
    roll: z.int().min(1).max(100),
    result: z.string(),
    dice: z.array(dice).meta({ description: 'Further dice that the row asks for' }),
  })
  .meta({ id: 'TreasureRoll' });
export type TreasureRoll = z.infer<typeof treasureRoll>;

const count = z.int().min(0);

export const treasure = z
  .object({
    seed: z.int(),
    level: z.int(),
    creature: namedSlug
      .extend({ treasure: z.string(), challenge_rating: z.string().nullable() })
      .nullable()
      .meta({ description: 'The monster and its treasure line' }),
    coins: z.object({ cp: count, sp: count, gp: count, pp: count }),
    goods: z.array(treasureGood),
    items: z.array(treasureItem),
    value: z.number().meta({ description: 'gp of everything together' }),
    expected: z.number().nullable().meta({
      description:
        'gp that such a treasure of the level is worth on average; null above 20th level, for creatures and for parts alone',
    }),
    rolls: z.array(treasureRoll),
    notes: z.array(z.string()).meta({ description: 'What the dice cannot say, such as possessions of the creature' }),
  })
  .meta({ id: 'Treasure' });
export type Treasure = z.infer<typeof treasure>;

const tableRow = z.object({ from: z.int(), to: z.int(), result: z.string() });

const treasureTable = z.object({
  name: z.string(),
  rule: z.string().meta({ description: 'Slug of the page of the rules that shows it' }),
  part: z.string().meta({ description: 'Its anchor on the page' }),
  note: z.string().nullable().meta({ description: 'A misprint that is not followed, or another note' }),
  rows: z.array(
    tableRow.extend({
      price: z.number().nullable().meta({ description: 'gp: price, cost or price modifier' }),
      entries: z.array(part).meta({ description: 'The entries that the row names' }),
    }),
  ),
});

const treasureLevel = z.object({
  level: z.int(),
  coins: z.array(tableRow),
  goods: z.array(tableRow),
  items: z.array(tableRow),
  major_items: z.int().meta({ description: 'Random major items that are added, above 20th level' }),
  value: z.number().nullable().meta({ description: 'gp on average; null above 20th level' }),
  note: z.string().nullable(),
});
export type TreasureLevel = z.infer<typeof treasureLevel>;

export const treasureLevels = z.object({ levels: z.array(treasureLevel) }).meta({ id: 'TreasureLevels' });
export type TreasureLevels = z.infer<typeof treasureLevels>;

export const treasureTables = z
  .object({
    levels: z.array(treasureLevel),
    tables: z.array(treasureTable).meta({ description: 'd% tables; 100 is 00 of the books' }),
  })
  .meta({ id: 'TreasureTables' });
export type TreasureTablesResponse = z.infer<typeof treasureTables>;
