import type { LabelledPart } from '../monster-format.ts';

/** Bonuses of armor that is not worn as armor: magic bracers, and armor of force or of the mind. */
const NOT_WORN = /\b(?:bracers|inertial armor|mage armor)\b/;

/** Armor and shield that the creature wears. */
export const wornArmor = (parts: readonly LabelledPart[]): LabelledPart[] =>
  parts.filter(({ kind, note = '' }) => (kind === 'armor' || kind === 'shield') && !NOT_WORN.test(note));

const HEAVY = /\bplate\b|\bbanded\b|\bsplint\b/;
const MEDIUM = /\bhide\b|\bscale\b|\bchainmail\b|\bbreastplate\b/;

/**
 * The category of an armor by its name; one of mithral counts as a lighter one (Player's Handbook, page 123; Dungeon Master's
 * Guide, page 284).
 */
export function armorWeight(name: string): 'light' | 'medium' | 'heavy' {
  const mithral = /\bmithral\b/.test(name);
  if (HEAVY.test(name)) return mithral ? 'medium' : 'heavy';
  return MEDIUM.test(name) && !mithral ? 'medium' : 'light';
}

/** The most Dexterity bonus to Armor Class in armor and with a tower shield (Player's Handbook, page 123). */
const LIMITS: readonly (readonly [RegExp, number])[] = [
  [/padded/, 8],
  [/studded leather/, 5],
  [/leather/, 6],
  [/chain shirt/, 4],
  [/hide/, 4],
  [/scale mail/, 3],
  [/chainmail/, 2],
  [/breastplate/, 3],
  [/splint/, 0],
  [/banded/, 1],
  [/half-plate/, 0],
  [/full plate/, 1],
  [/tower shield/, 2],
];

/** The smallest limit of what is worn; infinite where nothing has one. */
export function maximumDexterity(parts: readonly LabelledPart[]): number {
  const limits = parts
    .filter(({ kind, note }) => (kind === 'armor' || kind === 'shield') && note !== undefined)
    .map(({ note = '' }) => LIMITS.find(([words]) => words.test(note))?.[1] ?? Number.POSITIVE_INFINITY);
  return Math.min(Number.POSITIVE_INFINITY, ...limits);
}
