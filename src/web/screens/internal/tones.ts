export const SCHOOLS = [
  'abjuration',
  'conjuration',
  'divination',
  'enchantment',
  'evocation',
  'illusion',
  'necromancy',
  'transmutation',
  'universal',
] as const;

export const FEAT_TONES = [
  'general',
  'combat',
  'metamagic',
  'skill',
  'divine',
  'psionic',
  'epic',
  'item-creation',
] as const;
