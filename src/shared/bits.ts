/**
 * A set of integers from 0 to a size, exclusive, such as the indexes of entries in a list. Bit n is set if n is a member.
 * Functions that combine sets require sets of the same size.
 */
export type Bits = Uint32Array<ArrayBuffer>;

/**
 * The empty set.
 * @param size every member is below it
 */
export function noBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5);
}

/** The set of all numbers below the size. */
export function allBits(size: number): Bits {
  return complement(noBits(size), size);
}

/** Adds a number to the set. */
export function setBit(bits: Bits, n: number): void {
  bits[n >>> 5] = (bits[n >>> 5] as number) | (1 << (n & 31));
}

/** Removes a number from the set. */
export function clearBit(bits: Bits, n: number): void {
  bits[n >>> 5] = (bits[n >>> 5] as number) & ~(1 << (n & 31));
}

export function hasBit(bits: Bits, n: number): boolean {
  return ((bits[n >>> 5] as number) & (1 << (n & 31))) !== 0;
}

/** The numbers that are in both sets. */
export function intersection(a: Bits, b: Bits): Bits {
  const bits = a.slice();
  intersectWith(bits, b);
  return bits;
}

/** The numbers that are in one of the sets or in both. */
export function union(a: Bits, b: Bits): Bits {
  const bits = a.slice();
  addMembers(bits, b);
  return bits;
}

/** The numbers that are in the first set but not in the second. */
export function difference(a: Bits, b: Bits): Bits {
  const bits = a.slice();
  subtractFrom(bits, b);
  return bits;
}

/** The numbers that are in at least one of the sets. The size is needed only if there may be no set. */
export function unionAll(sets: readonly Bits[], size: number): Bits {
  const [first, ...rest] = sets;
  const bits = first?.slice() ?? noBits(size);
  for (const set of rest) addMembers(bits, set);
  return bits;
}

/** All numbers below the size that are not in the set. */
export function complement(bits: Bits, size: number): Bits {
  const others = new Uint32Array(bits.length);
  for (let i = 0; i < bits.length; i++) others[i] = ~(bits[i] as number);
  const rest = size & 31;
  const last = others.length - 1;
  if (rest > 0) others[last] = (others[last] as number) & ((1 << rest) - 1);
  return others;
}

/** Removes from the first set what is not in the second. */
export function intersectWith(bits: Bits, others: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] as number) & (others[i] as number);
}

/** Adds the members of the second set to the first. */
export function addMembers(bits: Bits, others: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] as number) | (others[i] as number);
}

/** Removes the members of the second set from the first. */
export function subtractFrom(bits: Bits, others: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] as number) & ~(others[i] as number);
}

/** The members in ascending order: the lowest ones up to the limit, or all. */
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

/** How many numbers are in the set. */
export function countBits(bits: Bits): number {
  let count = 0;
  for (let i = 0; i < bits.length; i++) count += countOnes(bits[i] as number);
  return count;
}

/** How many numbers are in both sets. */
export function countBoth(a: Bits, b: Bits): number {
  let count = 0;
  for (let i = 0; i < a.length; i++) count += countOnes((a[i] as number) & (b[i] as number));
  return count;
}

/** How many members of `candidates` are in at least one of the sets. */
export function countInUnion(candidates: Bits, sets: readonly Bits[]): number {
  let count = 0;
  for (let i = 0; i < candidates.length; i++) {
    let word = 0;
    for (const set of sets) word |= set[i] as number;
    count += countOnes(word & (candidates[i] as number));
  }
  return count;
}

/** How many bits of a 32-bit word are set. Pairs, nibbles and bytes of the word are added in parallel. */
export function countOnes(word: number): number {
  if (word === 0) return 0;
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
