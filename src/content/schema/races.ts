import { z } from 'zod';
import { ABILITIES } from '../../rules/abilities.ts';
import { ALIGNMENTS } from '../../rules/alignment.ts';
import {
  ABILITY_TYPES,
  BASE_ATTACK_PROGRESSIONS,
  classSkill,
  HIT_DICE,
  proficiencies,
  SAVE_PROGRESSIONS,
} from './classes.ts';
import { entry, line, prose, slug, source } from './shared.ts';

export const RACE_GROUPS = ['core', 'psionic', 'monster'] as const;
export const RACE_SIZES = ['small', 'medium', 'large'] as const;
export const RACE_TYPES = ['aberration', 'fey', 'giant', 'humanoid', 'monstrous-humanoid', 'outsider'] as const;
export const MANEUVERABILITIES = ['perfect', 'good', 'average', 'poor', 'clumsy'] as const;
export const ALIGNMENT_TENDENCIES = ['always', 'usually', 'often'] as const;
export const RACE_SEXES = ['male', 'female'] as const;

const abilityScores = (value: z.ZodInt) => z.partialRecord(z.enum(ABILITIES), value);
const dice = z.string().regex(/^\d+d(?:\d+|%)$/, 'must be dice, such as 2d6 or 2d%');

/** A fixed racial bonus. */
const bonus = {
  bonus: z.int().min(-10).max(20),
  /** Racial if absent. */
  type: z.enum(['dodge', 'morale', 'circumstance']).optional(),
};

const speed = z.strictObject({
  /** Feet per move action; absent for creatures that only fly. */
  land: z.int().min(5).optional(),
  /** Medium and heavy armor and loads do not reduce its speed. */
  unhindered: z.literal(true).optional(),
  fly: z.strictObject({ feet: z.int().min(5), maneuverability: z.enum(MANEUVERABILITIES) }).optional(),
});

/** Ranges in feet. */
const senses = z.strictObject({
  darkvision: z.int().min(30).optional(),
  low_light_vision: z.literal(true).optional(),
  blindsight: z.int().min(5).optional(),
  scent: z.literal(true).optional(),
});

const languages = z.strictObject({
  automatic: z.array(slug).optional(),
  /** `any` excludes secret languages such as Druidic. */
  bonus: z.union([z.literal('any'), z.array(slug).min(1)]).optional(),
  note: line.optional(),
});

const racialHitDice = z.strictObject({
  count: z.int().min(1),
  die: z.literal(HIT_DICE),
  base_attack: z.enum(BASE_ATTACK_PROGRESSIONS),
  saves: z.strictObject({
    fortitude: z.enum(SAVE_PROGRESSIONS),
    reflex: z.enum(SAVE_PROGRESSIONS),
    will: z.enum(SAVE_PROGRESSIONS),
  }),
  /** Skill points per Hit Die, before the Intelligence modifier; four times as many for the first. */
  skill_points: z.int().min(2).max(8),
  class_skills: z.array(classSkill).min(1),
  /** Printed figures that differ from the rules. */
  printed: z.strictObject({ base_attack: z.int().optional() }).optional(),
});

const trait = z.strictObject({
  name: line,
  types: z.array(z.enum(ABILITY_TYPES)).min(1).optional(),
  text: prose.optional(),
});

