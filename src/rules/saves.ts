/** The three saving throws in the order of stat blocks (Player's Handbook, page 136). */
export const SAVES = ['fortitude', 'reflex', 'will'] as const;
export type Save = (typeof SAVES)[number];
