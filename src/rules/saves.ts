/** The three saving throws in the order of stat blocks (Player's Handbook, page 136). */
export const SAVES = ['fortitude', 'reflex', 'will'] as const;
export type Save = (typeof SAVES)[number];

/** The ability whose modifier is added to each saving throw (Player's Handbook, page 136). */
export const SAVE_ABILITIES = { fortitude: 'con', reflex: 'dex', will: 'wis' } as const satisfies Record<Save, string>;
