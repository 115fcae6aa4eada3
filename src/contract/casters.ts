import { z } from 'zod';
import { KEY_ABILITIES } from '../rules/casting.ts';
import { AMOUNT_NAMES, type AmountOf } from '../rules/spell-amounts.ts';

/** A class, domain cleric or discipline that has a spell or power, with its level on that list. */
export const caster = z.object({
  slug: z.string(),
  name: z.string(),
  level: z.int().min(0).max(9).nullable().meta({ description: 'Spell or power level; null of an epic spell' }),
  ability: z.enum(KEY_ABILITIES).meta({ description: 'Key ability' }),
  lowest_level: z.int().min(1).meta({ description: 'The lowest caster or manifester level that has it' }),
});
export type Caster = z.infer<typeof caster>;

const count = z.int().min(1);

/** An amount in a spell: damage, healing or a count. */
export const amount = z.object({
  of: z
    .enum(Object.keys(AMOUNT_NAMES) as AmountOf[])
    .optional()
    .meta({ description: 'damage where it is not said' }),
  dice: z.string().optional(),
  points: count.optional(),
  per_levels: count.optional().meta({ description: 'Dice or points count once for so many caster levels' }),
  max: count.optional().meta({ description: 'The most dice or points' }),
  plus_per_levels: count.optional().meta({ description: 'One more point for each so many caster levels' }),
  plus_max: count.optional(),
  type: z.string().optional(),
  each: z
    .object({ of: z.string(), per_levels: count, from: count.optional(), max: count.optional() })
    .optional()
    .meta({ description: 'How many of them there are' }),
  note: z.string().optional(),
  text: z.string().meta({ description: 'In words: 1d6/level (maximum 10d6)' }),
});
