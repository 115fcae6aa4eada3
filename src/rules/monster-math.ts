/**
 * What the d20 rules derive from a creature's Hit Dice, type, size and ability scores.
 * Pure arithmetic: hit points in points, distances in feet, bonuses as signed whole numbers.
 */

import type { CreatureType, Size } from './monster-vocabulary.ts';
import { SAVES, type Save } from './saves.ts';

/** How fast the base attack bonus grows with Hit Dice: full = 1 per HD, average = 3/4, poor = 1/2. */
export type Progression = 'full' | 'average' | 'poor';

/** Ability scores; a creature without an ability has no score. */
export interface CreatureAbilities {
  str?: number | undefined;
  dex?: number | undefined;
  con?: number | undefined;
  int?: number | undefined;
  wis?: number | undefined;
  cha?: number | undefined;
}

export interface HitDice {
  /** Number of dice; creatures below one die have a half or a quarter of one. */
  count: number | '1/2' | '1/4';
  /** Sides of each die. */
  die: number;
  /** Added once to the whole roll, not per die. */
  modifier?: number | undefined;
}

export interface TypeRules {
  /** Sides of the racial Hit Die. */
  die: number;
  attack: Progression;
  /** Good saves of every member of the type. */
  saves: readonly Save[];
  /** How many further good saves a member may choose beyond `saves` (humanoids: one of three; animals vary). */
  choice?: readonly number[];
}

/** SRD, "Types, Subtypes, & Special Abilities" (Monster Manual v.3.5, glossary, pages 305–317). */
export const TYPE_RULES: Readonly<Record<CreatureType, TypeRules>> = {
  aberration: { die: 8, attack: 'average', saves: ['will'] },
  // "certain animals have different good saves": dire animals have three, some ordinary ones two others.
  animal: { die: 8, attack: 'average', saves: [], choice: [2, 3] },
  construct: { die: 10, attack: 'average', saves: [] },
  dragon: { die: 12, attack: 'full', saves: ['fortitude', 'reflex', 'will'] },
  // Air and fire: Reflex; earth and water: Fortitude. `goodSaves` looks at the subtypes.
  elemental: { die: 8, attack: 'average', saves: [], choice: [1] },
  fey: { die: 6, attack: 'poor', saves: ['reflex', 'will'] },
  giant: { die: 8, attack: 'average', saves: ['fortitude'] },
  humanoid: { die: 8, attack: 'average', saves: [], choice: [1] },
  'magical-beast': { die: 10, attack: 'full', saves: ['fortitude', 'reflex'] },
  'monstrous-humanoid': { die: 8, attack: 'full', saves: ['reflex', 'will'] },
  ooze: { die: 10, attack: 'average', saves: [] },
  outsider: { die: 8, attack: 'full', saves: ['fortitude', 'reflex', 'will'] },
  plant: { die: 8, attack: 'average', saves: ['fortitude'] },
  undead: { die: 12, attack: 'poor', saves: ['will'] },
  vermin: { die: 8, attack: 'average', saves: ['fortitude'] },
};

/** Hit Dice as a whole number for everything but hit points: a fraction of a die counts as one (Monster Manual, page 290). */
export function hitDiceCount(dice: HitDice): number {
  return typeof dice.count === 'number' ? dice.count : 1;
}

/** How many Hit Dice of all kinds together; half a die counts as half. */
export function hitDiceTotal(dice: readonly Pick<HitDice, 'count'>[]): number {
  const size = ({ count }: Pick<HitDice, 'count'>) => (typeof count === 'number' ? count : 1 / Number(count.at(-1)));
  return dice.reduce((sum, part) => sum + size(part), 0);
}

/** Extra hit points of a construct by size, in place of a Constitution bonus (Monster Manual, page 307). */
export const CONSTRUCT_HIT_POINTS: Readonly<Record<Size, number>> = {
  fine: 0,
  diminutive: 0,
  tiny: 0,
  small: 10,
  medium: 20,
  large: 30,
  huge: 40,
  gargantuan: 60,
  colossal: 80,
};

/** Base attack bonus of `hitDice` dice on a progression (Monster Manual, page 290). */
export function baseAttack(progression: Progression, hitDice: number): number {
  if (progression === 'full') return hitDice;
  return progression === 'average' ? Math.floor((hitDice * 3) / 4) : Math.floor(hitDice / 2);
}

/** Base save: good 2 + HD / 2, poor HD / 3, rounded down (Monster Manual, page 290; past 20 HD the same for racial dice). */
export function baseSave(good: boolean, hitDice: number): number {
  return good ? 2 + Math.floor(hitDice / 2) : Math.floor(hitDice / 3);
}

