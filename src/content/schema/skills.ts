import { z } from 'zod';
import { ABILITIES } from '../../rules/abilities.ts';
import { entry, line, prose, slug, source } from './shared.ts';

/** The ranks that every synergy requires, and the bonus that it gives. */
export const SYNERGY_RANKS = 5;
export const SYNERGY_BONUS = 2;

const yes = z.literal(true);

/** A subtype with its own ranks, such as Knowledge (arcana). */
const skillSubtype = z.union([
  slug,
  /** `topics`: the subjects it covers, in alphabetical order. */
  z.strictObject({ name: slug, topics: z.array(line).min(1) }),
  /** `entry`: the slug of its own entry in `content/skills`. */
  z.strictObject({ name: slug, entry: slug }),
]);

/** A synergy bonus from ranks in this skill to another skill (`to`), or to checks described in words (`to_check`). */
const synergy = z
  .strictObject({
    /** The subtype of this skill that needs the ranks. */
    from_subtype: slug.optional(),
    to: slug.optional(),
    to_subtype: slug.optional(),
    to_check: line.optional(),
    /** The condition for the bonus: "to bind someone". */
    when: line.optional(),
  })
  .refine((s) => (s.to === undefined) !== (s.to_check === undefined), 'needs either to or to_check');

/** One file of `content/skills`. The classes that have it as a class skill are derived from the classes. */
export const skillSchema = z.strictObject({
  ...entry,
  ...source,
  /** The skill that this one is a subtype of. */
  base_skill: slug.optional(),
  /** `none` for Speak Language, which has no checks. */
  key_ability: z.enum([...ABILITIES, 'none']),
  trained_only: yes.optional(),
  /** `double`: twice the armor check penalty applies. */
  armor_check_penalty: z.union([yes, z.literal('double')]).optional(),
  /** Only for psionic characters, or about psionics. */
  psionic: yes.optional(),
  /** The printed subtypes. Those of Craft and Profession are examples, because the lists are open. */
  subtypes: z.array(skillSubtype).min(1).optional(),
  /** The skill of the opposed check. */
  opposed_by: slug.optional(),
  /** The synergies that this skill gives. Those that it receives are derived. */
  synergies: z.array(synergy).min(1).optional(),
  description: prose.optional(),
  check: prose.optional(),
  action: prose.optional(),
  try_again: prose.optional(),
  special: prose.optional(),
  synergy: prose.optional(),
  restriction: prose.optional(),
  untrained: prose.optional(),
  epic: prose.optional(),
});
export type Skill = z.infer<typeof skillSchema>;
