/** Keys of `content/vocabulary/item-types.yaml`; also the folders of `content/items`. */

import { DISCIPLINES } from './powers.ts';
import { SCHOOLS_OF_MAGIC } from './spells.ts';

export const ITEM_TYPES = [
  'weapon',
  'ammunition',
  'armor',
  'shield',
  'armor-extra',
  'adventuring-gear',
  'special-substance',
  'tool',
  'clothing',
  'food-lodging',
  'mount',
  'transport',
  'service',
  'trade-good',
  'poison',
  'material',
  'magic-weapon',
  'magic-armor',
  'magic-shield',
  'weapon-ability',
  'armor-ability',
  'shield-ability',
  'potion',
  'oil',
  'ring',
  'rod',
  'scroll',
  'staff',
  'wand',
  'wondrous',
  'cognizance-crystal',
  'psicrown',
  'universal-item',
  'cursed',
  'minor-artifact',
  'major-artifact',
] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

/** Types whose entries come from the spell list at compile time; none of them has a file. */
export const GENERATED_ITEM_TYPES = ['potion', 'oil', 'scroll', 'wand'] as const satisfies readonly ItemType[];

/** Types whose entries are properties of other items; the property filter hides or shows them. */
export const ABILITY_TYPES = [
  'weapon-ability',
  'armor-ability',
  'shield-ability',
] as const satisfies readonly ItemType[];

/** Keys of `content/vocabulary/item-slots.yaml`: where an item is worn or held. */
export const ITEM_SLOTS = [
  'head',
  'eyes',
  'neck',
  'shoulders',
  'torso',
  'body',
  'waist',
  'wrists',
  'hands',
  'ring',
  'feet',
  'armor',
  'shield',
  'held',
] as const;

export const WEAPON_CATEGORIES = ['simple', 'martial', 'exotic'] as const;

/** How a weapon is wielded by a creature of its size. */
export const WEAPON_HANDS = ['unarmed', 'light', 'one-handed', 'two-handed', 'ranged'] as const;

export const DAMAGE_TYPES = ['bludgeoning', 'piercing', 'slashing'] as const;

/** What else a weapon does, each explained in the glossary or the weapon's own text. */
export const WEAPON_TRAITS = [
  'reach',
  'double',
  'nonlethal',
  'monk',
  'trip',
  'disarm',
  'set-against-charge',
  'finesse',
  'mounted-charge',
] as const;

export const ARMOR_KINDS = ['light', 'medium', 'heavy', 'shield'] as const;

/** What a special ability can be put on. */
export const ABILITY_BEARERS = ['melee', 'ranged', 'armor', 'shield'] as const;

export const AURA_STRENGTHS = ['faint', 'moderate', 'strong'] as const;

/** Schools of magic and psionic disciplines that an aura can be of. */
export const AURA_SCHOOLS = [...SCHOOLS_OF_MAGIC, ...DISCIPLINES] as const;

export const AURA_ALIGNMENTS = ['chaotic', 'evil', 'good', 'lawful'] as const;

export const ACTIVATIONS = [
  'command-thought',
  'command-word',
  'power-trigger',
  'spell-completion',
  'spell-trigger',
  'use-activated',
] as const;

export const POISON_METHODS = ['contact', 'ingested', 'inhaled', 'injury'] as const;
