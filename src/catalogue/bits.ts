/** A set of entries of one kind: bit n stands for the kind's nth entry by name, from 0. Sets are of one size and never change once made. */
export type Bits = Uint32Array;

export function noBits(size: number): Bits {
  return new Uint32Array(Math.ceil(size / 32));
}

export function allBits(size: number): Bits {
  const bits = noBits(size).fill(0xffffffff);
  const rest = size % 32;
  if (rest > 0) bits[bits.length - 1] = 2 ** rest - 1;
  return bits;
}

/** Adds to a set that is still being made. */
export function addBit(bits: Bits, n: number): void {
  bits[n >>> 5] = (bits[n >>> 5] as number) | (1 << (n & 31));
}

export function hasBit(bits: Bits, n: number): boolean {
  return ((bits[n >>> 5] as number) & (1 << (n & 31))) !== 0;
}

export function both(a: Bits, b: Bits): Bits {
  const bits = new Uint32Array(a.length);
  for (let i = 0; i < a.length; i++) bits[i] = (a[i] as number) & (b[i] as number);
  return bits;
}

export function either(a: Bits, b: Bits): Bits {
  const bits = new Uint32Array(a.length);
  for (let i = 0; i < a.length; i++) bits[i] = (a[i] as number) | (b[i] as number);
  return bits;
}

export function without(a: Bits, b: Bits): Bits {
  const bits = new Uint32Array(a.length);
  for (let i = 0; i < a.length; i++) bits[i] = (a[i] as number) & ~(b[i] as number);
  return bits;
}

/** The entries of one of the sets or several. */
export function union(sets: readonly Bits[], size: number): Bits {
  const [first, ...rest] = sets;
  return first === undefined ? noBits(size) : rest.reduce(either, first);
}

/** The entries of a set by their numbers. */
export function membersOf(bits: Bits, size: number): number[] {
  const members: number[] = [];
  for (let n = 0; n < size; n++) if (hasBit(bits, n)) members.push(n);
  return members;
}

export function countBits(bits: Bits): number {
  return countBoth(bits, bits);
}

export function isEmpty(bits: Bits): boolean {
  return bits.every((word) => word === 0);
}

/** How many entries are in both sets. */
export function countBoth(a: Bits, b: Bits): number {
  let count = 0;
  for (let i = 0; i < a.length; i++) count += onesIn((a[i] as number) & (b[i] as number));
  return count;
}

/** How many entries of `left` are in one of the sets or several. */
export function countInUnion(left: Bits, sets: readonly Bits[]): number {
  let count = 0;
  for (let i = 0; i < left.length; i++) {
    let word = 0;
    for (const set of sets) word |= set[i] as number;
    count += onesIn(word & (left[i] as number));
  }
  return count;
}

/** How many bits of a word of 32 are set. */
function onesIn(word: number): number {
  if (word === 0) return 0;
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
