import { z } from 'zod';
import { FEAT_GROUPS } from '../../contract/feat-filters.ts';
import { ALIGNMENT_PARTS } from '../../rules/alignment.ts';
import type { LevelledFeat } from '../../rules/feat-level.ts';
import { entry, line, prose, slug, source } from './shared.ts';

/** The printed types, in brackets after the name. No `dragonmark` feat is open content; lists can exclude them. */
const FEAT_TYPES = [
  'general',
  'metamagic',
  'item-creation',
  'special',
  'wild',
  'epic',
  'psionic',
  'metapsionic',
  'divine',
  'dragonmark',
] as const;
type FeatType = (typeof FEAT_TYPES)[number];

/** A row of `content/vocabulary/feat-types.yaml`: the rules of all feats of a type. */
export const featTypeSchema = z.strictObject({ name: line, rules: prose });
export type FeatTypeRules = z.infer<typeof featTypeSchema>;

/** Keys of `content/vocabulary/feat-categories.yaml`. Each feat has one; lists show it and filter by it. */
export const FEAT_CATEGORIES = [
  'combat',
  'general',
  'metamagic',
  'item-creation',
  'skill',
  'divine',
  'psionic',
  'epic',
] as const;
export type FeatCategory = (typeof FEAT_CATEGORIES)[number];

const yes = z.literal(true);
const score = z.int().min(3).max(50);

/** A required feat, or one with a required choice. `choice: same` means the same choice as for this feat. */
const requiredFeat = z.union([slug, z.strictObject({ feat: slug, choice: line })]);

/** A number of other feats of a type. `choice: same` means the feat that was chosen for this one. */
const requiredFeatCount = z.strictObject({
  type: z.enum(FEAT_TYPES),
  count: z.int().min(1),
  choice: z.literal('same').optional(),
});

/** Ranks in a skill; without a subtype, in any subtype of it. */
const requiredSkill = z.strictObject({ skill: slug, subtype: slug.optional(), ranks: z.int().min(1).max(60) });

/**
 * A feature of a class or race by its name in lower case; `detail` is its frequency, amount or choice: `5/day`, `+8d6`.
 */
const requiredFeature = z.union([line, z.strictObject({ feature: line, detail: line })]);

const requiredSpellcasting = z.strictObject({
  /** The level of spells that the character can cast. `maximum` is the highest level in the table of some class. */
  level: z.union([z.int().min(1).max(9), z.literal('maximum')]),
  /** Absent if either type counts. */
  type: z.enum(['arcane', 'divine']).optional(),
  /** At least one of the spells is of the school chosen for the feat. */
  school: z.literal('same').optional(),
});

const conditions = {
  /** All of these. */
  feats: z.array(requiredFeat).min(1).optional(),
  feat_counts: z.array(requiredFeatCount).min(1).optional(),
  /** The minimum score of each ability. */
  abilities: z
    .strictObject({
      str: score.optional(),
      dex: score.optional(),
      con: score.optional(),
      int: score.optional(),
      wis: score.optional(),
      cha: score.optional(),
    })
    .optional(),
  base_attack: z.int().min(1).max(30).optional(),
  base_saves: z
    .strictObject({
      fortitude: z.int().min(1).optional(),
      reflex: z.int().min(1).optional(),
      will: z.int().min(1).optional(),
    })
    .optional(),
  skills: z.array(requiredSkill).min(1).optional(),
  /** Ranks in the skill that was chosen for the feat. */
  chosen_skill_ranks: z.int().min(1).max(60).optional(),
  character_level: z.int().min(1).optional(),
  caster_level: z.int().min(1).optional(),
  manifester_level: z.int().min(1).optional(),
  class_levels: z
    .array(z.strictObject({ class: slug, level: z.int().min(1) }))
    .min(1)
    .optional(),
  class_features: z.array(requiredFeature).min(1).optional(),
  spellcasting: requiredSpellcasting.optional(),
  /** Can cast each of these. */
  spells: z.array(slug).min(1).optional(),
  /** Can manifest powers of this level, as with spells. */
  manifesting: z.strictObject({ level: z.union([z.int().min(1).max(9), z.literal('maximum')]) }).optional(),
  /** Access to any one of these domains. */
  domains: z.array(slug).min(1).optional(),
  /** Any one of these races. */
  races: z.array(slug).min(1).optional(),
  /** An alignment with all of these parts. */
  alignment: z.array(z.enum(ALIGNMENT_PARTS)).min(1).optional(),
  /** This size or larger. */
  size: z.enum(['large', 'huge', 'gargantuan', 'colossal']).optional(),
  /** One line for each further condition, in our words, without a full stop. */
  special: z.array(line).min(1).optional(),
  /** The lowest character level at which the conditions in `special` can be met, if that is not the first. */
  special_level: z.int().min(2).optional(),
};

/** The prerequisites: all conditions, and one of the alternatives in `any_of`, if there are any. */
const prerequisites = z
  .strictObject({
    ...conditions,
    any_of: z
      .array(z.strictObject({ ...conditions, when: line.optional() }))
      .min(2)
      .optional(),
  })
  .refine((p) => Object.keys(p).length > 0, 'leave the field out where it is empty');

/** One file of `content/feats`. */
export const featSchema = z
  .strictObject({
    ...entry,
    ...source,
    /** Other books that print it, in the order of the index. */
    also_in: z.array(z.strictObject(source)).min(1).optional(),
    types: z.array(z.enum(FEAT_TYPES)).min(1),
    /** Only if it differs from the category that `featCategory` derives, as for a general feat about skills. */
    category: z.enum(FEAT_CATEGORIES).optional(),
    group: z.enum(FEAT_GROUPS),
    /** A fighter may take it as a bonus feat. */
    fighter_bonus: yes.optional(),
    prerequisites: prerequisites.optional(),
    /** It can be taken more than once. */
    multiple: yes.optional(),
    /** Whether its effects stack when it is taken again for the same choice; absent if the text does not say. */
    stacks: z.boolean().optional(),
    /** The kind of choice that the feat requires: `weapon`, `school of magic`. */
    choice: line.optional(),
    description: prose.optional(),
    benefit: prose.optional(),
    normal: prose.optional(),
    special: prose.optional(),
  })
  .refine(
    (feat) => feat.stacks === undefined || feat.multiple,
    'stacks needs multiple',
  ) satisfies z.ZodType<LevelledFeat>;
export type Feat = z.infer<typeof featSchema>;

/** Printed type → category. The first match decides. */
const CATEGORY_OF_TYPE = [
  ['metamagic', 'metamagic'],
  ['item-creation', 'item-creation'],
  ['epic', 'epic'],
  ['psionic', 'psionic'],
  ['metapsionic', 'psionic'],
  ['divine', 'divine'],
] as const satisfies readonly (readonly [FeatType, FeatCategory])[];

/** The category of a feat: its own, else that of its types, else combat for fighter bonus feats, else general. */
export function featCategory(feat: Pick<Feat, 'category' | 'types' | 'fighter_bonus'>): FeatCategory {
  if (feat.category !== undefined) return feat.category;
  const byType = CATEGORY_OF_TYPE.find(([type]) => feat.types.includes(type));
  if (byType !== undefined) return byType[1];
  return feat.fighter_bonus ? 'combat' : 'general';
}
