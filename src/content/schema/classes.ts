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
/** `all` includes tower shields, `not-tower` leaves them out. */
export const SHIELD_PROFICIENCIES = ['all', 'not-tower'] as const;
/** Extraordinary, supernatural, spell-like and psi-like abilities. */
export const ABILITY_TYPES = ['ex', 'su', 'sp', 'ps'] as const;
export const CASTING_TYPES = ['arcane', 'divine', 'psionic'] as const;
export const CASTING_KINDS = ['prepared', 'spontaneous'] as const;

/**
 * A class skill: a skill's slug, or some of its kinds (`{ skill: knowledge, subtypes: [arcana, religion] }`). Without kinds, Craft,
 * Knowledge, Perform and Profession stand for each of their kinds, taken individually.
 */
export const classSkill = z.union([slug, z.strictObject({ skill: slug, subtypes: z.array(slug).min(1) })]);

const spellcasting = z.strictObject({
  type: z.enum(CASTING_TYPES),
  /** The ability that sets bonus spells or power points, and save DCs. */
  ability: z.enum(ABILITIES),
  /** Absent for manifesters, who do neither. */
  kind: z.enum(CASTING_KINDS).optional(),
  /** The class whose spell or power list is drawn on. */
  list: slug,
  /** The spell level of the first number in `spells_per_day` and `spells_known`. Absent for manifesters. */
  first_spell_level: z.union([z.literal(0), z.literal(1)]).optional(),
  /** One more spell a day of each spell level from 1st up, for a domain spell: printed as "+1". */
  domain_slots: z.literal(true).optional(),
});

export const proficiencies = z.strictObject({
  weapon_categories: z.array(z.enum(WEAPON_CATEGORIES)).optional(),
  /** Single weapons beside the categories. */
  weapons: z.array(slug).optional(),
  armor: z.array(z.enum(ARMOR_CATEGORIES)).optional(),
  shields: z.enum(SHIELD_PROFICIENCIES).optional(),
  note: line.optional(),
});

const feature = z.strictObject({
  name: line,
  types: z.array(z.enum(ABILITY_TYPES)).min(1).optional(),
  /** The class level that first gives it. Absent for one of several to choose from. */
  level: z.int().min(1).max(20).optional(),
  /** The feature of the same class that this is a part or a choice of. */
  part_of: line.optional(),
  text: prose.optional(),
});

const saves = z.strictObject({
  fortitude: z.enum(SAVE_PROGRESSIONS).optional(),
  reflex: z.enum(SAVE_PROGRESSIONS).optional(),
  will: z.enum(SAVE_PROGRESSIONS).optional(),
});

/** A class as one rulebook prints it. */
const variant = z.strictObject({
  ...source,
  /** Names and figures only, from an index: the page says that the book has the rules text. */
  facts_only: z.literal(true).optional(),
  alignment: z.union([z.literal('any'), z.array(z.enum(ALIGNMENTS)).min(1)]).optional(),
  /** What the list of alignments cannot say. */
  alignment_note: line.optional(),
  hit_die: z.literal(HIT_DICE).optional(),
  /** Skill points a level, before the Intelligence modifier; four times as many at 1st character level. */
  skill_points: z.int().min(2).max(8).optional(),
  class_skills: z.array(classSkill).min(1).optional(),
  /** So many skills of one's own choice are class skills. */
  class_skill_choice: z.int().min(1).optional(),
  /** Class skills that come with a choice, such as a domain or discipline. */
  more_class_skills: z.array(z.strictObject({ with: line, skills: z.array(classSkill).min(1) })).optional(),
  /** Absent for classes that only epic characters can take: they use the epic bonuses. */
  base_attack: z.enum(BASE_ATTACK_PROGRESSIONS).optional(),
  saves: saves.optional(),
  /** The columns as the class's table prints them, level by level; what is shown follows from the progressions. */
  printed_columns: z.strictObject({ base_attack: line, fortitude: line, reflex: line, will: line }).optional(),
  proficiencies: proficiencies.optional(),
  /** Gold pieces at 1st character level, as dice: `4d4 × 10`. */
  starting_gold: z
    .string()
    .regex(/^\d+d\d+(?: × 10)?$/, 'must be dice, such as 4d4 × 10')
    .optional(),
  requirements: classRequirements.optional(),
  spellcasting: spellcasting.optional(),
  /** The last level before the epic progression. Absent where an index does not tell. */
  max_level: z.union([z.literal(3), z.literal(5), z.literal(10), z.literal(20)]).optional(),
  /** Only what does not follow from the progressions; a level without a row has nothing of its own. */
  levels: z.array(classLevel).optional(),
  epic_progression: classEpic.optional(),
  features: z.array(feature).optional(),
  /** What happens to one who breaks the class's code or alignment. */
  ex_members: prose.optional(),
});

export const classSchema = z.strictObject({
  ...entry,
  prestige: z.literal(true).optional(),
  npc: z.literal(true).optional(),
  psionic: z.literal(true).optional(),
  /** Open to characters of 21st level and higher only. */
  epic: z.literal(true).optional(),
  /** Other books that print the class, of whose printing nothing but the page is known. */
  also_in: z.array(z.strictObject({ ...source })).optional(),
  /** The default first. */
  variants: z.array(variant).min(1),
  description: prose.optional(),
});

export type Class = z.infer<typeof classSchema>;
