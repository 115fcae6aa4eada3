import { z } from 'zod';
import { ABILITIES } from '../../rules/abilities.ts';
import { ALIGNMENTS } from '../../rules/alignment.ts';
import { classEpic, classLevel } from './class-levels.ts';
import { classRequirements } from './class-requirements.ts';
import { entry, line, prose, slug, source } from './shared.ts';

export const HIT_DICE = [4, 6, 8, 10, 12] as const;
export const BASE_ATTACK_PROGRESSIONS = ['good', 'average', 'poor'] as const;
export const SAVE_PROGRESSIONS = ['good', 'poor'] as const;
export const WEAPON_CATEGORIES = ['simple', 'martial', 'exotic'] as const;
export const ARMOR_CATEGORIES = ['light', 'medium', 'heavy'] as const;
/** `all` includes tower shields, `not-tower` excludes them. */
export const SHIELD_PROFICIENCIES = ['all', 'not-tower'] as const;
/** Extraordinary, supernatural, spell-like and psi-like abilities. */
export const ABILITY_TYPES = ['ex', 'su', 'sp', 'ps'] as const;
export const CASTING_TYPES = ['arcane', 'divine', 'psionic'] as const;
export const CASTING_KINDS = ['prepared', 'spontaneous'] as const;

/**
 * A class skill: the slug of a skill, or some of its subtypes (`{ skill: knowledge, subtypes: [arcana, religion] }`).
 * Without subtypes, Craft, Knowledge, Perform and Profession mean each of their subtypes, taken individually.
 */
export const classSkill = z.union([slug, z.strictObject({ skill: slug, subtypes: z.array(slug).min(1) })]);

const spellcasting = z.strictObject({
  type: z.enum(CASTING_TYPES),
  /** The ability that sets bonus spells or power points, and save DCs. */
  ability: z.enum(ABILITIES),
  /** Absent for manifesters. */
  kind: z.enum(CASTING_KINDS).optional(),
  /** The class whose spell or power list is used. */
  list: slug,
  /** The spell level of the first number in `spells_per_day` and `spells_known`. Absent for manifesters. */
  first_spell_level: z.union([z.literal(0), z.literal(1)]).optional(),
  /** One domain spell per day of each spell level from 1st up, printed as "+1". */
  domain_slots: z.literal(true).optional(),
});

export const proficiencies = z.strictObject({
  weapon_categories: z.array(z.enum(WEAPON_CATEGORIES)).optional(),
  /** Individual weapons in addition to the categories. */
  weapons: z.array(slug).optional(),
  armor: z.array(z.enum(ARMOR_CATEGORIES)).optional(),
  shields: z.enum(SHIELD_PROFICIENCIES).optional(),
  note: line.optional(),
});

/** The kinds whose entries are rules of class features. */
const RULE_KINDS = ['glossary', 'rules', 'feats', 'skills', 'spells', 'powers', 'monsters'] as const;

const featureRule = z
  .string()
  .regex(new RegExp(`^(?:${RULE_KINDS.join('|')})/[a-z0-9-]+$`), `must be kind/slug of ${RULE_KINDS.join(', ')}`);

const feature = z.strictObject({
  name: line,
  /** The entry that has the rule of the feature: `glossary/evasion`, `feats/track`. */
  rule: featureRule.optional(),
  types: z.array(z.enum(ABILITY_TYPES)).min(1).optional(),
  /** The class level that first grants it. Absent for one of several options. */
  level: z.int().min(1).max(20).optional(),
  /** The feature of the same class that this is a part or an option of. */
  part_of: line.optional(),
  text: prose.optional(),
});

const saves = z.strictObject({
  fortitude: z.enum(SAVE_PROGRESSIONS).optional(),
  reflex: z.enum(SAVE_PROGRESSIONS).optional(),
  will: z.enum(SAVE_PROGRESSIONS).optional(),
});

/** The version of a class in one rulebook. */
const variant = z.strictObject({
  ...source,
  /** Only names and figures from an index are known. The page says that the rules text is in the book. */
  facts_only: z.literal(true).optional(),
  alignment: z.union([z.literal('any'), z.array(z.enum(ALIGNMENTS)).min(1)]).optional(),
  /** A restriction that the list of alignments cannot express. */
  alignment_note: line.optional(),
  hit_die: z.literal(HIT_DICE).optional(),
  /** Skill points per level, before the Intelligence modifier; four times as many at 1st character level. */
  skill_points: z.int().min(2).max(8).optional(),
  class_skills: z.array(classSkill).min(1).optional(),
  /** The number of class skills that the player chooses freely. */
  class_skill_choice: z.int().min(1).optional(),
  /** Class skills that depend on a choice (`with`), such as a domain or discipline. */
  more_class_skills: z.array(z.strictObject({ with: line, skills: z.array(classSkill).min(1) })).optional(),
  /** Absent for classes that only epic characters can take, because they have epic bonuses instead. */
  base_attack: z.enum(BASE_ATTACK_PROGRESSIONS).optional(),
  saves: saves.optional(),
  /**
   * The printed columns of the class table, level by level, for verification. The site shows the computed progressions.
   */
  printed_columns: z.strictObject({ base_attack: line, fortitude: line, reflex: line, will: line }).optional(),
  proficiencies: proficiencies.optional(),
  /** Gold pieces at 1st character level, as dice: `4d4 × 10`. */
  starting_gold: z
    .string()
    .regex(/^\d+d\d+(?: × 10)?$/, 'must be dice, such as 4d4 × 10')
    .optional(),
  requirements: classRequirements.optional(),
  spellcasting: spellcasting.optional(),
  /** The last level before the epic progression. Absent if unknown. */
  max_level: z.union([z.literal(3), z.literal(5), z.literal(10), z.literal(20)]).optional(),
  /** The columns that do not follow from the progressions. Levels without such columns have no row. */
  levels: z.array(classLevel).optional(),
  epic_progression: classEpic.optional(),
  features: z.array(feature).optional(),
  /** What happens to a member who violates the class's code or alignment. */
  ex_members: prose.optional(),
});

export const classSchema = z.strictObject({
  ...entry,
  prestige: z.literal(true).optional(),
  npc: z.literal(true).optional(),
  psionic: z.literal(true).optional(),
  /** Only for characters of 21st level and higher. */
  epic: z.literal(true).optional(),
  /** Other rulebooks that print the class, of which at most the page is known. */
  also_in: z.array(z.strictObject({ ...source })).optional(),
  /** The versions of the class by rulebook, the default first. */
  variants: z.array(variant).min(1),
  description: prose.optional(),
});

export type Class = z.infer<typeof classSchema>;
