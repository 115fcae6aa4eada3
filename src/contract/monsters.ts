import { z } from 'zod';
import { effectFields } from './effects.ts';
import { detailFields, listOf, namedSlug, verification } from './entries.ts';
import { coverageParameters } from './listed.ts';
import { choice, listParameters, sortBy } from './parameters.ts';
import { integerRanges, ratingRanges } from './ranges.ts';

const speed = (movement: string) => integerRanges(`${movement} speed in feet`, 0, 9999).optional();

export const monsterParameters = z.object({
  ...listParameters,
  ...coverageParameters,
  effect: choice('What it does (slug of /api/effects)').optional(),
  type: choice('Creature type (slug or name)').optional(),
  cr: ratingRanges('Challenge rating').optional(),
  hit_dice: ratingRanges('Number of Hit Dice').optional(),
  size: choice('Size (slug or name)').optional(),
  subtype: choice('Creature subtype (slug or name)').optional(),
  feat: choice('Feat that it has (slug or name)').optional(),
  class_name: choice('Class that it has levels in (slug or name)').optional(),
  rulebook: choice('Rulebook (slug or name)').optional(),
  alignment: choice('Alignment, whether always, usually or often (slug or name)').optional(),
  climate: choice(
    'Climate (slug): cold, temperate or warm; any for creatures of any climate, which the other three leave out. With a terrain, of one place that is both',
  ).optional(),
  terrain: choice(
    'Terrain or plane (slug), such as forest or plane-of-fire; any-land and any for creatures of any land and of any place, which the others leave out',
  ).optional(),
  movement: choice('Kind of movement beside walking: burrow, climb, fly, swim').optional(),
  maneuverability: choice('Maneuverability in flight: perfect, good, average, poor, clumsy').optional(),
  land_speed: speed('Land'),
  burrow_speed: speed('Burrow'),
  climb_speed: speed('Climb'),
  fly_speed: speed('Fly'),
  swim_speed: speed('Swim'),
  attack: choice('Kind of attack (slug): bite, claw, slam, gore, weapon, breath-weapon …').optional(),
  sort: sortBy('monsters'),
});
export type MonsterParameters = z.output<typeof monsterParameters>;

const text = z.string().nullable();

export const monsterCard = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    summary: text,
    challenge_rating: text.meta({ description: 'A whole number or a fraction such as 1/2; null where there is none' }),
    type_name: z.string(),
    type_slug: z.string(),
    subtypes: z.array(namedSlug),
    size: z.string().meta({ description: 'Slug: fine to colossal' }),
    size_name: z.string(),
    alignment: z.string(),
    hit_dice: text,
    hit_points: z.int().nullable(),
    speed: z.string(),
    armor_class_total: z.int(),
    natural_armor: z.int().nullable().meta({ description: 'The natural armor bonus; null where there is none' }),
    attack: text,
    str: z.int().nullable().meta({ description: 'The Strength score; null where the creature has none' }),
    environment: text,
    rulebook_name: z.string(),
  })
  .meta({ id: 'MonsterCard' });
export type MonsterCard = z.infer<typeof monsterCard>;

const term = z.object({ label: z.string(), value: z.number() });

/** A number as the rules compute it, term by term; the printed number may differ from `total`. */
const sum = z.object({ terms: z.array(term), total: z.int() });
export type MonsterSum = z.infer<typeof sum>;

const movement = z.object({
  name: z.enum(['land', 'burrow', 'climb', 'fly', 'swim']),
  speed: z.number().meta({ description: 'Feet in a move action' }),
  extra: text.meta({ description: 'Maneuverability in flight' }),
});

const breathWeapon = z.object({
  damage: z.string().nullable().meta({ description: 'Null where the breath has the effect of a spell' }),
  dc: z.int(),
});

const ageRow = z.object({
  slug: z.string(),
  age: z.string(),
  age_name: z.string(),
  challenge_rating: text,
  size_name: z.string(),
  hit_dice: text,
  abilities: z.object({
    str: z.int().nullable(),
    dex: z.int().nullable(),
    con: z.int().nullable(),
    int: z.int().nullable(),
    wis: z.int().nullable(),
    cha: z.int().nullable(),
  }),
  base_attack: z.int().nullable(),
  grapple: z.int().nullable(),
  attack_bonus: z.int().nullable(),
  fort_save: z.int().nullable(),
  reflex_save: z.int().nullable(),
  will_save: z.int().nullable(),
  breath_weapon: breathWeapon.nullable(),
  frightful_presence_dc: z.int().nullable(),
  speed: z.string(),
  initiative: z.int(),
  armor_class: z.string(),
  special_abilities: z.array(z.string()).meta({ description: 'What this age adds' }),
  caster_level: z.int().nullable(),
  spell_resistance: z.int().nullable(),
});
export type DragonAge = z.infer<typeof ageRow>;

const family = namedSlug.extend({
  description_html: text,
  combat_html: text,
  members: z.array(namedSlug).meta({ description: 'By name; of the wider families of dragons, those of the same age' }),
});

const ability = z.int().nullable();
const extra = text;

