import { z } from 'zod';
import { ALIGNMENTS } from '../../rules/alignment.ts';
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
  /** Added once to the whole of these dice. */
  modifier: z.int().optional(),
  /** Dice gained by levels in this class (content/classes); absent for racial dice. */
  class: slug.optional(),
  /** Racial dice of another creature type than the monster's, such as a lycanthrope's animal. */
  type: z.enum(CREATURE_TYPES).optional(),
});

const flight = z.strictObject({ feet, maneuverability: z.enum(MANEUVERABILITIES).optional() });

/** Feet in a move action. */
const movement = {
  land: feet.optional(),
  burrow: feet.optional(),
  climb: feet.optional(),
  fly: flight.optional(),
  swim: feet.optional(),
};

const speed = z.strictObject({
  ...movement,
  /** The armor in which these speeds are reached. */
  armor: line.optional(),
  /** Speeds without that armor. */
  base: z.strictObject(movement).optional(),
  cannot_run: z.literal(true).optional(),
  note: line.optional(),
});

const defense = {
  total: z.int(),
  /** Omitted where the source prints none (epic stat blocks) or it depends on the text. */
  touch: z.int().optional(),
  flat_footed: z.int().optional(),
  parts: z.array(
    z.strictObject({
      kind: z.enum(ARMOR_CLASS_PARTS),
      value: z.int(),
      /** What gives it: `chain shirt`, `ring of protection +1`. */
      note: line.optional(),
    }),
  ),
};

const armorClass = z.strictObject({
  ...defense,
  note: line.optional(),
  /** Another form or with other gear. */
  alternatives: z.array(z.strictObject({ when: line, ...defense })).optional(),
});

const attack = z.strictObject({
  /** Number of natural weapons or a die roll; default 1. */
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
  /** What comes with the damage: `poison`, `1d6 fire`. */
  plus: line.optional(),
  /** More dice on a critical hit (epic weapons). */
  on_critical: damage.optional(),
  /** What the attack does, where it is not plain damage: `paralysis`, `1d6 Str`. */
  effect: line.optional(),
  /** Printed with an asterisk: the text explains. */
  starred: z.literal(true).optional(),
  note: line.optional(),
});

/** Options to choose from, each a list of attacks made together; or the book's words where they fit no pattern. */
const attacks = z.union([z.array(z.array(attack).min(1)).min(1), line]);

const saves = z.strictObject({
  /** A creature without Dexterity has no Reflex save. */
  fortitude: bonus,
  reflex: bonus.optional(),
  will: bonus,
  fortitude_note: line.optional(),
  /** Printed with an asterisk: a conditional bonus stands in the text. */
  starred: z.array(z.enum(SAVES)).optional(),
});

const score = z.int().min(1).max(100).optional();

/** A missing score is missing: the creature has no such ability. */
const abilities = z.strictObject({ str: score, dex: score, con: score, int: score, wis: score, cha: score });

const skill = z.union([
  z.strictObject({
    /** Of content/skills. */
    skill: slug,
    /** Of Craft, Knowledge, Perform, Profession, Speak Language; also `any two`. */
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
    /** Of content/feats. */
    feat: slug,
    /** Weapon, skill, school or ability the feat is for. */
    choice: line.optional(),
    times: z.int().min(2).optional(),
    /** Bonus feat: does not count against the feats by Hit Dice. */
    bonus: z.literal(true).optional(),
  }),
  z.strictObject({ text: line, bonus: z.literal(true).optional() }),
]);

/** Hit Dice at which an advanced specimen has a size; without `to` there is no upper end; without `size` it keeps its own. */
const advancementStep = z.strictObject({
  from: z.int().min(1),
  to: z.int().optional(),
  size: z.enum(SIZES).optional(),
});

export const monsterSchema = z.strictObject({
  ...entry,
  ...source,
  /** Of content/monster-families. */
  family: slug.optional(),
  /** Dragons only. */
  age: z.enum(DRAGON_AGES).optional(),
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
  /** Omitted for creatures that cannot grapple. */
  grapple: bonus.optional(),
  grapple_note: line.optional(),
  /** Dragons only: the age table's bonus; number and damage of the attacks follow from size (SRD, "Dragon, True"). */
  attack_bonus: bonus.optional(),
  attack: attacks.optional(),
  full_attack: attacks.optional(),
  /** Feet of each side of the square, and feet of natural reach. */
  space: feet.optional(),
  reach: feet.optional(),
  reach_note: line.optional(),
  special_attacks: z.array(line).optional(),
  special_qualities: z.array(line).optional(),
  /** Dragons only: damage and save DC of the breath weapon. */
  breath_weapon: z.strictObject({ damage, dc: z.int() }).optional(),
  frightful_presence_dc: z.int().optional(),
  spell_resistance: z.int().optional(),
  /** Level of the dragon's sorcerer spells. */
  caster_level: z.int().optional(),
  /** Dragons only: what this age adds to the younger ones' abilities (`cumulativeAgeAbilities` adds them up). */
  age_abilities: z.array(line).optional(),
  saves: saves.optional(),
  saves_note: line.optional(),
  abilities,
  skills: z.array(skill).optional(),
  skills_note: line.optional(),
  feats: z.array(feat).optional(),
  epic_feats: z.array(feat).optional(),
  /** The other form of the same creature whose feats these are. */
  feats_as: slug.optional(),
  environment: line.optional(),
  organization: line.optional(),
  challenge_rating: z.union([z.int().min(1).max(99), z.enum(FRACTIONAL_RATINGS)]).optional(),
  /** The printed wording where it says more than one number. */
  challenge_rating_note: line.optional(),
  treasure: line.optional(),
  alignment: z.union([z.strictObject({ tendency: z.enum(ALIGNMENT_TENDENCIES), alignment: z.enum(ALIGNMENTS) }), line]),
  /** Omitted where the creature does not advance. */
  advancement: z.union([z.array(advancementStep).min(1), line]).optional(),
  /** `none` where the book prints a dash; omitted where it prints nothing. */
  level_adjustment: z
    .union([z.int().min(0), z.literal('none'), z.strictObject({ value: z.int().optional(), note: line })])
    .optional(),
  description: prose.optional(),
  combat: prose.optional(),
});

export type Monster = z.infer<typeof monsterSchema>;
