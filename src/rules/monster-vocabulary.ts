/** The closed lists of monster stat blocks (Monster Manual v.3.5, pages 5–7 and 305–317). */

export const SIZES = [
  'fine',
  'diminutive',
  'tiny',
  'small',
  'medium',
  'large',
  'huge',
  'gargantuan',
  'colossal',
] as const;

/** Display names in content/vocabulary/creature-types.yaml. */
export const CREATURE_TYPES = [
  'aberration',
  'animal',
  'construct',
  'dragon',
  'elemental',
  'fey',
  'giant',
  'humanoid',
  'magical-beast',
  'monstrous-humanoid',
  'ooze',
  'outsider',
  'plant',
  'undead',
  'vermin',
] as const;

/** Display names in content/vocabulary/creature-subtypes.yaml. */
export const CREATURE_SUBTYPES = [
  'air',
  'angel',
  'aquatic',
  'archon',
  'augmented-magical-beast',
  'chaotic',
  'cold',
  'dwarf',
  'earth',
  'elf',
  'evil',
  'extraplanar',
  'fire',
  'force',
  'gnoll',
  'gnome',
  'goblinoid',
  'good',
  'halfling',
  'human',
  'incorporeal',
  'lawful',
  'light',
  'maenad',
  'native',
  'orc',
  'psionic',
  'reptilian',
  'shapechanger',
  'swarm',
  'water',
  'xeph',
] as const;

/** From the fastest turns to the slowest. */
export const MANEUVERABILITIES = ['perfect', 'good', 'average', 'poor', 'clumsy'] as const;

export const ARMOR_CLASS_PARTS = [
  'size',
  'dex',
  'natural',
  'armor',
  'shield',
  'deflection',
  'dodge',
  'insight',
  'profane',
  'haste',
] as const;

export const ATTACK_MODES = ['melee', 'ranged', 'melee-touch', 'ranged-touch'] as const;

/** Challenge ratings below 1; sort them with `challengeRatingValue`. */
export const FRACTIONAL_RATINGS = ['1/10', '1/8', '1/6', '1/4', '1/3', '1/2'] as const;

export const DRAGON_AGES = [
  'wyrmling',
  'very-young',
  'young',
  'juvenile',
  'young-adult',
  'adult',
  'mature-adult',
  'old',
  'very-old',
  'ancient',
  'wyrm',
  'great-wyrm',
] as const;

export const ALIGNMENT_TENDENCIES = ['always', 'usually', 'often'] as const;

export type Size = (typeof SIZES)[number];

export type CreatureType = (typeof CREATURE_TYPES)[number];
