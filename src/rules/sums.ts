/** One part of a figure, in the figure's own unit: hit points, gold pieces, or a signed bonus. */
export interface Term {
  label: string;
  value: number;
}

/** A figure with the terms that it consists of. */
export interface Sum {
  terms: readonly Term[];
  total: number;
}

/** The sum of those terms that are not null; 0 without any. A term of 0 is kept. */
export function sumOf(terms: readonly (Term | null)[]): Sum {
  const counted = terms.filter((term) => term !== null);
  return { terms: counted, total: totalOf(counted) };
}

/** What the terms come to; 0 without any. */
export function totalOf(terms: readonly Term[] = []): number {
  return terms.reduce((sum, { value }) => sum + value, 0);
}

/** A term; null where it would add nothing. */
export const unlessZero = (label: string, value: number): Term | null => (value === 0 ? null : { label, value });
