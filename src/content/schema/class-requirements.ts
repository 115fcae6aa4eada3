import { z } from 'zod';
import { line, slug } from './shared.ts';

/** A feat, or a feat with a required choice: `{ feat: weapon-focus, choice: longbow or shortbow }`. */
export const featReference = z.union([slug, z.strictObject({ feat: slug, choice: line })]);

const anyFeats = z.strictObject({
  /** The number of feats, each from any of the categories. */
  count: z.int().min(1),
  categories: z.array(slug).min(1),
});

const skillRequirement = z.strictObject({
  skill: slug,
  /** Any one of these subtypes. If absent, any subtype. */
  subtypes: z.array(slug).min(1).optional(),
  ranks: z.int().min(1).max(30),
  /** The number of subtypes that need the ranks; 1 if absent. */
  count: z.int().min(2).optional(),
});

/** Spells that the character can cast or knows: a number of them, or any one of some. */
const knownSpells = z.strictObject({
  count: z.int().min(1).optional(),
  /** Only spells of this school. */
  school: slug.optional(),
  /** At least one of them is of this level or higher. */
  one_of_level: z.int().min(1).max(9).optional(),
  /** Spells from this number of schools, of `level` or higher. */
  schools: z.int().min(1).max(9).optional(),
  level: z.int().min(1).max(9).optional(),
  any_of: z.array(slug).min(2).optional(),
});

const castingRequirement = z.strictObject({
  /** Absent if any type of spell counts. */
  type: z.enum(['arcane', 'divine']).optional(),
  kind: z.enum(['prepared', 'spontaneous']).optional(),
  /** Can cast spells of this level or higher. */
  level: z.int().min(1).max(9).optional(),
  /** Can cast each of these. */
  spells: z.array(slug).min(1).optional(),
  /** What `note` says, typed. */
  known: knownSpells.optional(),
  /** A further condition for the spells, in words. */
  note: line.optional(),
});

const manifestingRequirement = z.strictObject({
  /** Can manifest powers of this level. */
  level: z.int().min(1).max(9).optional(),
  manifester_level: z.int().min(1).optional(),
  /** The minimum power point reserve. */
  power_points: z.int().min(1).optional(),
  /** Can manifest each of these. */
  powers: z.array(slug).min(1).optional(),
});

/** The requirements for the first level of a prestige class. The alignment is a field of the variant. */
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
  /** All of these. */
  spellcasting: z.array(castingRequirement).min(1).optional(),
  manifesting: manifestingRequirement.optional(),
  /** One line for each further condition, in our words. */
  special: z.array(line).min(1).optional(),
});