export const monster = monsterCard
  .extend({
    ...detailFields,
    ...effectFields,
    challenge_rating_note: text,
    initiative: z.int(),
    move_speed_types: z.array(movement),
    armor_class: z.string(),
    touch_armor_class: z.int().nullable(),
    flat_footed_armor_class: z.int().nullable(),
    base_attack: z.int().nullable(),
    grapple: z.int().nullable(),
    grapple_note: text,
    full_attack: text,
    space: text,
    reach: text,
    special_attacks: text,
    special_qualities: text,
    special_attack_list: z.array(z.string()),
    special_quality_list: z.array(z.string()),
    type_html: z.string().meta({ description: 'Size, type and subtypes, with links to their rules' }),
    special_attacks_html: text.meta({ description: 'With links to the rules that they name' }),
    special_qualities_html: text.meta({ description: 'With links to the rules that they name' }),
    special_terms: z
      .array(z.object({ text: z.string(), slug: z.string(), url: z.string(), summary: z.string() }))
      .meta({
        description:
          'Rules among the special attacks and qualities: the words that name them, and the term or page that has the rule',
      }),
    str_extra: extra.meta({ description: 'The modifier with its sign, as with every ability' }),
    dex: ability,
    dex_extra: extra,
    con: ability,
    con_extra: extra,
    int: ability,
    int_extra: extra,
    wis: ability,
    wis_extra: extra,
    cha: ability,
    cha_extra: extra,
    fort_save: z.int().nullable(),
    fort_save_extra: extra.meta({ description: 'What is printed beside the bonus, as with every save' }),
    reflex_save: z.int().nullable(),
    reflex_save_extra: extra,
    will_save: z.int().nullable(),
    will_save_extra: extra,
    saves: text.meta({ description: 'The line as printed' }),
    skills: z.array(
      z.object({
        slug: text.meta({ description: 'Of the skill; null for wording that is none' }),
        name: z.string(),
        modifier: z.int().nullable(),
        extra: text.meta({ description: 'Modifier and note as printed' }),
      }),
    ),
    skills_note: text,
    feats: z.array(
      z.object({
        slug: text,
        name: z.string(),
        extra: text.meta({ description: 'What it is taken for, how often' }),
        bonus: z.boolean().meta({ description: 'A bonus feat beside those by Hit Dice' }),
        epic: z.boolean(),
      }),
    ),
    organization: text,
    organization_monsters: z
      .array(z.object({ text: z.string(), slug: z.string() }))
      .meta({ description: 'Other monsters that the organization names, with the words that do' }),
    treasure: text,
    advancement: text,
    level_adjustment: text,
    races: z.array(namedSlug).meta({ description: 'Races for characters that the creature is' }),
    templates: z.array(namedSlug).meta({ description: 'Templates that it has, or that it belongs to' }),
    class_levels: z.array(namedSlug.extend({ level: z.int() })),
    description: text,
    description_html: text,
    combat: text,
    combat_html: text,
    portrait_path: text,
    portrait_alt: text,
    artwork_path: text,
    artwork_alt: text,
    token_path: text,
    /** The path of the token as SVG, for pages; null where the project has no drawing of it. */
    token_drawing_path: text,
    token_alt: text,
    as_race: namedSlug.nullable().meta({ description: 'The race of player characters that it is' }),
    family: family.nullable(),
    wider_families: z.array(family).meta({ description: 'From the nearest to the widest' }),
    age: z
      .object({
        slug: z.string(),
        name: z.string(),
        attack_bonus: z.int().nullable(),
        full_attack: text.meta({ description: 'Worked out from size, Strength and the attack bonus, without feats' }),
        bite_reach: z.int().nullable().meta({ description: 'In feet, where the bite reaches farther than the rest' }),
        breath_weapon: breathWeapon.nullable(),
        crush: text.meta({ description: 'Damage, worked out from size and Strength' }),
        tail_sweep: text.meta({ description: 'Damage, worked out from size and Strength' }),
        frightful_presence_dc: z.int().nullable(),
        spell_resistance: z.int().nullable(),
        caster_level: z.int().nullable(),
        abilities: z.array(z.string()).meta({ description: 'What all ages up to this one have added' }),
      })
      .nullable()
      .meta({ description: 'Dragons only' }),
    ages: z.array(ageRow).meta({ description: 'Dragons only: the age table of the family' }),
    derived: z
      .object({
        hit_points: sum.nullable(),
        armor_class: sum,
        initiative: sum,
        grapple: sum.nullable(),
        fort_save: sum.nullable(),
        reflex_save: sum.nullable(),
        will_save: sum.nullable(),
      })
      .meta({ description: 'What the rules make of the stat block, term by term' }),
    verification,
  })
  .meta({ id: 'Monster' });
export type Monster = z.infer<typeof monster>;

export const monsterList = listOf('monsters', monsterCard);
export type MonsterList = z.infer<typeof monsterList>;

export const monsterFilters = z.object({
  types: z.array(namedSlug),
  challenge_ratings: z.array(z.string()).meta({ description: 'What the challenge rating select offers' }),
  sizes: z.array(namedSlug),
  subtypes: z.array(namedSlug),
  feats: z.array(namedSlug).meta({ description: 'Every feat that some monster has' }),
  classes: z.array(namedSlug).meta({ description: 'Every class that some monster has levels in' }),
  rulebooks: z.array(namedSlug),
});
export type MonsterFilters = z.infer<typeof monsterFilters>;
