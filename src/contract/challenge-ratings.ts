import { z } from 'zod';
import { challengeRatingValue } from '../rules/monster-lines.ts';
import { FRACTIONAL_RATINGS } from '../rules/monster-vocabulary.ts';

/** Challenge ratings as numbers, both ends included. */
export type RatingRange = { from: number; to: number };
export type RatingChoice = { include: readonly RatingRange[]; exclude: readonly RatingRange[] };

/* A plus sign in an address that is not encoded arrives as a blank: `cr=21+` is "21 ". */
const RATING = /^(-)?(\d{1,2}|1\/\d{1,2})([+ -])?$/;

const MESSAGE = `must be whole numbers or ${FRACTIONAL_RATINGS.join(', ')}, each perhaps with + (and above) or - (and below), joined by commas`;

/** One challenge rating (`5`, `1/2`, `21+`, `1/2-`), or several joined by commas (any of them); `-5` leaves one out. */
export const challengeRatings = z
  .string()
  .transform((text, context): RatingChoice => {
    const include: RatingRange[] = [];
    const exclude: RatingRange[] = [];
    for (const part of text.split(',').map((item) => item.trimStart())) {
      if (part.trim() === '') continue;
      const [, minus, rating = '', end] = RATING.exec(part) ?? [];
      if (rating === '' || (rating.includes('/') && !FRACTIONAL_RATINGS.some((known) => known === rating))) {
        context.issues.push({ code: 'custom', message: MESSAGE, input: text });
        return z.NEVER;
      }
      (minus ? exclude : include).push(
        rangeOf(challengeRatingValue(rating.includes('/') ? rating : Number(rating)), end),
      );
    }
    return { include, exclude };
  })
  .meta({
    description:
      'Challenge rating: 5, 1/2, 21+ (and above), 1/2- (and below). Several values: a,b (any of them); without one: -a',
  });

const LOWEST = 0;
const HIGHEST = 1000;

function rangeOf(value: number, end: string | undefined): RatingRange {
  if (end === undefined) return { from: value, to: value };
  return end === '-' ? { from: LOWEST, to: value } : { from: value, to: HIGHEST };
}
