/* Words that several rules of the effects use. */

export const ENERGIES = ['acid', 'cold', 'electricity', 'fire', 'sonic'] as const;

export const ABILITIES = ['strength', 'dexterity', 'constitution', 'intelligence', 'wisdom', 'charisma'] as const;

export const ABILITY_WORD = 'strength|dexterity|constitution|intelligence|wisdom|charisma|str|dex|con|int|wis|cha';

/** `str` and `strength` are both `strength`. */
export function abilityNamed(word: string): (typeof ABILITIES)[number] | undefined {
  return ABILITIES.find((ability) => ability.startsWith(word));
}

/** Types of items without magic, whose texts describe their use, price and weight and no effects. */
export const MUNDANE_TYPES: ReadonlySet<string> = new Set([
  'weapon',
  'ammunition',
  'armor',
  'shield',
  'armor-extra',
  'adventuring-gear',
  'tool',
  'clothing',
  'food-lodging',
  'mount',
  'transport',
  'service',
  'trade-good',
]);
