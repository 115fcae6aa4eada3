import type { Sum } from './sums.ts';
import { damageRating } from './trap-design.ts';

/**
 * The challenge rating, DCs and cost of magic traps.
 *
 * Source: Dungeon Master's Guide, pages 69 and 74–76 (SRD "Traps", Designing a Trap).
 */

/** A spell of a trap, as it is cast when the trap is built. */
export type TrapSpell = {
  level: number;
  casterLevel: number;
  /** The price of its material components in gp, and its cost in XP. */
  materials: number;
  xp: number;
};

/**
 * The challenge rating of a magic trap: 1, and the level of its highest-level spell or 1 for each 7 points of average damage per
 * round, whichever is more (Table: CR Modifiers for Magic Traps).
 */
export function magicTrapRating(spellLevel: number, averageDamage: number): Sum {
  const damage = damageRating(averageDamage);
  const more =
    damage > spellLevel ? { label: 'average damage', value: damage } : { label: 'spell level', value: spellLevel };
  return { terms: [{ label: 'magic trap', value: 1 }, more], total: 1 + more.value };
}

/**
 * The DC of the Search and Disable Device checks, by the level of the highest-level spell. As for the challenge rating, spells of
 * the trigger do not count: an acid arrow trap (2nd level) with *true seeing* (5th) has DC 27.
 */
export const magicTrapDc = (spellLevel: number): number => 25 + spellLevel;

/** The save DC of the spell in a magic device trap. */
export const magicTrapSaveDc = (spellLevel: number): number => 10 + Math.floor(1.5 * spellLevel);

/** What each caster level of each spell level costs, and by how much components are multiplied. */
const ONE_SHOT = { gp: 50, xp: 4, materials: 1, gpPerXp: 5 };
const AUTOMATIC = { gp: 500, xp: 40, materials: 100, gpPerXp: 500 };

/**
 * The raw materials in gp and the XP of a magic device trap (Table: Cost Modifiers for Magic Device Traps). A spell of level 0
 * counts as half a level. An *alarm* that the builder casts costs nothing and is left out.
 */
export function magicTrapCost(spells: readonly TrapSpell[], automatic: boolean): { gp: number; xp: number } {
  const prices = automatic ? AUTOMATIC : ONE_SHOT;
  let gp = 0;
  let xp = 0;
  for (const spell of spells) {
    const levels = spell.casterLevel * Math.max(0.5, spell.level);
    gp += prices.gp * levels + prices.materials * spell.materials + prices.gpPerXp * spell.xp;
    xp += prices.xp * levels;
  }
  return { gp, xp };
}

const GP_A_DAY = 500;
const HIRED_GP_PER_XP = 5;

/** The days in which a magic device trap of this cost is constructed. */
export const trapCraftDays = (gp: number): number => Math.max(1, Math.ceil(gp / GP_A_DAY));

/**
 * What a hired caster asks for the spells of a spell trap: 10 gp × caster level × spell level, the material components, and 5 gp
 * for each XP (Player's Handbook, page 132; SRD "Equipment", Spellcasting and Services).
 */
export const spellTrapCost = (spells: readonly TrapSpell[]): number =>
  spells.reduce(
    (sum, { level, casterLevel, materials, xp }) =>
      sum + 10 * casterLevel * Math.max(0.5, level) + materials + HIRED_GP_PER_XP * xp,
    0,
  );
