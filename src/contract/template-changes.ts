import { z } from 'zod';
import { ABILITIES } from '../rules/abilities.ts';
import { ALIGNMENTS } from '../rules/alignment.ts';
import { CREATURE_SUBTYPES, CREATURE_TYPES, MANEUVERABILITIES, SIZES } from '../rules/monster-vocabulary.ts';
import { SAVES } from '../rules/saves.ts';

/* The typed changes of a template: one strict schema for the content and for the API. */

const type = z.enum(CREATURE_TYPES);
const size = z.enum(SIZES);
const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const text = z.string().min(1);
const dice = z.string().regex(/^\d+(?:d\d+)?$/, 'must be dice such as 1d6 or a number');
const scores = z.partialRecord(z.enum(ABILITIES), z.int().min(-30).max(40));

/** From so many Hit Dice up to so many; without `to` there is no upper limit. */
const span = { from: z.union([z.int().min(1), z.literal('1/2')]), to: z.int().min(1).optional() };

/** Values by size; a size that is not named has no value. */
const bySize = <Value extends z.ZodType>(value: Value) => z.partialRecord(size, value);

const creatureType = z.strictObject({
  becomes: type.optional().meta({ description: 'The new type of every creature' }),
  from: z.partialRecord(type, type).optional().meta({ description: 'Original type → new type, for some types only' }),
  augmented: z
    .boolean()
    .optional()
    .meta({ description: 'Whether a creature of a new type gains the augmented subtype' }),
});

const subtypes = z.strictObject({
  gain: z.array(z.enum(CREATURE_SUBTYPES)).optional(),
  lose: z
    .array(z.enum(['alignment', 'kind']))
    .optional()
    .meta({ description: 'Subtypes lost: those of alignment, those that name a kind of creature' }),
});

const hitDice = z.strictObject({
  of: z.enum(['all', 'racial']).optional().meta({ description: 'Which dice change; absent: all, also future ones' }),
  die: z.int().optional().meta({ description: 'The sides that the dice get' }),
  steps: z.int().optional().meta({ description: 'By how many sizes the dice grow' }),
  maximum_die: z.int().optional(),
  multiply: z.int().optional().meta({ description: 'Times the number of racial dice' }),
  drop_class_levels: z.boolean().optional(),
  base_animal: z.boolean().optional().meta({ description: 'The dice of the base animal are added' }),
  not_animals: z.array(slug).optional().meta({ description: 'Animals that are no base animals, as they eat plants' }),
  maximum_hit_points: z.boolean().optional().meta({ description: 'Every die counts its highest number' }),
  hit_points_per_die: z.int().optional().meta({ description: 'Extra hit points for each die' }),
  limit: z
    .strictObject({ dice: z.int(), spell: slug })
    .optional()
    .meta({ description: 'The most Hit Dice that the base creature may have for this spell' }),
});

const speed = z.strictObject({
  fly: z
    .strictObject({
      feet: z.int().optional(),
      times_land: z.int().optional().meta({ description: 'Times the base land speed' }),
      maximum: z.int().optional(),
      maneuverability: z.enum(MANEUVERABILITIES),
      from_size: size.optional().meta({ description: 'Only creatures of this size or larger' }),
      own: z
        .enum(['always', 'if faster'])
        .optional()
        .meta({ description: 'When the base creature keeps its own fly speed' }),
    })
    .optional(),
  only: z.boolean().optional().meta({ description: 'It flies, and has no other speed' }),
  multiply: z.int().optional().meta({ description: 'Times every speed' }),
  wings_lost: z.boolean().optional().meta({ description: 'It cannot fly by wings' }),
  maneuverability: z.enum(MANEUVERABILITIES).optional().meta({ description: 'What its own becomes' }),
  cannot_run: z.boolean().optional(),
  by_form: z.boolean().optional().meta({ description: 'Those of the form that it is in' }),
});

/** A number, or what gives the bonus: the Hit Dice, or the Charisma modifier with a minimum of +1. */
const armorBonus = z.strictObject({
  type: z.enum(['insight', 'luck', 'deflection']),
  value: z.union([z.int(), z.enum(['hit dice', 'Charisma modifier'])]),
  minimum: z.int().optional(),
});

