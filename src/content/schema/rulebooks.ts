import { z } from 'zod';
import { entry, line, prose, slug } from './shared.ts';

/** Keys of `content/vocabulary/editions.yaml`: product line and edition of the rules. */
export const EDITIONS = [
  'core-35',
  'core-30',
  'supplementals-35',
  'supplementals-30',
  'forgotten-realms-35',
  'forgotten-realms-30',
  'eberron-35',
  'dragonlance-35',
  'oriental-adventures-30',
  'web-35',
] as const;

/** One file of `content/rulebooks`. */
export const rulebookSchema = z.strictObject({
  ...entry,
  /** A short slug in place of the name's, for the rulebooks that are cited most. */
  slug: slug.optional(),
  /** The usual abbreviation, such as PHB. */
  abbr: line.optional(),
  edition: z.enum(EDITIONS).optional(),
  /** Month or day of publication: `2003-07`, `2006-03-14`. */
  published: z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/)
    .optional(),
  /** Year of publication, if the month is unknown. */
  year: z.int().min(1990).max(2010).optional(),
  /** Number of printed pages. */
  pages: z.int().min(1).optional(),
  isbn10: z
    .string()
    .regex(/^[\dX-]{10,13}$/)
    .optional(),
  isbn13: z
    .string()
    .regex(/^[\d-]{13,17}$/)
    .optional(),
  official_url: z.url({ protocol: /^https?$/ }).optional(),
  /** The rulebook that this entry duplicates under another spelling in use. */
  same_as: slug.optional(),
  description: prose.optional(),
});
export type Rulebook = z.infer<typeof rulebookSchema>;
