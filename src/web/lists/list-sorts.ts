/* The values of `sort`: a column, with a minus sign in front for descending order. */

/** Sorts that the specification names by their two directions. */
const PAIRS: readonly (readonly [up: string, down: string])[] = [['price_low_high', 'price_high_low']];

const pairOf = (sort: string) => PAIRS.find((pair) => pair.includes(sort));

/** The same column in the opposite order. */
export function reversed(sort: string): string {
  const pair = pairOf(sort);
  if (pair) return sort === pair[0] ? pair[1] : pair[0];
  return sort.startsWith('-') ? sort.slice(1) : `-${sort}`;
}

export function directionOf(sort: string): 'ascending' | 'descending' {
  return sort.startsWith('-') || PAIRS.some(([, down]) => down === sort) ? 'descending' : 'ascending';
}

/** Whether both sort by the same column, in whichever direction. */
export function sameColumn(one: string, other: string): boolean {
  return one === other || reversed(one) === other;
}
