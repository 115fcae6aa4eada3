/* Names that the monster list, its form and its queries share. */
import { FRACTIONAL_RATINGS } from '../rules/monster-vocabulary.ts';

/** The highest challenge rating that the select offers by itself; what is above stands together. */
const LAST_SINGLE_RATING = 20;

export const ABOVE_SINGLE_RATINGS = `${LAST_SINGLE_RATING + 1}+`;

/** What the challenge rating select offers: every fraction, 1 to 20, and 21 and above. */
export const CHALLENGE_RATINGS: readonly string[] = [
  ...FRACTIONAL_RATINGS,
  ...Array.from({ length: LAST_SINGLE_RATING }, (_, i) => String(i + 1)),
  ABOVE_SINGLE_RATINGS,
];

/** The first of the select's ratings and all below it together: `1/2-`. */
export const BELOW_ONE = `${FRACTIONAL_RATINGS.at(-1)}-`;
