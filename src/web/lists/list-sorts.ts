/* What lists are sorted by: a column, after a minus sign the other way round. */

/** The specification's own names for the two ways round. */
const PAIRS: readonly (readonly [up: string, down: string])[] = [['price_low_high', 'price_high_low']];

const pairOf = (sort: string) => PAIRS.find((pair) => pair.includes(sort));

/** The same column the other way round. */
export function otherWay(sort: string): string {
  const pair = pairOf(sort);
  if (pair) return sort === pair[0] ? pair[1] : pair[0];
  return sort.startsWith('-') ? sort.slice(1) : `-${sort}`;
}

export function directionOf(sort: string): 'ascending' | 'descending' {
  return sort.startsWith('-') || PAIRS.some(([, down]) => down === sort) ? 'descending' : 'ascending';
}

/** Whether both sort by the same column, be it in either direction. */
export function sameColumn(one: string, other: string): boolean {
  return one === other || otherWay(one) === other;
}
