/**
 * A challenge rating as a number for sorting and comparing, from a number or text: `7` is 7, `1/3` is 0.333…; creatures
 * without one come first (−1). Other text gives NaN.
 */
export function challengeRatingValue(rating: number | string | undefined): number {
  if (rating === undefined) return -1;
  if (typeof rating === 'number') return rating;
  const [over, under] = rating.split('/').map(Number);
  return (over ?? 0) / (under ?? 1);
}
