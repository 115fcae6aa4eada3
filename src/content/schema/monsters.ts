import { z } from 'zod';
import { ALIGNMENTS } from '../../rules/alignment.ts';
import { EPIC_DRAGON_BODIES } from '../../rules/dragon-attacks.ts';
import {
  ALIGNMENT_TENDENCIES,
  ARMOR_CLASS_PARTS,
  ATTACK_MODES,
  CREATURE_SUBTYPES,
  CREATURE_TYPES,
  DRAGON_AGES,
  FRACTIONAL_RATINGS,
  MANEUVERABILITIES,
  SIZES,
} from '../../rules/monster-vocabulary.ts';
import { SAVES } from '../../rules/saves.ts';
import { entry, line, prose, slug, source } from './shared.ts';

/** Damage as rolled: `1d6+2`, `2d8-1`, or a fixed number of points. */
const damage = z.string().regex(/^\d+(?:d\d+(?:[+-]\d+)?)?$/, 'must be dice such as 1d6+2 or a number');

const feet = z.number().min(0).max(1000);
const bonus = z.int().min(-40).max(200);

const hitDice = z.strictObject({
  count: z.union([z.int().min(1).max(200), z.enum(['1/2', '1/4'])]),
  die: z.union([z.literal(4), z.literal(6), z.literal(8), z.literal(10), z.literal(12)]),
  /** Added once to the total of these dice. */
  modifier: z.int().optional(),
  /** Dice gained by levels in this class (content/classes); absent for racial dice. */
  class: slug.optional(),
  /** The creature type of racial dice, if it is not the monster's: the animal of a lycanthrope. */
  type: z.enum(CREATURE_TYPES).optional(),
});

const flight = z.strictObject({ feet, maneuverability: z.enum(MANEUVERABILITIES).optional() });

/** Feet per move action. */
const movement = {
  land: feet.optional(),
  burrow: feet.optional(),
  climb: feet.optional(),
  fly: flight.optional(),
  swim: feet.optional(),
};

const speed = z.strictObject({
  ...movement,
  /** The armor that these speeds apply to. */
  armor: line.optional(),
  /** The speeds without that armor. */
  base: z.strictObject(movement).optional(),
  cannot_run: z.literal(true).optional(),
  note: line.optional(),
});

const defense = {
  total: z.int(),
  /** Absent if the source prints none (epic stat blocks) or the text decides. */
  touch: z.int().optional(),
  flat_footed: z.int().optional(),
  parts: z.array(
    z.strictObject({
      kind: z.enum(ARMOR_CLASS_PARTS),
      value: z.int(),
      /** Its source: `chain shirt`, `ring of protection +1`. */
      note: line.optional(),
    }),
  ),
};

const armorClass = z.strictObject({
  ...defense,
  note: line.optional(),
  /** The Armor Class of another form, or with other equipment. */
  alternatives: z.array(z.strictObject({ when: line, ...defense })).optional(),
});

export const attack = z.strictObject({
  /** The number of attacks, or dice for it; default 1. */
  count: z.union([z.int().min(1), damage]).optional(),
  name: line,
  /** Bonus to attack rolls, or the bonuses of iterative attacks; swarms have none. */
  bonus: z.union([bonus, z.array(bonus).min(2)]).optional(),
  /** Default melee. */
  mode: z.enum(ATTACK_MODES).optional(),
  damage: damage.optional(),
  /** Lowest natural roll that threatens a critical hit; default 20. */
  threat: z.int().min(15).max(19).optional(),
  /** Critical multiplier; default 2. */
  multiplier: z.int().min(3).max(4).optional(),
  /** Additional effect or damage: `poison`, `1d6 fire`. */
  plus: line.optional(),
  /** Additional damage on a critical hit (epic weapons). */
  on_critical: damage.optional(),
  /** The effect of the attack, if it is not damage: `paralysis`, `1d6 Str`. */
  effect: line.optional(),
  /** Printed with an asterisk; the text explains it. */
  starred: z.literal(true).optional(),
  note: line.optional(),
});

/** Alternatives, each a list of attacks made together; or the book's words if they cannot be parsed. */
const attacks = z.union([z.array(z.array(attack).min(1)).min(1), line]);

const saves = z.strictObject({
  fortitude: bonus,
  /** Absent for creatures without Dexterity. */
  reflex: bonus.optional(),
  will: bonus,
  fortitude_note: line.optional(),
  /** Saves printed with an asterisk; the text describes a conditional bonus. */
  starred: z.array(z.enum(SAVES)).optional(),
});

const score = z.int().min(1).max(100).optional();

/** Ability scores. The creature does not have an ability whose score is absent. */
const abilities = z.strictObject({ str: score, dex: score, con: score, int: score, wis: score, cha: score });

