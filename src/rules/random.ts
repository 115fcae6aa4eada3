/** A seeded random number generator. Its numbers are the same on every machine, because it uses 32-bit integers alone. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next: () => number;
  /** A whole number from 0 up to, not including, `n`. */
  below: (n: number) => number;
  /** An item of a list. Throws where it is empty. */
  pick: <T>(list: readonly T[]) => T;
};

/** Generators of one seed under different names are independent. */
export function createRandom(seed: number, name: string): Random {
  let state = seed >>> 0;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 0x9e3779b1) >>> 0;
  const next = () => {
    // Mulberry32 by Tommy Ettinger, public domain.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (n: number) => Math.floor(next() * n);
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('There is nothing to pick from.');
    return list[below(list.length)] as T;
  };
  return { next, below, pick };
}
