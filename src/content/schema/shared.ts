import { z } from 'zod';

/** The slug of an entry, in its path and its file name: lower-case words joined by hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens, such as magic-missile');

/** A text without mark-up on one line, without whitespace at its ends. */
export const line = z
  .string()
  .min(1)
  .regex(/^\S(?:[^\n]*\S)?$/, 'must be one line without blanks at its ends');

/** Rules text in Markdown; links to entries are written `[text](kind/slug)`. */
export const prose = z.string().min(1);

/** The source of an entry: a slug of `content/rulebooks` and, if known, the page. */
export const source = {
  rulebook: slug,
  page: z.int().min(1).max(999).optional(),
};

/** A one-line summary of an entry for lists and previews; at most 89 characters. */
export const summary = line.max(89);

/** The common fields of all entries. `aliases`: other names that people search for. */
export const entry = {
  name: line,
  /** Appended to the name in the slug if two entries have the same name (`genesis`, `genesis-divine`). */
  qualifier: line.optional(),
  aliases: z.array(line).optional(),
  summary: summary.optional(),
};
