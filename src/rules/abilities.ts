/** The six abilities in the order of stat blocks. Source: Player's Handbook, chapter 1 (SRD "Ability Scores"). */
export const ABILITIES = ['str', 'dex', 'con', 'int', 'wis', 'cha'] as const;
export type Ability = (typeof ABILITIES)[number];

export const ABILITY_NAMES = {
  str: 'Strength',
  dex: 'Dexterity',
  con: 'Constitution',
  int: 'Intelligence',
  wis: 'Wisdom',
  cha: 'Charisma',
} as const satisfies Record<Ability, string>;

/** The modifier of an ability score, (score − 10) / 2 rounded down; a missing score gives 0 (Player's Handbook, page 8). */
export function abilityModifier(score: number | undefined): number {
  return score === undefined ? 0 : Math.floor((score - 10) / 2);
}
