import type { Attack, LabelledPart, Speed } from '../monster-format.ts';
import type { Advancement } from '../monster-lines.ts';
import type { CreatureAbilities, FeatTaken, HitDice } from '../monster-math.ts';
import type { CreatureType, Size } from '../monster-vocabulary.ts';
import type { Sum } from '../sums.ts';

/** Attacks made together, and their alternatives. */
export type Attacks = readonly (readonly Attack[])[];

/** What the rules need to know of a creature that something is added to. */
export interface BaseCreature {
  size: Size;
  type: CreatureType;
  subtypes: readonly string[];
  /** Racial dice, and those of class levels with the class. */
  hit_dice: readonly (HitDice & { class?: string | undefined })[];
  /** Without armor. */
  speed: Speed;
  /** Natural armor, armor and shield; what size and Dexterity give is worked out. */
  armor: readonly LabelledPart[];
  abilities: CreatureAbilities;
  attack: Attacks;
  full_attack: Attacks;
  special_qualities: readonly string[];
  advancement: Advancement;
}

/** A creature with all figures of its stat block. The sums say of what terms a figure consists. */
export interface BuiltCreature {
  size: Size;
  type: CreatureType;
  subtypes: string[];
  hit_dice: HitDice[];
  hit_points: Sum;
  initiative: Sum;
  speed: Speed;
  armor_class: { parts: LabelledPart[]; total: Sum; touch: number; flat_footed: number };
  base_attack: Sum;
  grapple: Sum;
  attack: BuiltAttack[][];
  full_attack: BuiltAttack[][];
  special_qualities: string[];
  saves: { fortitude: Sum; reflex: Sum; will: Sum };
  abilities: CreatureAbilities;
  feats: FeatTaken[];
  challenge_rating: number | string;
  alignment: string | undefined;
  treasure: string | undefined;
  advancement: Advancement;
}

/** An attack, and the terms of its first attack bonus. */
export interface BuiltAttack extends Attack {
  terms: Sum['terms'];
}
