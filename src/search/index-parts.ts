import type { Places } from './places.ts';
import type { StringList } from './string-list.ts';

/** The role of a name: the entry's own, an alias, or the name of a class feature or of a part of a page. */
export const ROLES = { name: 0, alias: 1, feature: 2, minorFeature: 3, part: 4 } as const;

/** Numbers in the smallest type that holds the largest of them. */
export type Numbers = Uint16Array | Uint32Array;

/** An inverted index. The postings of word `i` are in `texts` and `weights` from `starts[i]` up to, not including, `starts[i + 1]`. */
export type WordTable = {
  /** Every word, sorted. */
  words: StringList;
  starts: Uint32Array;
  texts: Numbers;
  /** The BM25 weight of the word in the text without the inverse document frequency, scaled to 1–255. */
  weights: Uint8Array;
};

/** The search index, which the compiler builds. Entries are identified by their position in the list of entries. */
export type SearchIndex = {
  entries: {
    kinds: Uint8Array;
    kindNames: StringList;
    slugs: StringList;
    names: StringList;
    /** What each entry is, and its key figure: `Magical beast`, `CR 7`. */
    labels: StringList;
    facts: StringList;
    summaries: StringList;
    /** How many entries mention each in their texts, which ranks equal matches. */
    mentions: Numbers;
    /** Rules texts without mark-up. */
    bodies: StringList;
  };
  names: {
    /** Names, aliases and names of features in lower case without accents. */
    texts: StringList;
    entries: Numbers;
    /** The role of each name: one of `ROLES`. */
    roles: Uint8Array;
    /** The number of indexed words of each name. */
    lengths: Uint8Array;
    table: WordTable;
  };
  /**
   * Pages of the rules and their parts: names, aliases, sections and rows of tables. `anchors` and `texts`: where a part stands and
   * what it says. The index is apart from `names`, because its thousands of common words would change what names are found.
   */
  pages: {
    names: StringList;
    entries: Numbers;
    roles: Uint8Array;
    lengths: Uint8Array;
    anchors: StringList;
    texts: StringList;
    table: WordTable;
  };
  /** Abbreviations of names as they are spelled, and the entry of each. */
  abbreviations: { texts: StringList; entries: Numbers };
  texts: {
    /** The stems of the words of names and rules texts. */
    table: WordTable;
    /** The same words unstemmed. The first is empty and separates names and text. */
    words: StringList;
    /** Every text as a sequence of such words. */
    tokens: Numbers;
    /** The positions of each word in `tokens`. */
    places: Places;
    starts: Uint32Array;
  };
  /** Sorted by key, value and number. */
  facts: {
    keys: StringList;
    starts: Uint32Array;
    entries: Numbers;
    /** Positions in `texts`, whose first is empty. */
    values: Numbers;
    texts: StringList;
    /** NaN where the fact has none, which sorts last. */
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

/** Splits the index into parts to store. */
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

/**
 * Assembles the index from its stored parts.
 * @throws where a part has an unknown type
 */
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

/** Copies bytes out of a shared buffer: typed arrays need an offset that is a multiple of their item size. */
function ownBytes({ buffer, byteOffset, byteLength }: Buffer): ArrayBuffer {
  const isWhole = byteOffset === 0 && byteLength === buffer.byteLength && buffer instanceof ArrayBuffer;
  return isWhole ? buffer : Uint8Array.from(new Uint8Array(buffer, byteOffset, byteLength)).buffer;
}
