/**
 * A set of small whole numbers, such as the places of entries in a list: bit n stands for n, from 0. Sets that are combined
 * have the same size.
 */
export type Bits = Uint32Array<ArrayBuffer>;

/** @param size how many numbers there are: all are below it */
export function noBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5);
}

export function allBits(size: number): Bits {
  return complement(noBits(size), size);
}

/** Adds a number to the set. */
export function setBit(bits: Bits, n: number): void {
  bits[n >>> 5] = (bits[n >>> 5] as number) | (1 << (n & 31));
}

/** Takes a number out of the set. */
export function clearBit(bits: Bits, n: number): void {
  bits[n >>> 5] = (bits[n >>> 5] as number) & ~(1 << (n & 31));
}

export function hasBit(bits: Bits, n: number): boolean {
  return ((bits[n >>> 5] as number) & (1 << (n & 31))) !== 0;
}

/** The numbers that both sets have. */
export function both(a: Bits, b: Bits): Bits {
  const bits = a.slice();
  keepCommon(bits, b);
  return bits;
}

/** The numbers that one of the two sets has, or both. */
export function either(a: Bits, b: Bits): Bits {
  const bits = a.slice();
  addAll(bits, b);
  return bits;
}

/** The numbers of the first set that the second does not have. */
export function without(a: Bits, b: Bits): Bits {
  const bits = a.slice();
  takeAway(bits, b);
  return bits;
}

/** The numbers that one of the sets has, or several. */
export function union(sets: readonly Bits[], size: number): Bits {
  const [first, ...rest] = sets;
  const bits = first?.slice() ?? noBits(size);
  for (const set of rest) addAll(bits, set);
  return bits;
}

/** All numbers below the size that the set does not have. */
export function complement(bits: Bits, size: number): Bits {
  const others = new Uint32Array(bits.length);
  for (let i = 0; i < bits.length; i++) others[i] = ~(bits[i] as number);
  const rest = size & 31;
  const last = others.length - 1;
  if (rest > 0) others[last] = (others[last] as number) & ((1 << rest) - 1);
  return others;
}

/** Keeps of the first set what the second has too. */
export function keepCommon(bits: Bits, others: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] as number) & (others[i] as number);
}

/** Adds to the first set what the second has. */
export function addAll(bits: Bits, others: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] as number) | (others[i] as number);
}

/** Takes from the first set what the second has. */
export function takeAway(bits: Bits, others: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] as number) & ~(others[i] as number);
}

/** The lowest numbers of the set, rising; all where no limit is given. */
export function membersOf(bits: Bits, limit = Number.POSITIVE_INFINITY): number[] {
  const members: number[] = [];
  for (let i = 0; i < bits.length && members.length < limit; i++)
    for (let part = bits[i] as number; part !== 0 && members.length < limit; part &= part - 1)
      members.push((i << 5) + 31 - Math.clz32(part & -part));
  return members;
}

export function isEmptySet(bits: Bits): boolean {
  return bits.every((word) => word === 0);
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let i = 0; i < bits.length; i++) count += onesIn(bits[i] as number);
  return count;
}

/** How many numbers both sets have. */
export function countBoth(a: Bits, b: Bits): number {
  let count = 0;
  for (let i = 0; i < a.length; i++) count += onesIn((a[i] as number) & (b[i] as number));
  return count;
}

/** How many numbers of `left` one of the sets has, or several. */
export function countInUnion(left: Bits, sets: readonly Bits[]): number {
  let count = 0;
  for (let i = 0; i < left.length; i++) {
    let word = 0;
    for (const set of sets) word |= set[i] as number;
    count += onesIn(word & (left[i] as number));
  }
  return count;
}

/** How many bits of a word of 32 are set, counted in parallel. */
export function onesIn(word: number): number {
  if (word === 0) return 0;
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
