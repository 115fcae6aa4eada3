/**
 * The attacks that follow from a true dragon's size and ability scores: natural weapons, reach, save DCs (SRD, "Dragon,
 * True", Monster Manual v.3.5, pages 68–69; "Epic Dragon Attacks" of the Epic Level Handbook).
 */
import { abilityModifier } from './abilities.ts';
import type { Attack } from './monster-format.ts';
import type { Size } from './monster-vocabulary.ts';

export interface DragonBody {
  /** Reach with the bite in feet; claws and the rest have the reach of the stat block. */
  biteReach: number;
  bite: string;
  claw: string;
  wing?: string;
  tailSlap?: string;
  crush?: string;
  tailSweep?: string;
}

/** Rows of the table of epic dragons that differ from the row of the dragon's size: Huge, and the oldest Colossal ones. */
export const EPIC_DRAGON_BODIES = ['epic-huge', 'colossal-plus'] as const;
export type BodyName = Size | (typeof EPIC_DRAGON_BODIES)[number];

const DRAGON_BODIES: Readonly<Partial<Record<BodyName, DragonBody>>> = {
  tiny: { biteReach: 5, bite: '1d4', claw: '1d3' },
  small: { biteReach: 5, bite: '1d6', claw: '1d4' },
  medium: { biteReach: 5, bite: '1d8', claw: '1d6', wing: '1d4' },
  large: { biteReach: 10, bite: '2d6', claw: '1d8', wing: '1d6', tailSlap: '1d8' },
  huge: {
    biteReach: 15,
    bite: '2d8',
    claw: '2d6',
    wing: '1d8',
    tailSlap: '2d6',
    crush: '2d8',
  },
  gargantuan: {
    biteReach: 20,
    bite: '4d6',
    claw: '2d8',
    wing: '2d6',
    tailSlap: '2d8',
    crush: '4d6',
    tailSweep: '2d6',
  },
  colossal: {
    biteReach: 30,
    bite: '4d8',
    claw: '4d6',
    wing: '2d8',
    tailSlap: '4d6',
    crush: '4d8',
    tailSweep: '2d8',
  },
  'epic-huge': {
    biteReach: 15,
    bite: '2d8',
    claw: '2d6',
    wing: '1d8',
    tailSlap: '2d6',
    crush: '2d8',
    tailSweep: '2d4',
  },
  'colossal-plus': {
    biteReach: 30,
    bite: '8d6',
    claw: '4d8',
    wing: '4d6',
    tailSlap: '4d8',
    crush: '8d6',
    tailSweep: '4d6',
  },
};

/** The natural weapons of a dragon of a size or a row of the epic table; null for the sizes that no dragon has. */
export function dragonBody(name: BodyName): DragonBody | null {
  return DRAGON_BODIES[name] ?? null;
}

function damage(dice: string, bonus: number): string {
  return bonus === 0 ? dice : `${dice}${bonus > 0 ? '+' : '-'}${Math.abs(bonus)}`;
}

/** A share (0.5 or 1.5) of a Strength bonus, rounded down; a penalty counts in full. */
function strengthShare(modifier: number, factor: number): number {
  return modifier > 0 ? Math.floor(modifier * factor) : modifier;
}

/**
 * Full attack without feats: bite at the table's bonus with full Strength; claws, wings and tail at −5, claws and wings
 * with half Strength, the tail with one and a half.
 */
export function dragonAttacks(body: DragonBody, attackBonus: number, strength: number): Attack[] {
  const modifier = abilityModifier(strength);
  const secondary = attackBonus - 5;
  const attacks: Attack[] = [
    { name: 'bite', bonus: attackBonus, damage: damage(body.bite, modifier) },
    { count: 2, name: 'claws', bonus: secondary, damage: damage(body.claw, strengthShare(modifier, 0.5)) },
  ];
  if (body.wing)
    attacks.push({
      count: 2,
      name: 'wings',
      bonus: secondary,
      damage: damage(body.wing, strengthShare(modifier, 0.5)),
    });
  if (body.tailSlap)
    attacks.push({ name: 'tail slap', bonus: secondary, damage: damage(body.tailSlap, strengthShare(modifier, 1.5)) });
  return attacks;
}

/**
 * Damage of the crush (from Huge size on) and of the tail sweep (from Gargantuan; epic dragons from Huge), each with one and a half of the Strength
 * bonus; the save DC of both is that of the breath weapon.
 */
export function dragonSpecialAttacks(
  body: DragonBody,
  strength: number,
): { crush: string | null; tailSweep: string | null } {
  const bonus = strengthShare(abilityModifier(strength), 1.5);
  return {
    crush: body.crush ? damage(body.crush, bonus) : null,
    tailSweep: body.tailSweep ? damage(body.tailSweep, bonus) : null,
  };
}

/** Save DC of the breath weapon: 10 + half Hit Dice + Constitution modifier. */
export function breathWeaponDc(hitDice: number, constitution: number | undefined): number {
  return 10 + Math.floor(hitDice / 2) + abilityModifier(constitution);
}

/** Save DC of frightful presence: 10 + half Hit Dice + Charisma modifier. */
export function frightfulPresenceDc(hitDice: number, charisma: number | undefined): number {
  return 10 + Math.floor(hitDice / 2) + abilityModifier(charisma);
}
