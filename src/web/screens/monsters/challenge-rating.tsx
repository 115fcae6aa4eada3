import { challengeRatingBand } from '../../../rules/challenge-rating-bands.ts';

/** The tone of the band that a rating belongs to. */
export const challengeRatingTone = (rating: string) => `cr-${challengeRatingBand(rating)}`;

/** "CR 7" in the colour of its band; a dash for a creature without a rating. */
export function ChallengeRating({ rating }: { rating: string | null }) {
  return (
    <span className="challenge-rating" data-tone={rating === null ? 'cr-fraction' : challengeRatingTone(rating)}>
      CR {rating ?? '—'}
    </span>
  );
}
