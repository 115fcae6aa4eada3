export type Correction = {
  /** Place in the vocabulary. */
  word: number;
  /** Letters missing, added, exchanged or swapped with their neighbour. */
  errors: number;
};

/** Finds the words of a vocabulary that differ from a misspelt one in few letters, and only those with the fewest errors. */
export type Speller = (word: string) => readonly Correction[];

const SHORTEST = 3;
const LONG = 6;
const LONGEST = 40;
const MOST_REMEMBERED = 2000;

/** Words of one length, each with the set of its letters. */
type Bucket = { places: Uint32Array; letters: Uint32Array };

export function createSpeller(vocabulary: readonly string[]): Speller {
  const buckets = bucketsOf(vocabulary);
  const known = new Map<string, readonly Correction[]>();
  return (word) => {
    const before = known.get(word);
    if (before) return before;
    const found = word.length < SHORTEST || word.length > LONGEST ? [] : nearest(word, vocabulary, buckets);
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(word, found);
    return found;
  };
}

function bucketsOf(vocabulary: readonly string[]): ReadonlyMap<number, Bucket> {
  const lengths = Map.groupBy(vocabulary.keys(), (place) => vocabulary[place]?.length ?? 0);
  return new Map(
    [...lengths].map(([length, places]) => [
      length,
      {
        places: Uint32Array.from(places),
        letters: Uint32Array.from(places, (place) => lettersOf(vocabulary[place] ?? '')),
      },
    ]),
  );
}

function nearest(
  word: string,
  vocabulary: readonly string[],
  buckets: ReadonlyMap<number, Bucket>,
): readonly Correction[] {
  const own = lettersOf(word);
  let most = word.length < LONG ? 1 : 2;
  let found: Correction[] = [];
  const near = Array.from({ length: 2 * most + 1 }, (_, i) => word.length - most + i);
  for (const { places, letters } of near.flatMap((length) => buckets.get(length) ?? []))
    for (let i = 0; i < letters.length; i++) {
      // Every error changes at most two letters of the set.
      if (bits((letters[i] as number) ^ own) > 2 * most) continue;
      const place = places[i] as number;
      const errors = distance(word, vocabulary[place] as string, most);
      if (errors > most) continue;
      if (errors < most) found = found.filter((correction) => correction.errors <= errors);
      most = errors;
      found.push({ word: place, errors });
    }
  return found;
}

/** One bit for each letter that the word has. */
function lettersOf(word: string): number {
  let set = 0;
  for (let i = 0; i < word.length; i++) set |= 1 << (word.charCodeAt(i) & 31);
  return set >>> 0;
}

/** How many bits are set, counted in parallel. */
function bits(set: number): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

const ROW = 64;
const rows: readonly [Uint8Array, Uint8Array, Uint8Array] = [
  new Uint8Array(ROW),
  new Uint8Array(ROW),
  new Uint8Array(ROW),
];

/** Optimal string alignment distance of words of at most 63 letters; more than `most` where it is more than that. */
export function distance(a: string, b: string, most: number): number {
  let [before, previous, row] = rows;
  for (let j = 0; j <= b.length; j++) previous[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const least = fillRow(a, b, i, before, previous, row);
    if (least > most) return most + 1;
    const filled = row;
    row = before;
    before = previous;
    previous = filled;
  }
  return previous[b.length] as number;
}

function fillRow(a: string, b: string, i: number, before: Uint8Array, previous: Uint8Array, row: Uint8Array): number {
  row[0] = i;
  let least = i;
  const letter = a.charCodeAt(i - 1);
  for (let j = 1; j <= b.length; j++) {
    const other = b.charCodeAt(j - 1);
    let errors = Math.min((previous[j] as number) + 1, (row[j - 1] as number) + 1);
    errors = Math.min(errors, (previous[j - 1] as number) + (letter === other ? 0 : 1));
    if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other)
      errors = Math.min(errors, (before[j - 2] as number) + 1);
    row[j] = errors;
    least = Math.min(least, errors);
  }
  return least;
}
