/** What a table calls a creature: `Goblin` of `Goblin, 1st-Level Warrior`. */
export const raceName = (name: string): string => name.replace(/, 1st-Level Warrior$/, '');
