/** The kinds whose entries have effects. Free of zod, because pages use it too. */
export const EFFECT_KINDS = ['spells', 'powers', 'feats', 'items', 'monsters'] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];
