/** The kinds whose entries do something that can be searched for. Zod-free: pages use it too. */
export const EFFECT_KINDS = ['spells', 'powers', 'feats', 'items', 'monsters'] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];
