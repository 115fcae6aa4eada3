import { challengeRatingValue } from './challenge-rating.ts';

/** Bands of challenge ratings that are coloured alike, each with the lowest rating in it. */
const BANDS = [
  [21, 'epic'],
  [18, 'dire'],
  [15, 'deadly'],
  [10, 'high'],
  [5, 'mid'],
  [1, 'low'],
  [0, 'fraction'],
] as const;

export type ChallengeRatingBand = (typeof BANDS)[number][1];

/** The band of a rating as printed: `7`, `1/2`. */
export function challengeRatingBand(rating: string): ChallengeRatingBand {
  const value = challengeRatingValue(rating);
  return BANDS.find(([lowest]) => value >= lowest)?.[1] ?? 'fraction';
}
