import { z } from 'zod';
import { AMOUNT_NAMES, type AmountOf, type SpellAmount } from '../../rules/spell-amounts.ts';
import { line } from './shared.ts';

const DAMAGE_TYPES = ['acid', 'bludgeoning', 'cold', 'electricity', 'fire', 'force', 'piercing', 'sonic'] as const;

const count = z.int().min(1);
const amountNames = Object.keys(AMOUNT_NAMES) as AmountOf[];

/** One amount of a spell: damage, healing or a count. `formatAmount` of the rules makes its text. */
export const amountSchema = z
  .strictObject({
    of: z.enum(amountNames).optional(),
    dice: z
      .string()
      .regex(/^\d+d\d+(?:[+-]\d+)?$/, 'must be dice, such as 1d6 or 1d4+1')
      .optional(),
    points: count.optional(),
    per_levels: count.optional(),
    max: count.optional(),
    plus_per_levels: count.optional(),
    plus_max: count.optional(),
    type: z.enum(DAMAGE_TYPES).optional(),
    each: z.strictObject({ of: line, per_levels: count, from: count.optional(), max: count.optional() }).optional(),
    note: line.optional(),
  })
  .refine((a) => (a.dice === undefined) !== (a.points === undefined), 'needs either dice or points')
  .refine((a) => a.max === undefined || a.per_levels !== undefined, 'max needs per_levels')
  .refine((a) => a.plus_max === undefined || a.plus_per_levels !== undefined, 'plus_max needs plus_per_levels')
  .refine(
    (a) => a.type === undefined || a.of === undefined,
    'only damage has a type; leave `of` out for damage',
  ) satisfies z.ZodType<SpellAmount>;
