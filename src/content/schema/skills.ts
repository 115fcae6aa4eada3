import { z } from 'zod';
import { ABILITIES } from '../../rules/abilities.ts';
import { entry, line, prose, slug, source } from './shared.ts';

/** Ranks from which every synergy counts, and the bonus that every synergy gives. */
export const SYNERGY_RANKS = 5;
export const SYNERGY_BONUS = 2;

const yes = z.literal(true);

/** A separate skill under one heading, such as Knowledge (arcana), which has ranks of its own. */
const skillSubtype = z.union([
  slug,
  /** `topics`: what it covers, in alphabetical order. */
  z.strictObject({ name: slug, topics: z.array(line).min(1) }),
  /** `entry`: its own page in `content/skills`. */
  z.strictObject({ name: slug, entry: slug }),
]);

/** A bonus that ranks in this skill give: to checks of another skill (`to`), or to other checks in words (`to_check`). */
const synergy = z
  .strictObject({
    /** The kind of this skill that must have the ranks. */
    from_subtype: slug.optional(),
    to: slug.optional(),
    to_subtype: slug.optional(),
    to_check: line.optional(),
    /** What the check must be about, in our words: "to bind someone". */
    when: line.optional(),
  })
  .refine((s) => (s.to === undefined) !== (s.to_check === undefined), 'needs either to or to_check');

/** One file of `content/skills`. Who has it as a class skill is derived from the classes. */
export const skillSchema = z.strictObject({
  ...entry,
  ...source,
  /** The skill that this one is a kind of. */
  base_skill: slug.optional(),
  /** `none` for Speak Language, which is never checked. */
  key_ability: z.enum([...ABILITIES, 'none']),
  trained_only: yes.optional(),
  /** `double`: twice the penalty of armor and shield applies. */
  armor_check_penalty: z.union([yes, z.literal('double')]).optional(),
  /** It is of use to psionic characters only, or about psionics. */
  psionic: yes.optional(),
  /** The kinds that the book names. Crafts and professions are open lists: these are examples. */
  subtypes: z.array(skillSubtype).min(1).optional(),
  /** The skill that resists its check. */
  opposed_by: slug.optional(),
  /** Stored with the skill that gives the bonus; the way back is derived. */
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
