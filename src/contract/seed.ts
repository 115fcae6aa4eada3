import { z } from 'zod';
import { MAX_SEED } from './shop-options.ts';

const RULE = `must be a whole number from 0 to ${MAX_SEED}`;

/** The seed of what is random: the same one gives the same again. */
export const seed = z
  .string()
  .regex(/^\d{1,10}$/, RULE)
  .transform(Number)
  .refine((n) => n <= MAX_SEED, RULE)
  .meta({ type: 'integer', pattern: undefined, minimum: 0, maximum: MAX_SEED })
  .optional();
