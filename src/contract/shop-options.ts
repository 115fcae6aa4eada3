/* What the shop's form, its page and its queries share; free of zod. */

export const SHOP_RACES = {
  human: 'Human',
  elf: 'Elf',
  dwarf: 'Dwarf',
  halfling: 'Halfling',
  gnome: 'Gnome',
  'half-orc': 'Half-Orc',
  'half-elf': 'Half-Elf',
  tiefling: 'Tiefling',
  aasimar: 'Aasimar',
} as const;
export type ShopRace = keyof typeof SHOP_RACES;

export const SHOP_ALIGNMENTS = [
  'Lawful Good',
  'Neutral Good',
  'Chaotic Good',
  'Lawful Neutral',
  'Neutral',
  'Chaotic Neutral',
  'Lawful Evil',
  'Neutral Evil',
  'Chaotic Evil',
] as const;

export const SHOP_KINDS = {
  general: 'General store',
  smith: 'Smith',
  alchemist: 'Alchemist',
  scribe: 'Scribe',
  arcane: 'Arcane shop',
  temple: 'Temple',
} as const;
export type ShopKind = keyof typeof SHOP_KINDS;

/** The slots in the form's select; the API takes every slot. */
export const GEAR_SLOTS = { neck: 'Neck', ring: 'Ring', armor: 'Armor', held: 'Held' } as const;

export const DEFAULT_BUDGET = 5000;
export const MAX_BUDGET = 10_000_000;
export const DEFAULT_ITEMS = 12;
export const MAX_ITEMS = 100;
/** The largest quantity of one line of stock that a query can keep. */
export const MAX_QUANTITY = 1_000_000_000;
export const MAX_SEED = 4_294_967_295;
export const DEBUG_LINES = 500;
