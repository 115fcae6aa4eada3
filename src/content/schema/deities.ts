import { z } from 'zod';
import { ALIGNMENTS } from '../../rules/alignment.ts';
import { entry, line, prose, slug, source } from './shared.ts';

export const POWER_LEVELS = ['greater', 'intermediate', 'lesser', 'demigod', 'demon-lord'] as const;

/** One file of `content/deities`. */
export const deitySchema = z.strictObject({
  ...entry,
  /** Absent if the rulebook is unknown. */
  rulebook: source.rulebook.optional(),
  page: source.page,
  /** An epithet: "The Shining One". */
  title: line.optional(),
  pantheon: slug.optional(),
  alignment: z.enum(ALIGNMENTS),
  power_level: z.enum(POWER_LEVELS).optional(),
  gender: line.optional(),
  home_plane: line.optional(),
  portfolio: z.array(line).min(1).optional(),
  /** Domains of the Player's Handbook. */
  domains: z.array(slug).min(1),
  /** Domains from other rulebooks. Some have no entry in `content/domains`. */
  further_domains: z.array(slug).min(1).optional(),
  /** Alternatives, in lower case. */
  favored_weapons: z.array(line).min(1),
  /** Only if the deity is stricter than the rule (`clericAlignments`). */
  cleric_alignments: z.array(z.enum(ALIGNMENTS)).min(1).optional(),
  symbol: line.optional(),
  worshipers: line.optional(),
  description: prose.optional(),
});
export type Deity = z.infer<typeof deitySchema>;
