import { challengeRatingBand } from '../../../rules/challenge-rating-bands.ts';

/** The colours of the rating's band. */
export const challengeRatingTone = (rating: string) => `cr-${challengeRatingBand(rating)}`;

/** "CR 7" in the colour of its band; a dash where a creature has no rating of its own. */
export function ChallengeRating({ rating }: { rating: string | null }) {
  return (
    <span className="cr" data-tone={rating === null ? 'cr-fraction' : challengeRatingTone(rating)}>
      CR {rating ?? '—'}
    </span>
  );
}
