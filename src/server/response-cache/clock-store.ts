type Slot<Value> = { key: string; value: Value; bytes: number; used: boolean };

/**
 * Holds values up to a number of bytes and evicts by CLOCK: the first to go is a value that was not requested since the hand
 * last passed it. Finding a value sets one flag and moves nothing, and a flood of values that are requested once does not
 * evict those in use.
 */
export class ClockStore<Value> {
  readonly #maxBytes: number;
  readonly #slots: (Slot<Value> | undefined)[] = [];
  readonly #free: number[] = [];
  readonly #places = new Map<string, number>();
  #hand = 0;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#places.size;
  }

  get(key: string): Value | undefined {
    const place = this.#places.get(key);
    const slot = place === undefined ? undefined : this.#slots[place];
    if (slot === undefined) return undefined;
    slot.used = true;
    return slot.value;
  }

  /** Stores the value; false where it is larger than the store. */
  set(key: string, value: Value, bytes: number): boolean {
    this.delete(key);
    if (bytes > this.#maxBytes) return false;
    while (this.#bytes + bytes > this.#maxBytes) this.#evict();
    // A place that was just freed lies behind the hand: it comes to the new value last.
    const place = this.#free.pop() ?? this.#slots.length;
    this.#slots[place] = { key, value, bytes, used: false };
    this.#places.set(key, place);
    this.#bytes += bytes;
    return true;
  }

  delete(key: string): void {
    const place = this.#places.get(key);
    if (place !== undefined) this.#remove(place);
  }

  clear(): void {
    this.#slots.length = 0;
    this.#free.length = 0;
    this.#places.clear();
    this.#hand = 0;
    this.#bytes = 0;
  }

  /** Moves the hand on to the next value that is not in use and removes it. */
  #evict(): void {
    for (;;) {
      if (this.#hand >= this.#slots.length) this.#hand = 0;
      const place = this.#hand++;
      const slot = this.#slots[place];
      if (slot === undefined) continue;
      if (!slot.used) {
        this.#remove(place);
        return;
      }
      slot.used = false;
    }
  }

  #remove(place: number): void {
    const slot = this.#slots[place];
    if (slot === undefined) return;
    this.#slots[place] = undefined;
    this.#free.push(place);
    this.#places.delete(slot.key);
    this.#bytes -= slot.bytes;
  }
}
