import { z } from 'zod';
import { entry, line, prose, slug, source } from './shared.ts';

const SPELL_LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Spell level, 1 to 9 → a value. Every level is required. */
function byLevel<Value extends z.ZodType>(value: Value) {
  return z.strictObject({ 1: value, 2: value, 3: value, 4: value, 5: value, 6: value, 7: value, 8: value, 9: value });
}

/** Spell level, 1 to 9 → a value. Every level is optional. */
function bySomeLevels<Value extends z.ZodType>(value: Value) {
  return z.partialRecord(z.literal(SPELL_LEVELS.map(String)), value).optional();
}

/** One file of `content/domains`. */
export const domainSchema = z.strictObject({
  ...entry,
  /** Known only from the spells that give a level for it. The rest of the supplement's domain is not open content. */
  facts_only: z.literal(true).optional(),
  rulebook: slug.optional(),
  page: source.page,
  /** The domain's spell of each level. */
  spells: byLevel(slug).optional(),
  /** A note on the spell in the list: "only summons 1d3 shadows". */
  spell_notes: bySomeLevels(line),
  /** The printed name, if it is the name of an earlier edition. */
  printed_names: bySomeLevels(line),
  /** Spells in addition to the one of the list. */
  further_spells: bySomeLevels(z.array(slug).min(1)),
  granted_power: prose.optional(),
  description: prose.optional(),
});
export type Domain = z.infer<typeof domainSchema>;
