/** A set of small numbers, one bit for each. */
export type Bits = Uint32Array<ArrayBuffer>;

export function createBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5);
}

export function setBit(bits: Bits, place: number): void {
  bits[place >>> 5] = (bits[place >>> 5] as number) | (1 << (place & 31));
}

export function hasBit(bits: Bits, place: number): boolean {
  return ((bits[place >>> 5] as number) & (1 << (place & 31))) !== 0;
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

/** All numbers below `size` that the set does not have. */
export function allBut(bits: Bits, size: number): Bits {
  const others = new Uint32Array(bits.length);
  for (let i = 0; i < bits.length; i++) others[i] = ~(bits[i] as number);
  const rest = size & 31;
  const last = others.length - 1;
  if (rest > 0) others[last] = (others[last] as number) & ((1 << rest) - 1);
  return others;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let i = 0; i < bits.length; i++) count += onesIn(bits[i] as number);
  return count;
}

export function isEmptySet(bits: Bits): boolean {
  for (let i = 0; i < bits.length; i++) if (bits[i] !== 0) return false;
  return true;
}

/** The lowest numbers of the set, up to so many, rising. */
export function firstBits(bits: Bits, most: number): number[] {
  const places: number[] = [];
  for (let i = 0; i < bits.length && places.length < most; i++)
    for (let part = bits[i] as number; part !== 0 && places.length < most; part &= part - 1)
      places.push((i << 5) + 31 - Math.clz32(part & -part));
  return places;
}

/** How many bits of a number are set, counted in parallel. */
export function onesIn(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
