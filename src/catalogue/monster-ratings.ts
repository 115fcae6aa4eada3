import { ratingRanges } from '../contract/ranges.ts';
import type { Step } from './list-filters.ts';

/** Parses an option of the challenge rating select like the parameter itself: `1/2`, `5`, `21+`. */
export function ratingStep(value: string): Step {
  const [range] = ratingRanges('Challenge rating').parse(value).include;
  if (range === undefined) throw new Error(`${value} is no challenge rating.`);
  return { value, range };
}
