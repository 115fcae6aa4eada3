import { challengeRatingValue } from '../../../rules/monster-lines.ts';

/** The colours of challenge ratings, each with the lowest rating that has it. */
const BANDS = [
  [21, 'cr-epic'],
  [18, 'cr-dire'],
  [15, 'cr-deadly'],
  [10, 'cr-high'],
  [5, 'cr-mid'],
  [1, 'cr-low'],
  [0, 'cr-fraction'],
] as const;

export function challengeRatingTone(rating: string): string {
  const value = challengeRatingValue(rating.includes('/') ? rating : Number(rating));
  return BANDS.find(([lowest]) => value >= lowest)?.[1] ?? 'cr-fraction';
}

/** "CR 7" in the colour of its band; a dash where a creature has no rating of its own. */
export function ChallengeRating({ rating }: { rating: string | null }) {
  return (
    <span className="cr" data-tone={rating === null ? 'cr-fraction' : challengeRatingTone(rating)}>
      CR {rating ?? '—'}
    </span>
  );
}
