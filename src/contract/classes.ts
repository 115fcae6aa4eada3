import { z } from 'zod';
import { detailFields, flag, listOf, namedBy, namedSlug, notedSlug, verification } from './entries.ts';
import { KIND_NAMES } from './kinds.ts';
import { coverageParameters } from './listed.ts';
import { choice, listParameters, sortBy, yesOrNo } from './parameters.ts';
import { proficiencies } from './proficiencies.ts';
import { integerRanges } from './ranges.ts';
import { lackingMember, reachParameters } from './within-reach.ts';

export const classParameters = z.object({
  ...listParameters,
  ...coverageParameters,
  prestige: yesOrNo.optional(),
  npc: yesOrNo.optional(),
  psionic: yesOrNo.optional(),
  epic: yesOrNo.optional().meta({ description: 'Open to characters of 21st level and higher only' }),
  facts_only: yesOrNo.optional().meta({ description: 'Names and figures only; the rules text is in the book' }),
  hit_die: choice('Hit die: d4, d6, d8, d10, d12').optional(),
  base_attack: choice('Base attack bonus: good, average, poor').optional(),
  casting: choice('Spells or powers of its own: arcane, divine, psionic').optional(),
  alignment: choice('Alignment that it is open to (slug or name)').optional(),
  rulebook: choice('Rulebook (slug or name)').optional(),
  skill_points: integerRanges('Skill points a level, before the Intelligence modifier', 0, 99).optional(),
  ...reachParameters,
  sort: sortBy('classes'),
});
export type ClassParameters = z.output<typeof classParameters>;

export const classCard = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    summary: z.string().nullable(),
    hit_die: z.string().nullable().meta({ description: 'd4 to d12' }),
    skill_points: z.int().nullable().meta({ description: 'A level, before the Intelligence modifier' }),
    alignment: z.string().nullable(),
    base_attack: z.enum(['good', 'average', 'poor']).nullable(),
    rulebook_name: z.string(),
    prestige: flag,
    npc: flag,
    psionic: flag,
    epic: flag.meta({ description: 'Open to characters of 21st level and higher only' }),
    facts_only: flag.meta({ description: 'Names and figures only; the rules text is in the book' }),
  })
  .meta({ id: 'ClassCard' });
export type ClassCard = z.infer<typeof classCard>;

const requirement = z.object({
  slug: z.string().nullable().meta({ description: 'Null where no single entry is meant' }),
  name: z.string(),
  extra: z.string().nullable().meta({ description: 'What must be chosen, in brackets: longbow or shortbow' }),
  text_before: z.string().nullable(),
  text_after: z.string().nullable(),
  remove_comma: flag.meta({ description: '1 where "or" joins it to the next one' }),
});

const requiredFeat = requirement.extend({
  categories: z.array(namedSlug).meta({ description: 'Where any feat of these will do' }),
});
export type ClassRequirement = z.infer<typeof requirement>;

const classSkill = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string().meta({ description: 'With its kinds: Knowledge (arcana, religion)' }),
  base_skill: z.string().nullable().meta({ description: 'The skill that it is a kind of' }),
  key_ability: z.string().nullable().meta({ description: 'STR, DEX, CON, INT, WIS, CHA' }),
  trained_only: flag,
  armor_check_penalty: flag,
});
export type ClassSkill = z.infer<typeof classSkill>;

const special = z.object({
  text: z.string(),
  feature: z.string().nullable().meta({ description: 'The feature that it means, by its anchor' }),
  feat: z.string().nullable().meta({ description: 'The feat that it means, by slug' }),
  summary: z.string().nullable().meta({ description: 'A line of what the rule of the feature says' }),
});

const integerOrNull = z.int().nullable();

export const classLevelRow = z.object({
  level: z.int(),
  base_attack: z.array(z.int()).nullable().meta({ description: 'Bonuses of a full attack, highest first' }),
  fortitude: integerOrNull,
  reflex: integerOrNull,
  will: integerOrNull,
  epic_attack: integerOrNull.meta({ description: 'Added to the attacks and saves of 20th level' }),
  epic_save: integerOrNull,
  special: z.array(special),
  spells_per_day: z
    .array(z.string().nullable())
    .nullable()
    .meta({ description: 'By spell level from first_spell_level up; 3+1 where one is for a domain spell' }),
  spells_known: z.array(integerOrNull).nullable(),
  bonus_spells: integerOrNull,
  advances: z.array(z.string()).meta({ description: 'A level of each such class that the character already has' }),
  power_points: integerOrNull,
  powers_known: integerOrNull,
  max_power_level: integerOrNull,
  flurry_of_blows: z.array(z.int()).nullable(),
  unarmed_damage: z.object({ small: z.string(), medium: z.string(), large: z.string() }).nullable(),
  ac_bonus: integerOrNull,
  unarmored_speed_bonus: integerOrNull.meta({ description: 'Feet' }),
});
export type ClassLevelRow = z.infer<typeof classLevelRow>;

