import { z } from 'zod';
import { detailFields, listOf, namedBy, namedSlug, verification } from './entries.ts';
import { choice, listParameters, sortBy } from './parameters.ts';
import { proficiencies } from './proficiencies.ts';
import { integerRanges } from './ranges.ts';

export const raceParameters = z.object({
  ...listParameters,
  group: choice('Part of the rules: core, psionic, monster').optional(),
  size: choice('Size (slug or name)').optional(),
  type: choice('Creature type (slug or name)').optional(),
  subtype: choice('Creature subtype (slug or name)').optional(),
  favored_class: choice('Favored class (slug or name), or any').optional(),
  rulebook: choice('Rulebook (slug or name)').optional(),
  level_adjustment: integerRanges('Level adjustment', 0, 99).optional(),
  ecr: integerRanges('Effective character level at the first class level', 0, 99).optional(),
  sort: sortBy('races'),
});
export type RaceParameters = z.output<typeof raceParameters>;

const textOrNull = z.string().nullable();
const integerOrNull = z.int().nullable();

export const raceCard = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    summary: textOrNull,
    alignment: textOrNull,
    lands: textOrNull,
    religion: textOrNull,
    rulebook_name: z.string(),
    group: z.enum(['core', 'psionic', 'monster']),
    size: textOrNull,
    type: textOrNull,
    favored_class: textOrNull,
    level_adjustment: integerOrNull,
    ecr: integerOrNull.meta({
      description:
        'Effective character level at the first class level: level adjustment, racial Hit Dice and that level',
    }),
  })
  .meta({ id: 'RaceCard' });
export type RaceCard = z.infer<typeof raceCard>;

const ability = z.object({
  ability: z.string().meta({ description: 'STR to CHA' }),
  adjustment: z.int(),
  minimum: integerOrNull.meta({ description: 'The adjusted score is never lower' }),
  missing: z.boolean().meta({ description: 'The race has no such score' }),
});

const racialHitDice = z.object({
  count: z.int(),
  die: z.string(),
  base_attack: z.int(),
  fortitude: z.int(),
  reflex: z.int(),
  will: z.int(),
  skill_points: z.int().meta({ description: 'A Hit Die, before the Intelligence modifier; four times for the first' }),
  class_skills: z.array(namedSlug),
});

const age = z.object({
  adulthood: z.int(),
  starting: z
    .object({ short: z.string(), middling: z.string(), long: z.string() })
    .meta({ description: 'Dice added to adulthood, by how long the class takes to learn' }),
  middle_age: z.int(),
  old: z.int(),
  venerable: z.int(),
  maximum: z.string().meta({ description: 'Dice added to venerable' }),
});

const heightAndWeight = z.object({
  sex: z.enum(['male', 'female']).nullable(),
  height: z.int().meta({ description: 'Inches' }),
  height_dice: z.string(),
  weight: z.int().meta({ description: 'Pounds' }),
  weight_dice: textOrNull.meta({ description: 'The height roll is multiplied by this; by 1 where null' }),
});

const trait = z.object({
  name: z.string(),
  html: textOrNull,
  written: z.boolean().meta({ description: 'True where it is rules text, false where it follows from a typed figure' }),
});
export type RaceTrait = z.infer<typeof trait>;

export const race = raceCard
  .extend({
    ...detailFields,
    description_html: textOrNull,
    subtype: textOrNull,
    physical_description: textOrNull,
    physical_description_html: textOrNull,
    society: textOrNull,
    society_html: textOrNull,
    lands_html: textOrNull,
    religion_html: textOrNull,
    racial_traits: textOrNull.meta({ description: 'All traits as plain text' }),
    racial_traits_html: textOrNull,
    traits: z.array(trait),
    traits_note_html: textOrNull,
    language: textOrNull,
    languages: z.object({
      automatic: z.array(namedSlug),
      bonus: z.array(namedSlug),
      any_bonus: z.boolean().meta({ description: 'Any but secret languages' }),
      note: textOrNull,
    }),
    favored_class_slug: textOrNull.meta({ description: 'Null where any class may be it' }),
    favored_class_note: textOrNull,
    level_adjustment_note: textOrNull,
    racial_hit_dice: racialHitDice.nullable(),
    abilities: z.array(ability),
    speed: textOrNull,
    vision: textOrNull,
    space: integerOrNull.meta({ description: 'Feet' }),
    reach: integerOrNull.meta({ description: 'Feet' }),
    proficiencies: proficiencies.nullable(),
    age: age.nullable(),
    height_and_weight: z.array(heightAndWeight),
    monster: namedSlug.nullable().meta({ description: 'The stat block of the race as a creature' }),
    prestige_classes: z.array(namedSlug).meta({ description: 'Prestige classes that only certain races can take' }),
    named_by: z.array(namedBy).meta({ description: 'Entries of other kinds that name it' }),
    verification,
  })
  .meta({ id: 'Race' });
export type Race = z.infer<typeof race>;

export const raceList = listOf('races', raceCard);
export type RaceList = z.infer<typeof raceList>;
