/**
 * The figures of a check on a d20.
 * @param roll the lowest roll that succeeds
 * @param chance from 0 to 1
 */
export const checkFigures = (roll: number, chance: number) =>
  [
    ['Needs a roll of', roll <= 1 ? 'Any' : roll > 20 ? 'Out of reach' : `${roll} or more`],
    ['Chance', `${Math.round(chance * 100)}%`],
  ] as const;
