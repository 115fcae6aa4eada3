/** Which classes give a creature (Player’s Handbook v.3.5, pages 35, 44, 47 and 52; Dungeon Master’s Guide v.3.5, pages 107 and 182). */

export const COMPANION_KINDS = {
  'animal-companion': 'Animal companion',
  familiar: 'Familiar',
  'special-mount': 'Special mount',
  'fiendish-servant': 'Fiendish servant',
  psicrystal: 'Psicrystal',
} as const;
export type CompanionKind = keyof typeof COMPANION_KINDS;

/** A class that gives a creature. */
interface Master {
  kind: CompanionKind;
  /** The class level at which it does so. */
  from: number;
  /** Half the class level counts. */
  half?: true;
}

/** By slug of the class. Of a blackguard all levels of the character count. */
export const MASTERS = {
  druid: { kind: 'animal-companion', from: 1 },
  ranger: { kind: 'animal-companion', from: 4, half: true },
  wizard: { kind: 'familiar', from: 1 },
  sorcerer: { kind: 'familiar', from: 1 },
  adept: { kind: 'familiar', from: 2 },
  paladin: { kind: 'special-mount', from: 5 },
  // Six levels for the base attack that the class requires, and five of its own.
  blackguard: { kind: 'fiendish-servant', from: 11 },
  psion: { kind: 'psicrystal', from: 1 },
  wilder: { kind: 'psicrystal', from: 1 },
  'psychic-warrior': { kind: 'psicrystal', from: 1 },
} as const satisfies Record<string, Master>;
export type MasterClass = keyof typeof MASTERS;

/** The level by which the tables are read. */
export function effectiveLevel(master: Master, level: number): number {
  return master.half ? Math.floor(level / 2) : level;
}
