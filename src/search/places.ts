/**
 * The positions of every word in the sequence of all words, ascending. Those of word `i` begin at the byte `starts[i]`.
 * They are delta-encoded as varints: seven bits to a byte, the lowest first; the last byte of a delta is below 128.
 */
export type Places = { bytes: Uint8Array; starts: Uint32Array };

const BITS = 7;
const MORE = 1 << BITS;
const MAX_BYTES = 5;

/**
 * Encodes the positions of all words.
 * @param row the sequence, each word as a number
 * @param count the number of different words; every number is below it
 */
export function placesOf(row: ArrayLike<number>, count: number): Places {
  const { sorted, ends } = sortedPlaces(row, count);
  const bytes = new Uint8Array(row.length * MAX_BYTES);
  const starts = new Uint32Array(count + 1);
  let size = 0;
  for (let word = 0, i = 0; word < count; word++) {
    for (let before = 0; i < (ends[word] as number); i++) {
      const place = sorted[i] as number;
      let step = place - before;
      for (; step >= MORE; step >>>= BITS) bytes[size++] = (step % MORE) + MORE;
      bytes[size++] = step;
      before = place;
    }
    starts[word + 1] = size;
  }
  return { bytes: bytes.slice(0, size), starts };
}

/** Calls back with every position of the word, the lowest first. */
export function eachPlace({ bytes, starts }: Places, word: number, call: (place: number) => void): void {
  const end = starts[word + 1] as number;
  let place = 0;
  for (let i = starts[word] as number; i < end; ) {
    let byte = bytes[i++] as number;
    let step = byte % MORE;
    for (let shift = BITS; byte >= MORE; shift += BITS) {
      byte = bytes[i++] as number;
      step += (byte % MORE) << shift;
    }
    place += step;
    call(place);
  }
}

/** The encoded length of a word's positions in bytes: about one for each position. */
export function bytesOf({ starts }: Places, word: number): number {
  return (starts[word + 1] as number) - (starts[word] as number);
}

/** All positions grouped by word, and the end of each group. */
function sortedPlaces(row: ArrayLike<number>, count: number): { sorted: Uint32Array; ends: Uint32Array } {
  const sizes = new Uint32Array(count);
  for (let i = 0; i < row.length; i++) sizes[row[i] as number] = (sizes[row[i] as number] as number) + 1;
  const ends = new Uint32Array(count);
  for (let word = 1; word < count; word++) ends[word] = (ends[word - 1] as number) + (sizes[word - 1] as number);
  const sorted = new Uint32Array(row.length);
  for (let i = 0; i < row.length; i++) {
    const word = row[i] as number;
    const at = ends[word] as number;
    sorted[at] = i;
    ends[word] = at + 1;
  }
  return { sorted, ends };
}
