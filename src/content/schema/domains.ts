import { z } from 'zod';
import { entry, line, prose, slug, source } from './shared.ts';

const SPELL_LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Spell level, 1 to 9 → a value, where every level has one. */
function byLevel<Value extends z.ZodType>(value: Value) {
  return z.strictObject({ 1: value, 2: value, 3: value, 4: value, 5: value, 6: value, 7: value, 8: value, 9: value });
}

/** Spell level, 1 to 9 → a value, where some levels have one. */
function bySomeLevels<Value extends z.ZodType>(value: Value) {
  return z.partialRecord(z.literal(SPELL_LEVELS.map(String)), value).optional();
}

/** One file of `content/domains`. */
export const domainSchema = z.strictObject({
  ...entry,
  /** Known only from the spells that name it: nothing else of a supplement's domain is published here. */
  facts_only: z.literal(true).optional(),
  rulebook: slug.optional(),
  page: source.page,
  /** The domain's spell of each level. */
  spells: byLevel(slug).optional(),
  /** What the list adds to a spell: "only summons 1d3 shadows". */
  spell_notes: bySomeLevels(line),
  /** The name that the book prints where it is one of an earlier edition. */
  printed_names: bySomeLevels(line),
  /** Spells at a level beside the one of the list itself. */
  further_spells: bySomeLevels(z.array(slug).min(1)),
  granted_power: prose.optional(),
  description: prose.optional(),
});
export type Domain = z.infer<typeof domainSchema>;