const feature = z.object({
  id: z.string().meta({ description: 'Anchor on the page' }),
  name: z.string(),
  types: z.array(z.string()).meta({ description: 'Ex, Su, Sp, Ps' }),
  level: integerOrNull.meta({ description: 'The class level that first gives it' }),
  part_of: z.string().nullable().meta({ description: 'The feature that it is a part or a choice of, by its anchor' }),
  rule: z
    .object({ kind: z.enum(KIND_NAMES), ...namedSlug.shape, summary: z.string() })
    .nullable()
    .meta({ description: 'The entry that has its rule, with a line of what it says' }),
  html: z.string().nullable(),
});
export type ClassFeature = z.infer<typeof feature>;

const epicProgression = z.object({
  levels: z.array(classLevelRow),
  bonus_feats: z.array(requiredFeat),
  bonus_feats_note: z.string().nullable(),
  features: z.array(feature),
});

const variant = z.object({
  id: z.int(),
  slug: z.string().meta({ description: 'The value of ?variant= on the page' }),
  rulebook_name: z.string(),
  rulebook_slug: z.string(),
  page: integerOrNull,
  facts_only: flag,
  required_bab: integerOrNull,
  alignment: z.string().nullable(),
  alignment_note: z.string().nullable(),
  required_races: z.array(requirement),
  required_skills: z.array(requirement.extend({ ranks: z.int() })),
  required_feats: z.array(requiredFeat),
  requirements: z
    .array(z.object({ label: z.string(), html: z.string() }))
    .meta({ description: 'All other conditions' }),
  requirements_html: z.string().nullable().meta({ description: 'The same as one list' }),
  hit_die: z.string().nullable(),
  skill_points: integerOrNull,
  starting_gold: z.string().nullable().meta({ description: 'Gold pieces, as dice: 4d4 × 10' }),
  base_attack: z.enum(['good', 'average', 'poor']).nullable(),
  saves: z.object({
    fortitude: z.enum(['good', 'poor']).nullable(),
    reflex: z.enum(['good', 'poor']).nullable(),
    will: z.enum(['good', 'poor']).nullable(),
  }),
  proficiencies: proficiencies.nullable(),
  spellcasting: z
    .object({
      type: z.enum(['arcane', 'divine', 'psionic']),
      ability: z.string(),
      kind: z.enum(['prepared', 'spontaneous']).nullable(),
      list: namedSlug.meta({ description: 'The class whose spell or power list it draws on' }),
    })
    .nullable(),
  skills: z.array(classSkill),
  skill_choice: integerOrNull.meta({ description: 'So many class skills of one’s own choice' }),
  more_skills: z.array(z.object({ with: z.string(), skills: z.array(classSkill) })),
  first_spell_level: z
    .int()
    .meta({ description: 'Spell level of the first number in spells_per_day and spells_known' }),
  levels: z.array(classLevelRow),
  advancement_html: z.string().nullable().meta({ description: 'The level table' }),
  features: z.array(feature),
  class_features: z.string().nullable().meta({ description: 'As plain text' }),
  class_features_html: z.string().nullable(),
  ex_members_html: z.string().nullable(),
  epic_progression: epicProgression.nullable(),
});
export type ClassVariant = z.infer<typeof variant>;

export const characterClass = classCard
  .extend({
    ...detailFields,
    short_description_html: z.string().nullable(),
    variants: z.array(variant).min(1),
    default_variant: z.string().meta({ description: 'The Player’s Handbook v.3.5 one, else the first' }),
    also_in: z.array(z.object({ rulebook_name: z.string(), rulebook_slug: z.string(), page: integerOrNull })),
    spell_list: z
      .object({ class: z.string(), kind: z.enum(['spells', 'powers']), levels: z.array(z.int()) })
      .nullable()
      .meta({ description: 'The list that it draws on, and the levels that the list has' }),
    favored_by: z.array(namedSlug).meta({ description: 'Races whose favored class it is' }),
    feats: z.array(notedSlug).meta({ description: 'Feats that take levels of it, with how many' }),
    creatures: z.array(notedSlug).meta({ description: 'Monsters that have levels of it, with how many' }),
    bonus_languages: z.array(namedSlug).meta({ description: 'Bonus languages beside those of the race' }),
    named_by: z.array(namedBy).meta({ description: 'Entries of other kinds that name it' }),
    verification,
  })
  .meta({ id: 'Class' });
export type CharacterClass = z.infer<typeof characterClass>;

export const classList = listOf('classes', classCard).extend({ lacking: lackingMember });
export type ClassList = z.infer<typeof classList>;
