/* What the treasure page and its call share; free of zod. */

/** The parts of a treasure, each with dice of its own. */
export const TREASURE_PARTS = ['coins', 'goods', 'items'] as const;
export type TreasurePart = (typeof TREASURE_PARTS)[number];

export const MAX_TREASURE_LEVEL = 30;

/** What of a treasure can be asked for: its name, the line that a creature with it has, and the average as a multiple of a standard one. */
export const TREASURE_AMOUNTS = {
  standard: { name: 'Standard', line: 'Standard', times: 1 },
  double: { name: 'Double standard', line: 'Double standard', times: 2 },
  triple: { name: 'Triple standard', line: 'Triple standard', times: 3 },
  half: { name: 'Half standard', line: 'Half standard', times: 0.5 },
  coins: { name: 'Coins only', line: 'Standard coins', times: null },
  goods: { name: 'Goods only', line: 'Standard goods', times: null },
  items: { name: 'Items only', line: 'Standard items', times: null },
} as const satisfies Record<string, { name: string; line: string; times: number | null }>;
export type TreasureAmount = keyof typeof TREASURE_AMOUNTS;

/** How often a part can be rolled again. */
export const MAX_AGAIN = 999;
