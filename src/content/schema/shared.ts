import { z } from 'zod';

/** The address of an entry: lower-case words joined by hyphens, also its file name. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens, such as magic-missile');

/** A piece of text for people, without mark-up: one line, nothing at its ends to trim. */
export const line = z
  .string()
  .min(1)
  .regex(/^\S(?:[^\n]*\S)?$/, 'must be one line without blanks at its ends');

/** Rules text in Markdown; links to entries are written `[text](kind/slug)`. */
export const prose = z.string().min(1);

/** Where an entry is printed: a rulebook of `content/rulebooks` and, where known, the page. */
export const source = {
  rulebook: slug,
  page: z.int().min(1).max(999).optional(),
};

/** One line about an entry, for lists and previews. */
export const summary = line.max(89);

/** What every entry has: its name, what tells it from a namesake, other names that people search for, one line for lists. */
export const entry = {
  name: line,
  /** Joined to the name in the slug where two entries share a name (`genesis`, `genesis-divine`). */
  qualifier: line.optional(),
  aliases: z.array(line).optional(),
  summary: summary.optional(),
};
