/* What the treasure page and its call share; free of zod. */

/** The parts of a treasure, each with dice of its own. */
export const TREASURE_PARTS = ['coins', 'goods', 'items'] as const;
export type TreasurePart = (typeof TREASURE_PARTS)[number];

export const MAX_TREASURE_LEVEL = 30;

/** How often a part can be rolled again. */
export const MAX_AGAIN = 999;
