/** The highest challenge rating of each step of the DC, and the DC (Dungeon Master's Guide, page 76). */
const CRAFT_DCS = [
  [3, 20],
  [6, 25],
  [10, 30],
] as const;

/** What a proximity trigger and an automatic reset each add to the DC. */
const CRAFT_DC_MORE = 5;

/**
 * The DC of the Craft (trapmaking) checks for a mechanical trap (Dungeon Master's Guide, page 76). The table ends at challenge
 * rating 10: null above it, and below 1.
 */
export function trapCraftDc(rating: number, trigger: string, reset: string): number | null {
  const base = CRAFT_DCS.find(([highest]) => rating <= highest)?.[1];
  if (base === undefined || rating < 1) return null;
  return base + (trigger === 'proximity' ? CRAFT_DC_MORE : 0) + (reset === 'automatic' ? CRAFT_DC_MORE : 0);
}

const GP_A_DAY = 500;

/** The days in which a magic device trap of this cost is constructed (Dungeon Master's Guide, page 76). */
export const trapCraftDays = (gp: number): number => Math.max(1, Math.ceil(gp / GP_A_DAY));
