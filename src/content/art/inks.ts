import type { ChallengeRatingBand } from '../../rules/challenge-rating-bands.ts';

/* Pictures stand for themselves on any page, so they carry the colours of paper and ink with them. */

export const INK = '#191e28';
export const VELLUM = '#f3eee0';
export const ON_SOLID = '#ffffff';

/** The ring of a token by challenge rating: the solid tones of the theme on paper. */
export const RINGS: Record<ChallengeRatingBand, string> = {
  fraction: '#4e5c3f',
  low: '#176737',
  mid: '#00607b',
  high: '#705103',
  deadly: '#8f3800',
  dire: '#9d1d2a',
  epic: '#191e28',
};