const armorClass = z.strictObject({
  natural_increase: z.int().optional(),
  natural_minimum: z.int().optional().meta({ description: 'This or its own natural armor, whichever is better' }),
  natural_by_size: bySize(z.int()).optional().meta({ description: 'Natural armor in place of its own' }),
  natural_increase_by_size: bySize(z.int()).optional(),
  natural_ethereal: z
    .boolean()
    .optional()
    .meta({ description: 'Natural armor counts on the Ethereal Plane, the bonuses once it is manifested' }),
  bonuses: z.array(armorBonus).optional(),
});

const naturalAttack = z.strictObject({
  name: text,
  count: z.union([z.int(), z.enum(['each hand', 'extra by Hit Dice'])]),
  role: z.enum(['primary', 'secondary']),
  damage: z.union([dice, z.string().regex(/^\d+d\d+[+]\d+$/), bySize(dice)]),
  own: z
    .enum(['if better', 'replaced', 'besides'])
    .meta({ description: 'What becomes of an attack of that form which the base creature has' }),
  form: z.enum(['hybrid', 'pseudonatural']).optional().meta({ description: 'Only in this form' }),
  touch: z.boolean().optional(),
  plus: text.optional().meta({ description: 'What it does besides damage' }),
});

const ability = z.strictObject({
  name: text,
  kind: z.enum(['Ex', 'Su', 'Sp', 'Ps']).optional(),
  uses: text.optional().meta({ description: 'How often: 1/day; absent: always, or at will' }),
  dc: z
    .strictObject({
      base: z.int(),
      hit_dice: z.enum(['half', 'half racial', 'full']).optional(),
      ability: z.enum(ABILITIES).optional(),
      save: z.enum(SAVES),
    })
    .optional()
    .meta({ description: 'base + Hit Dice or half of them + ability modifier' }),
  caster_level: z.union([z.int(), text]).optional(),
});

/** A special quality as a stat block prints it; where figures go by Hit Dice, they stand in `by_hit_dice`. */
const special = z.strictObject({
  lose_base: z.boolean().optional().meta({ description: "The base creature's own are lost" }),
  keep_combat: z
    .boolean()
    .optional()
    .meta({ description: 'Of the lost, extraordinary ones stay that improve melee or ranged attacks' }),
  gain: z.array(text).optional().meta({ description: 'As stat blocks print them' }),
});

const resistance = z.strictObject({
  base: z.int(),
  per_die: z.int().optional(),
  per_challenge_rating: z.int().optional(),
  maximum: z.int().optional(),
});

const saves = z.strictObject({
  base: z
    .strictObject({ fortitude: z.enum(['1/3']), reflex: z.enum(['1/3']), will: z.enum(['1/2 + 2']) })
    .optional()
    .meta({ description: 'Base saves by Hit Dice in place of its own' }),
  bonus: z
    .array(z.strictObject({ type: text, value: z.int(), save: z.enum(SAVES).optional(), against: text.optional() }))
    .optional(),
  base_animal: z.boolean().optional(),
});

const abilities = z.strictObject({
  adjust: scores.optional(),
  set: scores.optional(),
  minimum: scores.optional(),
  none: z.array(z.enum(ABILITIES)).optional().meta({ description: 'Abilities without a score' }),
  adjust_if: z
    .strictObject({ ability: z.enum(ABILITIES), minimum: z.int(), adjust: scores })
    .optional()
    .meta({ description: 'An adjustment for creatures with this score or more only' }),
});

const skills = z.strictObject({
  none: z.boolean().optional(),
  bonuses: z.array(z.strictObject({ skill: slug, bonus: z.int() })).optional(),
  all: z.strictObject({ type: text, bonus: z.int() }).optional(),
  points: z
    .strictObject({ per_die: z.int(), as: type })
    .optional()
    .meta({ description: '(this + Int modifier) × (racial Hit Dice + 3)' }),
  per_animal_die: z.int().optional().meta({ description: '(this + Int modifier, minimum 1) for each animal Hit Die' }),
});

const feats = z.strictObject({
  lose_base: z.boolean().optional(),
  gain: z.array(slug).optional().meta({ description: 'Bonus feats' }),
  any: z.int().optional().meta({ description: 'Bonus feats of its choice' }),
  prerequisites: z.boolean().optional().meta({ description: 'Only those whose prerequisites it meets' }),
  base_animal: z.boolean().optional(),
});

