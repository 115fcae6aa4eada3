/* Names that the monster list, its form and its queries share. */
import { FRACTIONAL_RATINGS } from '../rules/monster-vocabulary.ts';

/** The highest challenge rating that is an option of its own; all higher ones share an option. */
const LAST_SINGLE_RATING = 20;

export const ABOVE_SINGLE_RATINGS = `${LAST_SINGLE_RATING + 1}+`;

/** The options of the challenge rating select: every fraction, 1 to 20, and 21 and above. */
export const CHALLENGE_RATINGS: readonly string[] = [
  ...FRACTIONAL_RATINGS,
  ...Array.from({ length: LAST_SINGLE_RATING }, (_, i) => String(i + 1)),
  ABOVE_SINGLE_RATINGS,
];

/** The value for 1/2 and all lower ratings: `1/2-`. */
export const BELOW_ONE = `${FRACTIONAL_RATINGS.at(-1)}-`;
