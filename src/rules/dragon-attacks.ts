/** The attacks that follow from a true dragon's size and ability scores: natural weapons, reach, breath, save DCs (SRD, "Dragon, True"; Monster Manual v.3.5, pages 68–69). */
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
  /** Length of a breath in feet; a cone is as wide as long, a line 5 feet. */
  line: number;
  cone: number;
}

export const DRAGON_BODIES: Readonly<Partial<Record<Size, DragonBody>>> = {
  tiny: { biteReach: 5, bite: '1d4', claw: '1d3', line: 30, cone: 15 },
  small: { biteReach: 5, bite: '1d6', claw: '1d4', line: 40, cone: 20 },
  medium: { biteReach: 5, bite: '1d8', claw: '1d6', wing: '1d4', line: 60, cone: 30 },
  large: { biteReach: 10, bite: '2d6', claw: '1d8', wing: '1d6', tailSlap: '1d8', line: 80, cone: 40 },
  huge: {
    biteReach: 15,
    bite: '2d8',
    claw: '2d6',
    wing: '1d8',
    tailSlap: '2d6',
    crush: '2d8',
    line: 100,
    cone: 50,
  },
  gargantuan: {
    biteReach: 20,
    bite: '4d6',
    claw: '2d8',
    wing: '2d6',
    tailSlap: '2d8',
    crush: '4d6',
    tailSweep: '2d6',
    line: 120,
    cone: 60,
  },
  colossal: {
    biteReach: 30,
    bite: '4d8',
    claw: '4d6',
    wing: '2d8',
    tailSlap: '4d6',
    crush: '4d8',
    tailSweep: '2d8',
    line: 140,
    cone: 70,
  },
};

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
export function dragonAttacks(size: Size, attackBonus: number, strength: number): Attack[] {
  const body = DRAGON_BODIES[size];
  if (!body) return [];
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
 * Damage of the crush (from Huge size on) and of the tail sweep (from Gargantuan), each with one and a half of the Strength
 * bonus; the save DC of both is that of the breath weapon.
 */
export function dragonSpecialAttacks(size: Size, strength: number): { crush: string | null; tailSweep: string | null } {
  const body = DRAGON_BODIES[size];
  const bonus = strengthShare(abilityModifier(strength), 1.5);
  return {
    crush: body?.crush ? damage(body.crush, bonus) : null,
    tailSweep: body?.tailSweep ? damage(body.tailSweep, bonus) : null,
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
