import { z } from 'zod';
import { line, slug } from './shared.ts';

/** A feat, or a feat with what must be chosen for it: `{ feat: weapon-focus, choice: longbow or shortbow }`. */
export const featReference = z.union([slug, z.strictObject({ feat: slug, choice: line })]);

const anyFeats = z.strictObject({
  /** So many feats, each of any of the categories. */
  count: z.int().min(1),
  categories: z.array(slug).min(1),
});

const skillRequirement = z.strictObject({
  skill: slug,
  /** Any one of these kinds of the skill will do; without it, any kind. */
  subtypes: z.array(slug).min(1).optional(),
  ranks: z.int().min(1).max(30),
  /** In so many kinds of the skill, each with the ranks. One if absent. */
  count: z.int().min(2).optional(),
});

const castingRequirement = z.strictObject({
  /** Absent where any kind of spell will do. */
  type: z.enum(['arcane', 'divine']).optional(),
  kind: z.enum(['prepared', 'spontaneous']).optional(),
  /** Can cast spells of this level or higher. */
  level: z.int().min(1).max(9).optional(),
  /** Can cast each of these. */
  spells: z.array(slug).min(1).optional(),
  /** What else must be true of the spells. */
  note: line.optional(),
});

const manifestingRequirement = z.strictObject({
  /** Can manifest powers of this level. */
  level: z.int().min(1).max(9).optional(),
  manifester_level: z.int().min(1).optional(),
  /** Has a power point reserve of at least so many. */
  power_points: z.int().min(1).optional(),
  /** Can manifest each of these. */
  powers: z.array(slug).min(1).optional(),
});

/** What a character must have to take a prestige class's first level. Its alignment stands in the variant. */
export const classRequirements = z.strictObject({
  base_attack: z.int().min(1).max(30).optional(),
  /** Any one of these. */
  races: z.array(slug).min(1).optional(),
  race_note: line.optional(),
  skills: z.array(skillRequirement).min(1).optional(),
  feats: z
    .array(z.union([featReference, anyFeats]))
    .min(1)
    .optional(),
  proficiencies: line.optional(),
  languages: z.array(slug).min(1).optional(),
  /** Each of these. */
  spellcasting: z.array(castingRequirement).min(1).optional(),
  manifesting: manifestingRequirement.optional(),
  /** One line for each further condition, in our words. */
  special: z.array(line).min(1).optional(),
});