/** Every set of good saves that a creature of this type and these subtypes may have. */
export function goodSaves(type: CreatureType, subtypes: readonly string[] = []): readonly (readonly Save[])[] {
  if (type === 'elemental') {
    const quick = subtypes.some((s) => s === 'air' || s === 'fire');
    const sturdy = subtypes.some((s) => s === 'earth' || s === 'water');
    if (quick !== sturdy) return [[quick ? 'reflex' : 'fortitude']];
  }
  const { saves, choice } = TYPE_RULES[type];
  if (!choice) return [saves];
  return choice.flatMap((size) => combinations(SAVES, size));
}

function combinations<T>(from: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return from.flatMap((item, i) => combinations(from.slice(i + 1), size - 1).map((rest) => [item, ...rest]));
}

/** Size modifier to attack rolls and armor class, +8 (Fine) to −8 (Colossal) (Player's Handbook, page 134). */
export function sizeModifierToAttack(size: Size): number {
  return { fine: 8, diminutive: 4, tiny: 2, small: 1, medium: 0, large: -1, huge: -2, gargantuan: -4, colossal: -8 }[
    size
  ];
}

/** Special size modifier to grapple checks, −16 (Fine) to +16 (Colossal) (Player's Handbook, page 155). */
export function sizeModifierToGrapple(size: Size): number {
  return {
    fine: -16,
    diminutive: -12,
    tiny: -8,
    small: -4,
    medium: 0,
    large: 4,
    huge: 8,
    gargantuan: 12,
    colossal: 16,
  }[size];
}

/** Size modifier to Hide checks, +16 (Fine) to −16 (Colossal) (Player's Handbook, page 76). */
export function sizeModifierToHide(size: Size): number {
  return -sizeModifierToGrapple(size);
}

export interface ArmorClassPart {
  kind: string;
  value: number;
}

const WORN = new Set(['armor', 'shield', 'natural']);

/** Armor class from its parts: 10 plus everything (Player's Handbook, page 134). */
export function armorClass(parts: readonly ArmorClassPart[]): number {
  return parts.reduce((sum, part) => sum + part.value, 10);
}

/** The bonus of natural armor among the parts of an armor class; 0 without any. */
export function naturalArmor(parts: readonly ArmorClassPart[]): number {
  return parts.reduce((sum, { kind, value }) => sum + (kind === 'natural' ? value : 0), 0);
}

/** Touch armor class: without armor, shield and natural armor (Player's Handbook, page 136). */
export function touchArmorClass(parts: readonly ArmorClassPart[]): number {
  return armorClass(parts.filter((part) => !WORN.has(part.kind)));
}

/** Flat-footed armor class: without dodge bonuses and a Dexterity bonus; a penalty stays (Player's Handbook, page 136). */
export function flatFootedArmorClass(parts: readonly ArmorClassPart[]): number {
  return armorClass(parts.filter((part) => part.kind !== 'dodge' && !(part.kind === 'dex' && part.value > 0)));
}

/** A feat as a stat block lists it: slug of the feat and how often it was taken (default once). */
export interface FeatTaken {
  feat?: string | undefined;
  times?: number | undefined;
  bonus?: boolean | undefined;
}

/** How many times a feat is listed. */
export function timesTaken(feats: readonly FeatTaken[], slug: string): number {
  return feats.reduce((sum, taken) => sum + (taken.feat === slug ? (taken.times ?? 1) : 0), 0);
}

/** The maximum hit points of the dice with their modifiers, which abominations have (Epic Level Handbook, "Abomination Traits"). */
export function maximumHitPoints(dice: readonly HitDice[]): number {
  return dice.reduce((sum, part) => sum + hitDiceCount(part) * part.die + (part.modifier ?? 0), 0);
}

/** Feats by Hit Dice: one, and one more for every three; without Intelligence only bonus feats (Monster Manual, page 290). */
export function featCount(hitDice: number, intelligence: number | undefined): number {
  return intelligence === undefined ? 0 : 1 + Math.floor(hitDice / 3);
}

/** The bonus feats of class levels: fighters 1 and every even level, wizards Scribe Scroll and every fifth (Player's Handbook, pages 38, 57). */
export function classBonusFeats(characterClass: string, level: number): number {
  if (characterClass === 'fighter') return 1 + Math.floor(level / 2);
  return characterClass === 'wizard' ? 1 + Math.floor(level / 5) : 0;
}

/** Listed feats that count against `featCount`: bonus feats do not. */
export function countedFeats(feats: readonly FeatTaken[]): number {
  return feats.reduce((sum, taken) => sum + (taken.bonus ? 0 : (taken.times ?? 1)), 0);
}