const skill = z.union([
  z.strictObject({
    /** A slug of content/skills. */
    skill: slug,
    /** The subtype of Craft, Knowledge, Perform, Profession or Speak Language; also `any two`. */
    subtype: line.optional(),
    modifier: bonus.optional(),
    /** A modifier for a special case: `+4 acting`. */
    note: line.optional(),
    starred: z.literal(true).optional(),
  }),
  z.strictObject({ text: line }),
]);

const feat = z.union([
  z.strictObject({
    /** A slug of content/feats. */
    feat: slug,
    /** The weapon, skill, school or ability that was chosen for the feat. */
    choice: line.optional(),
    times: z.int().min(2).optional(),
    /** A bonus feat, which does not count toward the number of feats by Hit Dice. */
    bonus: z.literal(true).optional(),
  }),
  z.strictObject({ text: line, bonus: z.literal(true).optional() }),
]);

/**
 * The size of an advanced creature by Hit Dice. Without `to`, there is no upper limit. Without `size`, the creature
 * keeps its size.
 */
const advancementStep = z.strictObject({
  from: z.int().min(1),
  to: z.int().optional(),
  size: z.enum(SIZES).optional(),
});

export const monsterSchema = z.strictObject({
  ...entry,
  ...source,
  /** A slug of content/monster-families. */
  family: slug.optional(),
  /** Dragons only. */
  age: z.enum(DRAGON_AGES).optional(),
  /** Dragons only: the row of the table of natural weapons, if it is not that of the size (`dragonBody`). */
  dragon_body: z.enum(EPIC_DRAGON_BODIES).optional(),
  size: z.enum(SIZES),
  type: z.enum(CREATURE_TYPES),
  subtypes: z.array(z.enum(CREATURE_SUBTYPES)).optional(),
  subtypes_note: line.optional(),
  hit_dice: z.array(hitDice).min(1).optional(),
  hit_points: z.int().min(1).optional(),
  hit_dice_note: line.optional(),
  initiative: bonus,
  speed,
  armor_class: armorClass,
  base_attack: bonus.optional(),
  /** Absent for creatures that cannot grapple. */
  grapple: bonus.optional(),
  grapple_note: line.optional(),
  /**
   * Dragons only: the attack bonus of the age table. Number and damage of the attacks follow from size (SRD, "Dragon,
   * True").
   */
  attack_bonus: bonus.optional(),
  attack: attacks.optional(),
  full_attack: attacks.optional(),
  /** `space`: side of the square in feet. `reach`: natural reach in feet. */
  space: feet.optional(),
  reach: feet.optional(),
  reach_note: line.optional(),
  special_attacks: z.array(line).optional(),
  special_qualities: z.array(line).optional(),
  /** Dragons only: damage and save DC of the breath weapon. Without `damage`, the family's text says what it does. */
  breath_weapon: z.strictObject({ damage: damage.optional(), dc: z.int() }).optional(),
  frightful_presence_dc: z.int().optional(),
  spell_resistance: z.int().optional(),
  /** Caster level of the dragon's sorcerer spells. */
  caster_level: z.int().optional(),
  /** Dragons only: the abilities that this age adds to those of the younger ages (see `cumulativeAgeAbilities`). */
  age_abilities: z.array(line).optional(),
  saves: saves.optional(),
  saves_note: line.optional(),
  abilities,
  skills: z.array(skill).optional(),
  skills_note: line.optional(),
  /** Racial bonuses on skills; `when` is the condition of one that does not always count. */
  racial_skills: z
    .array(z.strictObject({ skill: slug, bonus: z.int().min(-20).max(100), when: line.optional() }))
    .min(1)
    .optional(),
  feats: z.array(feat).optional(),
  epic_feats: z.array(feat).optional(),
  /** The other form of the same creature whose feats it has. */
  feats_as: slug.optional(),
  environment: line.optional(),
  organization: line.optional(),
  challenge_rating: z.union([z.int().min(1).max(99), z.enum(FRACTIONAL_RATINGS)]).optional(),
  /** The printed text, if it has more than one number. */
  challenge_rating_note: line.optional(),
  treasure: line.optional(),
  alignment: z.union([z.strictObject({ tendency: z.enum(ALIGNMENT_TENDENCIES), alignment: z.enum(ALIGNMENTS) }), line]),
  /** Absent if the creature does not advance. */
  advancement: z.union([z.array(advancementStep).min(1), line]).optional(),
  /** `none` if the book prints a dash; absent if it prints nothing. */
  level_adjustment: z
    .union([z.int().min(0), z.literal('none'), z.strictObject({ value: z.int().optional(), note: line })])
    .optional(),
  description: prose.optional(),
  combat: prose.optional(),
});

export type Monster = z.infer<typeof monsterSchema>;
