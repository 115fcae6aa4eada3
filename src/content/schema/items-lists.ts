/** Keys of `content/vocabulary/item-types.yaml`; also the folders of `content/items`. */

import { SCHOOLS_OF_MAGIC } from '../../rules/spell-slots.ts';
import { DISCIPLINES } from './powers.ts';

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

/** Types whose entries are generated from the spells at compile time. None of them has a file. */
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

/** How a creature of the weapon's size wields it. */
export const WEAPON_HANDS = ['unarmed', 'light', 'one-handed', 'two-handed', 'ranged'] as const;

export const DAMAGE_TYPES = ['bludgeoning', 'piercing', 'slashing'] as const;

/** Special properties of weapons, each explained in the glossary or in the weapon's text. */
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

/** The items that a special ability can be added to. */
export const ABILITY_BEARERS = ['melee', 'ranged', 'armor', 'shield'] as const;

export const AURA_STRENGTHS = ['faint', 'moderate', 'strong'] as const;

/** Schools of magic and psionic disciplines of auras. */
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
