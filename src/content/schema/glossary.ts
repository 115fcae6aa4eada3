import { z } from 'zod';
import { entry, line, prose, source } from './shared.ts';

/** Keys of `content/vocabulary/glossary-categories.yaml`. */
export const GLOSSARY_CATEGORIES = [
  'condition',
  'ability-type',
  'combat',
  'action',
  'bonus',
  'magic',
  'monster',
  'character',
  'movement',
] as const;

/** One file of `content/glossary`. */
export const termSchema = z.strictObject({
  ...entry,
  ...source,
  category: z.enum(GLOSSARY_CATEGORIES),
  /** Word forms, in lower case. The first one in each rules text gets an explanation. */
  terms: z
    .array(line.refine((word) => word === word.toLowerCase(), 'must be in lower case'))
    .min(1)
    .optional(),
  /** The text of the explanation. */
  summary: line.max(240),
  description: prose.optional(),
});
export type Term = z.infer<typeof termSchema>;
