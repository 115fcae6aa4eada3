import { z } from 'zod';
import { entry, line, prose, slug, source, summary } from './shared.ts';

/** Keys of `content/vocabulary/scripts.yaml`. */
export const SCRIPTS = ['celestial', 'common', 'draconic', 'druidic', 'dwarven', 'elven', 'infernal'] as const;

/** One file of `content/languages`. */
export const languageSchema = z.strictObject({
  ...entry,
  ...source,
  summary,
  /** Its alphabet; absent if the rules give none. */
  script: z.enum(SCRIPTS).optional(),
  /** How it is conveyed, if not by voice. */
  conveyed_by: z.enum(['signs', 'mind']).optional(),
  /** Its speakers teach it to nobody else. */
  secret: z.literal(true).optional(),
  /** Who typically speaks it, in plain words. */
  speakers: z.array(line).min(1).optional(),
  /** Classes that may choose it as a bonus language, whatever their race. */
  bonus_for_classes: z.array(slug).min(1).optional(),
  description: prose.optional(),
  usage: prose.optional(),
});
export type Language = z.infer<typeof languageSchema>;