const rating = z.union([z.int(), z.enum(['1/10', '1/8', '1/6', '1/4', '1/3', '1/2'])]);

const challengeRating = z.strictObject({
  add: z.int().optional(),
  minimum: z.int().optional(),
  add_by_hit_dice: z.array(z.strictObject({ ...span, add: z.int() })).optional(),
  by_hit_dice: z.array(z.strictObject({ ...span, rating })).optional(),
  of: z.enum(['base animal']).optional().meta({ description: 'Whose Hit Dice count; absent: its own' }),
});

const alignment = z.strictObject({
  becomes: z.enum(ALIGNMENTS).optional(),
  any: z.enum(['good', 'evil']).optional(),
  variety: z.boolean().optional().meta({ description: 'That of the variety' }),
});

/** What the templates gives by Hit Dice: a row for each span, its values by column. */
const byHitDice = z.strictObject({
  columns: z.array(text).min(1),
  rows: z.array(z.strictObject({ ...span, values: z.array(z.union([text, z.int(), z.null()])).min(1) })).min(1),
  beyond: z.array(text).optional().meta({ description: 'What each further step adds: its Hit Dice, then the values' }),
});

const innate = z.strictObject({
  kind: z.enum(['spells', 'powers']),
  level: text.meta({ description: 'Caster or manifester level' }),
  minimum: z.strictObject({ abilities: z.array(z.enum(ABILITIES)), score: z.int() }).optional(),
  rows: z.array(
    z.strictObject({
      from: z.int().min(1),
      to: z.int().min(1).optional(),
      uses: text,
      entries: z.array(slug).min(1),
      note: text.optional(),
    }),
  ),
});

const variety = z.strictObject({
  slug,
  name: text,
  alignment: z.enum(ALIGNMENTS).optional(),
  breath: z
    .strictObject({
      shape: z.enum(['line', 'cone']),
      feet: z.int(),
      damage: text,
      energy: text,
      words: text.optional(),
    })
    .optional(),
  immunity: text.optional(),
  animal: slug.optional().meta({ description: 'The base animal, a monster' }),
  abilities: scores.optional().meta({ description: 'In animal and hybrid form' }),
});

export const templateChanges = z
  .strictObject({
    type: creatureType.optional(),
    subtypes: subtypes.optional(),
    size: bySize(size).optional().meta({ description: 'Size → new size' }),
    hit_dice: hitDice.optional(),
    speed: speed.optional(),
    armor_class: armorClass.optional(),
    base_attack: z.enum(['1/2']).optional().meta({ description: 'For each Hit Die, in place of its own' }),
    attack_bonus: z
      .strictObject({ type: text, value: z.union([z.int(), z.literal('hit dice')]), attacks: text.optional() })
      .optional(),
    damage_bonus: z.strictObject({ type: text, value: z.int() }).optional(),
    special_attack_bonus: z
      .strictObject({ type: text, value: z.int() })
      .optional()
      .meta({ description: 'On the save DCs of special attacks' }),
    natural_attacks: z.array(naturalAttack).optional(),
    natural_weapons_count_as: z.enum(['magic', 'epic']).optional(),
    special_attacks: special.extend({ abilities: z.array(ability).optional() }).optional(),
    special_qualities: special.extend({ abilities: z.array(ability).optional() }).optional(),
    by_hit_dice: byHitDice.optional(),
    innate: innate.optional(),
    spell_resistance: resistance.optional(),
    power_resistance: resistance.optional(),
    saves: saves.optional(),
    abilities: abilities.optional(),
    skills: skills.optional(),
    feats: feats.optional(),
    challenge_rating: challengeRating,
    treasure: text.optional(),
    alignment: alignment.optional(),
    advancement: z.enum(['by character class', 'base', 'base, double']).optional(),
    level_adjustment: z
      .union([z.int(), z.literal('none')])
      .optional()
      .meta({
        description: 'Added to that of the base creature; `none`: it has none; absent: the book prints nothing',
      }),
    level_adjustments: z.record(slug, z.int()).optional().meta({ description: 'By origin, where they differ' }),
    varieties: z.array(variety).optional(),
  })
  .meta({ id: 'TemplateChanges' });
export type TemplateChanges = z.infer<typeof templateChanges>;
