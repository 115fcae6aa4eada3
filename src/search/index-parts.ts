import type { Places } from './places.ts';
import type { StringList } from './string-list.ts';

/** What a name is to its entry: its own, another one, or that of what it has (a class's features). */
export const ROLES = { name: 0, alias: 1, feature: 2, minorFeature: 3 } as const;

/** Numbers that are as narrow as the largest of them allows. */
export type Numbers = Uint16Array | Uint32Array;

/** Which word stands in which texts: those of word `i` from `starts[i]` to `starts[i + 1]`. */
export type WordTable = {
  /** Every word, sorted. */
  words: StringList;
  starts: Uint32Array;
  texts: Numbers;
  /** How much the word says of the text, by BM25 without the word's rarity: up to 255. */
  weights: Uint8Array;
};

/** Everything that the search reads, made by the compiler. Entries are known by their place in the list of entries. */
export type SearchIndex = {
  entries: {
    kinds: Uint8Array;
    kindNames: StringList;
    slugs: StringList;
    names: StringList;
    /** What each is, and what one compares it by: `Magical beast`, `CR 7`. */
    labels: StringList;
    facts: StringList;
    summaries: StringList;
    /** How many entries name each in their texts: of what matches alike, the better known comes first. */
    mentions: Numbers;
    /** Rules texts without mark-up. */
    bodies: StringList;
  };
  names: {
    /** Names, aliases and names of features in lower case without accents. */
    texts: StringList;
    entries: Numbers;
    /** What each is to its entry: one of `ROLES`. */
    roles: Uint8Array;
    /** How many words the name is found by. */
    lengths: Uint8Array;
    table: WordTable;
  };
  /** What players type instead of a name, as it is written, and the entry that each stands for. */
  abbreviations: { texts: StringList; entries: Numbers };
  texts: {
    /** The words of names and rules texts without their endings. */
    table: WordTable;
    /** The same words as they stand; the first is empty and parts names and text. */
    words: StringList;
    /** Every text as a row of such words. */
    tokens: Numbers;
    /** Where in `tokens` each of the words stands. */
    places: Places;
    starts: Uint32Array;
  };
  /** Sorted by key, value and number. */
  facts: {
    keys: StringList;
    starts: Uint32Array;
    entries: Numbers;
    /** Places in `texts`, whose first is empty. */
    values: Numbers;
    texts: StringList;
    /** NaN where the fact has none: after all others. */
    numbers: Float64Array;
  };
};

/** A part of the index as it is stored: `texts.table.starts`, the type of its numbers, and their bytes (little-endian). */
export type StoredPart = { name: string; type: string; bytes: Buffer };

type Part = Buffer | Uint8Array | Uint16Array | Uint32Array | Float64Array;
interface Tree {
  [name: string]: Part | Tree;
}

const READERS: Readonly<Record<string, (bytes: ArrayBuffer) => Part>> = {
  text: (bytes) => Buffer.from(bytes),
  Uint8Array: (bytes) => new Uint8Array(bytes),
  Uint16Array: (bytes) => new Uint16Array(bytes),
  Uint32Array: (bytes) => new Uint32Array(bytes),
  Float64Array: (bytes) => new Float64Array(bytes),
};

export function storedParts(index: SearchIndex): StoredPart[] {
  return partsOf(index, '');
}

function partsOf(tree: Tree, path: string): StoredPart[] {
  return Object.entries(tree).flatMap(([key, part]) => {
    const name = path === '' ? key : `${path}.${key}`;
    if (!ArrayBuffer.isView(part)) return partsOf(part, name);
    const type = Buffer.isBuffer(part) ? 'text' : part.constructor.name;
    return [{ name, type, bytes: Buffer.from(part.buffer, part.byteOffset, part.byteLength) }];
  });
}

/** Puts the stored parts together again. Throws where one has a type that nobody writes. */
export function readParts(parts: readonly StoredPart[]): SearchIndex {
  const index: Tree = {};
  for (const { name, type, bytes } of parts) {
    const path = name.split('.');
    const read = READERS[type];
    const last = path.pop();
    if (read === undefined || last === undefined) throw new Error(`The search's index has a part ${name} of ${type}.`);
    let tree = index;
    for (const key of path) {
      const branch = tree[key] ?? {};
      tree[key] = branch;
      tree = branch as Tree;
    }
    tree[last] = read(ownBytes(bytes));
  }
  return index as unknown as SearchIndex;
}

/** Numbers need memory that begins at a multiple of their size. */
function ownBytes({ buffer, byteOffset, byteLength }: Buffer): ArrayBuffer {
  const alone = byteOffset === 0 && byteLength === buffer.byteLength && buffer instanceof ArrayBuffer;
  return alone ? buffer : Uint8Array.from(new Uint8Array(buffer, byteOffset, byteLength)).buffer;
}
