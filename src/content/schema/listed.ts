import { z } from 'zod';
import type { ListedKind } from '../../contract/coverage.ts';
import { line, slug, source } from './shared.ts';

/** What is listed among the feats and is none: keys of `content/vocabulary/listed-types.yaml`. */
const FEAT_TYPES = ['skill-trick', 'trait', 'flaw'] as const;
const SIZES = ['fine', 'diminutive', 'tiny', 'small', 'medium', 'large', 'huge', 'gargantuan', 'colossal'] as const;
const COMPONENTS = ['V', 'S', 'M', 'F', 'DF', 'M/DF', 'F/DF', 'XP'] as const;
const HIT_DICE = [4, 6, 8, 10, 12] as const;
const SAVES = ['fortitude', 'reflex', 'will'] as const;

const { page } = source;

/** A row of `content/index/`: a name and where its rules stand. The rulebook is the name of the file. Unknown facts are absent. */
const listed = {
  name: line,
  /** Appended to the name in the slug if another entry of the kind has the same name. */
  qualifier: line.optional(),
  page,
};
const also = {
  /** Other rulebooks that print it. */
  also_in: z
    .array(z.strictObject({ rulebook: slug, page }))
    .min(1)
    .optional(),
};

/** Levels by the slug of the class or domain. */
const levels = z.record(slug, z.int().min(0).max(9)).optional();

/** The schema of the rows of `content/index/`, by kind. */
const ROWS = {
  spells: z.strictObject({
    ...listed,
    /** Key of `content/vocabulary/schools.yaml`. */
    school: slug.optional(),
    levels,
    domains: levels,
    components: z.array(z.enum(COMPONENTS)).min(1).optional(),
    casting_time: line.optional(),
    range: line.optional(),
    duration: line.optional(),
    saving_throw: line.optional(),
    spell_resistance: line.optional(),
    ...also,
  }),
  feats: z.strictObject({ ...listed, type: z.enum(FEAT_TYPES).optional(), ...also }),
  classes: z.strictObject({
    ...listed,
    prestige: z.literal(true).optional(),
    /** The number of sides. */
    hit_die: z.literal(HIT_DICE).optional(),
    /** At each level, before the Intelligence modifier. */
    skill_points: z.int().min(1).max(12).optional(),
    base_attack: z.enum(['good', 'average', 'poor']).optional(),
    /** The good saves; empty where all three are poor. */
    good_saves: z.array(z.enum(SAVES)).optional(),
    alignment: line.max(75).optional(),
    /** The number of its levels. */
    levels: z.int().min(1).max(20).optional(),
    /** The base attack bonus that it requires. */
    needs_base_attack: z.int().min(1).max(40).optional(),
    /** In gp: `5d4 × 10`. */
    starting_gold: z
      .string()
      .regex(/^\d+d\d+ × 10$/, 'must be dice times 10, such as 5d4 × 10')
      .optional(),
    /** The names of the features that each level gives. */
    features: z.record(z.string().regex(/^(?:[1-9]|1\d|20)$/), z.array(line.max(100)).min(1)).optional(),
    ...also,
  }),
  monsters: z.strictObject({
    ...listed,
    size: z.enum(SIZES).optional(),
    /** Key of `content/vocabulary/creature-types.yaml`, or a type of the 3.0 rules. */
    type: slug.optional(),
    subtypes: z.array(line).min(1).optional(),
    cr: z.union([z.int().min(1).max(99), z.string().regex(/^1\/(?:[234568]|10)$/)]).optional(),
    ...also,
  }),
} satisfies Record<ListedKind, z.ZodObject>;

/** The schema of the files of `content/index/`, by kind. */
export const LISTED_SCHEMAS = {
  spells: z.array(ROWS.spells).min(1),
  feats: z.array(ROWS.feats).min(1),
  classes: z.array(ROWS.classes).min(1),
  monsters: z.array(ROWS.monsters).min(1),
};

/** A row of a kind. */
export type ListedRow<Kind extends ListedKind = ListedKind> = z.output<(typeof ROWS)[Kind]>;
