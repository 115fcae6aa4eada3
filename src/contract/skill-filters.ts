/* Names that the skill list, its form and its queries share. */

/** The key abilities that skills can be listed by. */
export const ABILITY_CODES = ['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA'] as const;
