import { z } from 'zod';
import { entry, line, prose, slug, source, summary } from './shared.ts';

/** Keys of `content/vocabulary/scripts.yaml`. */
export const SCRIPTS = ['celestial', 'common', 'draconic', 'druidic', 'dwarven', 'elven', 'infernal'] as const;

/** One file of `content/languages`. */
export const languageSchema = z.strictObject({
  ...entry,
  ...source,
  summary,
  /** The alphabet it is written in; absent where it is only spoken, as far as the rules say. */
  script: z.enum(SCRIPTS).optional(),
  /** How it is conveyed, where not by voice. */
  conveyed_by: z.enum(['signs', 'mind']).optional(),
  /** It is taught to nobody but its speakers. */
  secret: z.literal(true).optional(),
  /** Who typically speaks it, in plain words. */
  speakers: z.array(line).min(1).optional(),
  /** Classes that may choose it as a bonus language whatever their race. */
  bonus_for_classes: z.array(slug).min(1).optional(),
  description: prose.optional(),
  usage: prose.optional(),
});
export type Language = z.infer<typeof languageSchema>;
