/**
 * A creature's derived statistics as sums of labelled terms. Pages show the terms, and the checks of content use the totals.
 * Hit points in points, everything else as a signed bonus.
 */

import { ABILITY_NAMES, abilityModifier } from './abilities.ts';
import { capitalized } from './capitalized.ts';
import { grappleFeatTerms, initiativeFeatTerms, saveFeatTerms } from './feat-bonuses.ts';
import {
  type ArmorClassPart,
  armorClass,
  baseAttack,
  baseSave,
  type CreatureAbilities,
  type FeatTaken,
  type HitDice,
  hitDiceCount,
  hitDiceTotal,
  type Progression,
  sizeModifierToGrapple,
} from './monster-math.ts';
import type { Size } from './monster-vocabulary.ts';
import { SAVE_ABILITIES, SAVES, type Save } from './saves.ts';
import { type Sum, sumOf, type Term, totalOf, unlessZero } from './sums.ts';

/** Hit Dice with their progressions: racial ones by creature type, those of class levels by class. */
export interface CreatureDice extends HitDice {
  attack: Progression;
  /** Every set of good saves that these dice may have. */
  saves: readonly (readonly Save[])[];
  /** The Constitution score that counts for these dice: a lycanthrope's forms differ in it. */
  constitution: number | undefined;
}

/** The facts from which a creature's statistics are derived. */
export interface Creature {
  size: Size;
  abilities: CreatureAbilities;
  feats: readonly FeatTaken[];
  dice: readonly CreatureDice[];
}

/** The ability's modifier under the score's name; a missing score gives no term. */
function abilityTerm(ability: keyof CreatureAbilities, abilities: CreatureAbilities): Term | null {
  const score = abilities[ability];
  return score === undefined ? null : { label: `${ABILITY_NAMES[ability]} ${score}`, value: abilityModifier(score) };
}

function sizeName(size: Size): string {
  return `Size, ${capitalized(size)}`;
}

const PART_NAMES: Readonly<Record<string, string>> = {
  natural: 'Natural armor',
  deflection: 'Deflection bonus',
  dodge: 'Dodge bonus',
  insight: 'Insight bonus',
  profane: 'Profane bonus',
  haste: 'Haste',
  armor: 'Armor',
  shield: 'Shield',
};

/** Armor class: 10 and its printed parts. */
export function armorClassSum(
  parts: readonly (ArmorClassPart & { note?: string | undefined })[],
  { size, abilities }: Pick<Creature, 'size' | 'abilities'>,
): Sum {
  const label = (part: { kind: string; note?: string | undefined }) => {
    if (part.kind === 'size') return sizeName(size);
    if (part.kind === 'dex') return abilityTerm('dex', abilities)?.label ?? 'Dexterity';
    const name = part.note ?? PART_NAMES[part.kind] ?? part.kind;
    return capitalized(name);
  };
  const terms = parts.map((part) => ({ label: label(part), value: part.value }));
  return { terms: [{ label: 'Base', value: 10 }, ...terms], total: armorClass(parts) };
}

/** Initiative: Dexterity and the better of Improved and Superior Initiative (Player's Handbook, pages 96, 136; SRD, "Epic Feats"). */
export function initiativeSum({ abilities, feats }: Pick<Creature, 'abilities' | 'feats'>): Sum {
  return sumOf([abilityTerm('dex', abilities), ...initiativeFeatTerms(feats)]);
}

/** Base attack bonus: the sum over all kinds of Hit Dice (Monster Manual, page 290). */
export function baseAttackOf(dice: readonly CreatureDice[]): number {
  return dice.reduce((sum, part) => sum + baseAttack(part.attack, hitDiceCount(part)), 0);
}

/** Grapple: base attack, Strength, special size modifier and feats (Player's Handbook, page 155). */
export function grappleSum(attack: number, { size, abilities, feats }: Omit<Creature, 'dice'>): Sum {
  return sumOf([
    { label: 'Base attack', value: attack },
    abilityTerm('str', abilities),
    unlessZero(sizeName(size), sizeModifierToGrapple(size)),
    ...grappleFeatTerms(feats),
  ]);
}

/** The three saves; a creature without the ability behind one has none. */
export type SaveValues = { fortitude: number; reflex?: number | undefined; will: number };
export type SaveSums = Readonly<Record<Save, Sum>>;

/**
 * The saves by Hit Dice, abilities and feats. Where the dice allow several sets of good saves, as a humanoid's do, the
 * one with the fewest differences from the printed saves is used.
 */
export function saveSums(creature: Omit<Creature, 'size'>, printed: SaveValues): SaveSums {
  const bases = creature.dice.reduce<Readonly<Record<Save, number>>[]>(
    (options, part) =>
      options.flatMap((option) => part.saves.map((good) => addBaseSaves(option, good, hitDiceCount(part)))),
    [{ fortitude: 0, reflex: 0, will: 0 }],
  );
  const sums = bases.map((base) => sumsFrom(base, creature));
  const differences = (option: SaveSums) =>
    SAVES.filter((save) => printed[save] !== undefined && option[save].total !== printed[save]).length;
  return sums.reduce((best, option) => (differences(option) < differences(best) ? option : best));
}

function addBaseSaves(
  base: Readonly<Record<Save, number>>,
  good: readonly Save[],
  count: number,
): Record<Save, number> {
  const total = (save: Save) => base[save] + baseSave(good.includes(save), count);
  return { fortitude: total('fortitude'), reflex: total('reflex'), will: total('will') };
}

function sumsFrom(
  base: Readonly<Record<Save, number>>,
  { abilities, feats }: Omit<Creature, 'size' | 'dice'>,
): SaveSums {
  const sum = (save: Save) =>
    sumOf([
      { label: 'Base save', value: base[save] },
      abilityTerm(SAVE_ABILITIES[save], abilities),
      unlessZero('Feats', totalOf(saveFeatTerms(save, feats))),
    ]);
  return { fortitude: sum('fortitude'), reflex: sum('reflex'), will: sum('will') };
}

/** Average hit points: the dice at their average, and what is added to them; rounded down, at least 1 (Monster Manual, page 6). */
export function hitPointSum(dice: readonly HitDice[]): Sum {
  const rolled = dice.map(({ count, die }) => (typeof count === 'number' ? `${count}d${die}` : `${count} d${die}`));
  const average = dice.reduce((sum, part) => sum + (hitDiceTotal([part]) * (part.die + 1)) / 2, 0);
  const modifier = dice.reduce((sum, part) => sum + (part.modifier ?? 0), 0);
  const { terms, total } = sumOf([
    { label: `${rolled.join('+')}, average`, value: average },
    unlessZero('Modifier', modifier),
  ]);
  return { terms, total: Math.max(1, Math.floor(total)) };
}
