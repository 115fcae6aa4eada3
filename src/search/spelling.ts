import { countOnes } from '../shared/bits.ts';
import type { StringList } from './string-list.ts';

export type Correction = {
  /** Position in the vocabulary. */
  word: number;
  /** The edit distance: letters missing, added, exchanged or swapped with their neighbour. */
  errors: number;
};

/** Finds the words of a vocabulary with the smallest edit distance to a misspelt one: at maxErrors 1, from six letters on 2. */
export type Speller = (word: string) => readonly Correction[];

const MIN_LENGTH = 3;
/** Words from this length on may have two errors. */
const LONG = 6;
/** The letters of a word are the bits of a number. */
const MAX_LENGTH = 31;
const MAX_CACHED = 2000;

/** Words of one length, each with the set of its letters. */
type Bucket = { places: Uint32Array; letters: Uint32Array };

export function createSpeller(vocabulary: StringList): Speller {
  const buckets = bucketsOf(vocabulary);
  const cache = new Map<string, readonly Correction[]>();
  return (word) => {
    const cached = cache.get(word);
    if (cached) return cached;
    const bytes = Buffer.from(word);
    const found = bytes.length < MIN_LENGTH || bytes.length > MAX_LENGTH ? [] : nearest(bytes, vocabulary, buckets);
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(word, found);
    return found;
  };
}

function bucketsOf({ bytes, starts }: StringList): ReadonlyMap<number, Bucket> {
  const count = starts.length - 1;
  const lengthOf = (place: number) => (starts[place + 1] as number) - (starts[place] as number);
  const sizes = new Map<number, number>();
  for (let place = 0; place < count; place++) sizes.set(lengthOf(place), (sizes.get(lengthOf(place)) ?? 0) + 1);
  const buckets = new Map(
    [...sizes].map(([length, size]) => [length, { places: new Uint32Array(size), letters: new Uint32Array(size) }]),
  );
  for (let place = count - 1; place >= 0; place--) {
    const length = lengthOf(place);
    const bucket = buckets.get(length);
    const at = (sizes.get(length) ?? 0) - 1;
    if (bucket === undefined) continue;
    sizes.set(length, at);
    bucket.places[at] = place;
    bucket.letters[at] = lettersOf(bytes, starts[place] as number, starts[place + 1] as number);
  }
  return buckets;
}

function nearest(word: Uint8Array, vocabulary: StringList, buckets: ReadonlyMap<number, Bucket>): Correction[] {
  const own = lettersOf(word, 0, word.length);
  const distance = createDistance(word);
  let maxErrors = word.length < LONG ? 1 : 2;
  let found: Correction[] = [];
  const near = Array.from({ length: 2 * maxErrors + 1 }, (_, i) => word.length - maxErrors + i);
  for (const { places, letters } of near.flatMap((length) => buckets.get(length) ?? []))
    for (let i = 0; i < letters.length; i++) {
      // Every error changes at maxErrors two letters of the set.
      if (countOnes((letters[i] as number) ^ own) > 2 * maxErrors) continue;
      const place = places[i] as number;
      const errors = distance(
        vocabulary.bytes,
        vocabulary.starts[place] as number,
        vocabulary.starts[place + 1] as number,
      );
      if (errors > maxErrors) continue;
      if (errors < maxErrors) found = found.filter((correction) => correction.errors <= errors);
      maxErrors = errors;
      found.push({ word: place, errors });
    }
  return found;
}

/** The set of letters of a word, one bit each. */
function lettersOf(bytes: Uint8Array, from: number, to: number): number {
  let set = 0;
  for (let i = from; i < to; i++) set |= 1 << ((bytes[i] as number) & 31);
  return set >>> 0;
}

/**
 * Makes the function that counts the errors between a word of at maxErrors 31 letters and others: letters missing, added,
 * exchanged or swapped with their neighbour (optimal string alignment). Each column of the distance matrix is
 * computed at once, as differences in the bits of numbers: H. Hyyrö, A Bit-Vector Algorithm for Computing Levenshtein and Damerau Edit
 * Distances, 2003.
 */
export function createDistance(word: Uint8Array): (bytes: Uint8Array, from: number, to: number) => number {
  const last = 1 << (word.length - 1);
  /** For every byte, a bit for each position at which the word has it. */
  const places = new Uint32Array(256);
  word.forEach((letter, i) => {
    places[letter] = (places[letter] as number) | (1 << i);
  });
  return (bytes, from, to) => {
    let more = -1;
    let less = 0;
    let same = 0;
    let before = 0;
    let errors = word.length;
    for (let i = from; i < to; i++) {
      const here = places[bytes[i] as number] as number;
      const swapped = ((~same & here) << 1) & before;
      same = ((((here & more) + more) | 0) ^ more) | here | less | swapped;
      const added = less | ~(same | more);
      const taken = more & same;
      if (added & last) errors++;
      if (taken & last) errors--;
      const shifted = (added << 1) | 1;
      more = (taken << 1) | ~(same | shifted);
      less = shifted & same;
      before = here;
    }
    return errors;
  };
}
