/* Names that the spell list, its form and its queries share. */

export const COMPONENT_FILTERS = ['verbal', 'somatic', 'material', 'focus', 'divine_focus', 'xp'] as const;
export const TEXT_FILTERS = ['range', 'area', 'duration', 'saving_throw', 'spell_resistance', 'casting_time'] as const;
