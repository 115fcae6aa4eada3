/* Names that the feat list, its form and its queries share. */

/** The part of the rules that a feat comes from. */
export const FEAT_GROUPS = ['core', 'epic', 'psionic', 'divine', 'monster'] as const;