export const raceSchema = z.strictObject({
  ...entry,
  ...source,
  group: z.enum(RACE_GROUPS),
  /** The stat block of the creature, which describes its abilities. */
  monster: slug.optional(),
  /** The usual alignment, if the book gives one: an alignment, or one part of it (`good`). */
  alignment: z
    .strictObject({
      tendency: z.enum(ALIGNMENT_TENDENCIES),
      alignment: z.union([z.enum(ALIGNMENTS), z.literal('good'), z.literal('evil')]),
    })
    .optional(),
  /** Absent if it is that of the base creature, like all absent facts of a lycanthrope. */
  type: z.enum(RACE_TYPES).optional(),
  subtypes: z.array(slug).optional(),
  size: z.enum(RACE_SIZES).optional(),
  /** Space and reach in feet, for Large races. */
  space: z.int().min(5).optional(),
  reach: z.int().min(5).optional(),
  ability_adjustments: abilityScores(z.int().min(-10).max(20)).optional(),
  /** The minimum of the adjusted score. */
  ability_minimums: abilityScores(z.int().min(1)).optional(),
  /** Abilities without a score. */
  missing_abilities: z.array(z.enum(ABILITIES)).optional(),
  speed: speed.optional(),
  senses: senses.optional(),
  racial_hit_dice: racialHitDice.optional(),
  /** 0 for +0. The effective character level is the sum of level adjustment, racial Hit Dice and class levels. */
  level_adjustment: z.int().min(0).optional(),
  level_adjustment_note: line.optional(),
  favored_class: z.union([z.literal('any'), slug]).optional(),
  favored_class_note: line.optional(),
  languages: languages.optional(),
  natural_armor: z.int().min(1).optional(),
  natural_weapons: z.array(z.strictObject({ name: line, count: z.int().min(2).optional(), damage: dice })).optional(),
  proficiencies: proficiencies.optional(),
  /** Exotic weapons that count as martial ones. */
  weapon_familiarity: z.array(slug).optional(),
  bonus_feats: z.array(slug).optional(),
  /** The number of additional feats at 1st level, chosen by the player. */
  extra_feats: z.int().min(1).optional(),
  extra_skill_points: z.strictObject({ first_level: z.int(), each_level: z.int() }).optional(),
  skill_bonuses: z
    .array(z.strictObject({ skill: slug, subtype: slug.optional(), ...bonus, when: line.optional() }))
    .optional(),
  /** On all saving throws if `against` is absent. */
  save_bonuses: z.array(z.strictObject({ ...bonus, against: line.optional() })).optional(),
  attack_bonuses: z.array(z.strictObject({ ...bonus, when: line })).optional(),
  armor_class_bonuses: z.array(z.strictObject({ ...bonus, when: line })).optional(),
  ability_check_bonuses: z.array(z.strictObject({ ...bonus, when: line })).optional(),
  immunities: z.array(line).optional(),
  /** Energy type → points of damage that are subtracted from each attack. */
  resistances: z.partialRecord(z.enum(['acid', 'cold', 'electricity', 'fire', 'sonic']), z.int().min(5)).optional(),
  /** As printed: `10/magic`. */
  damage_reduction: line.optional(),
  spell_resistance: z.strictObject({ base: z.int(), plus_class_levels: z.literal(true).optional() }).optional(),
  bonus_power_points: z.int().min(1).optional(),
  spell_like_abilities: z
    .array(z.strictObject({ uses: line, spells: z.array(slug).min(1), note: line.optional() }))
    .optional(),
  psi_like_abilities: z
    .array(z.strictObject({ uses: line, powers: z.array(slug).min(1), note: line.optional() }))
    .optional(),
  traits: z.array(trait).optional(),
  /** Ages in years. The dice of `starting` are added to `adulthood`, those of `maximum` to `venerable`. */
  age: z
    .strictObject({
      adulthood: z.int(),
      /**
       * By the class's training: short (barbarian, rogue, sorcerer …), middling (bard, fighter …) or long (cleric,
       * wizard …).
       */
      starting: z.strictObject({ short: dice, middling: dice, long: dice }),
      middle_age: z.int(),
      old: z.int(),
      venerable: z.int(),
      maximum: dice,
    })
    .optional(),
  /**
   * Height in inches, weight in pounds. The height roll is added to `height`; the height roll × the weight roll (1 if
   * absent) to `weight`.
   */
  height_and_weight: z
    .array(
      z.strictObject({
        sex: z.enum(RACE_SEXES).optional(),
        height: z.int(),
        height_dice: dice,
        weight: z.int(),
        weight_dice: dice.optional(),
      }),
    )
    .optional(),
  description: prose.optional(),
  physical_description: prose.optional(),
  society: prose.optional(),
  lands: prose.optional(),
  religion: prose.optional(),
  racial_traits: prose.optional(),
});

export type Race = z.infer<typeof raceSchema>;
