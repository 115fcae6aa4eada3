import { ROLES, type SearchIndex } from './index-parts.ts';
import { matchAt } from './string-list.ts';
import { createScores, type Scores, type WordGroups } from './word-index.ts';
import { nameWords } from './words.ts';

/** Entries that were found by name, until the next query. */
export type NamedEntries = {
  /** The first `size` are the entries found. */
  entries: Int32Array;
  size: number;
  /** Whether a name has all words of the query. */
  whole: boolean;
  /** Whether a name is what was typed, or begins so; of several words, also one that has just these. */
  called: boolean;
  /** By entry: its best score, and the name that has it. */
  scores: Float32Array;
  names: Int32Array;
};

type ClassOf = (name: number) => number;

/* Classes of matches, the better above; within a class, scores of up to its width decide. */
const EXACT_NAME = 900;
const WHOLE_NAME = 800;
const NAME_BEGINS = 700;
const WORDS_IN_NAME = 500;
const SOME_WORDS_IN_NAME = 100;
const CLASS_WIDTH = 90;
/** By role: of names alike, an entry's own goes before its alias, that before what a class has. */
const PENALTIES = [0, 5, 10, 20];
const LEAST_SHARE = 0.5;
const JOINED_WEIGHT = 0.9;

/**
 * Finds entries by their names: those with all words of the query; where neither names nor texts have all, those with
 * the most.
 * @param groupsOf gives the words of names that may stand for the words of a query
 * @param count how many entries there are
 */
export function createNameSearch(
  { texts, entries: entryOf, roles, lengths, table }: SearchIndex['names'],
  groupsOf: (words: readonly string[]) => WordGroups,
  count: number,
) {
  const apart = createScores(table, lengths.length);
  const joined = createScores(table, lengths.length);
  const named: NamedEntries = {
    entries: new Int32Array(count),
    size: 0,
    whole: false,
    called: false,
    scores: new Float32Array(count),
    names: new Int32Array(count),
  };

  /** Keeps the names that have so many words; `best` is the highest score of any name. */
  function keep({ found, size, words, totals }: Scores, needed: number, best: number, classOf: ClassOf): void {
    for (let i = 0; i < size(); i++) {
      const name = found[i] as number;
      if (words[name] !== needed) continue;
      const within = (CLASS_WIDTH * (totals[name] as number)) / best;
      const role = roles[name] as number;
      const match = classOf(name);
      if (match === 0) continue;
      // Who begins a word means an entry that is called so, hardly what a class has.
      const kind = role >= ROLES.feature && match < EXACT_NAME ? Math.min(match, WORDS_IN_NAME) : match;
      const score = kind + within - (PENALTIES[role] as number);
      const entry = entryOf[name] as number;
      const known = named.scores[entry] as number;
      if (known === 0) named.entries[named.size++] = entry;
      if (score <= known) continue;
      named.scores[entry] = score;
      named.names[entry] = name;
    }
  }

  /** Keeps the longest of the names that stand in the query as a whole: a long question names what it is about. */
  function keepLongest(best: number): void {
    const { found, size, words } = apart;
    let most = 0;
    for (let i = 0; i < size(); i++) {
      const name = found[i] as number;
      if (words[name] === lengths[name]) most = Math.max(most, lengths[name] as number);
    }
    if (most > 0) keep(apart, most, best, (name) => (lengths[name] === most ? SOME_WORDS_IN_NAME : 0));
  }

  function forget(): void {
    for (let i = 0; i < named.size; i++) named.scores[named.entries[i] as number] = 0;
    named.size = 0;
    named.whole = false;
    named.called = false;
    apart.clear();
    joined.clear();
  }

  /** The class of a name that has all words of the text, which are so many. */
  function fullClass(text: Uint8Array, needed: number): ClassOf {
    return (name) => {
      const match = matchAt(texts, name, text);
      const isOwn = (roles[name] as number) < ROLES.feature;
      if (isOwn && (match !== null || (needed > 1 && lengths[name] === needed))) named.called = true;
      if (match === 'same') return EXACT_NAME;
      if (lengths[name] === needed) return WHOLE_NAME;
      return match === 'begins' ? NAME_BEGINS : WORDS_IN_NAME;
    };
  }

  return (words: readonly string[], textsHaveAll: () => boolean): NamedEntries => {
    forget();
    const asked = nameWords(words.join(' '));
    const text = Buffer.from(words.join(' '));
    apart.add(groupsOf(asked));
    const { most, best } = bestOf(apart);
    if (most === asked.length) {
      keep(apart, most, best, fullClass(text, most));
      named.whole = named.size > 0;
      return named;
    }
    // What is written apart may be one word in names: flame tongue, flametongue.
    if (asked.length > 1) joined.add(groupsOf([asked.join('')]));
    if (joined.size() > 0) {
      keep(joined, 1, Math.max(best / JOINED_WEIGHT, bestOf(joined).best), fullClass(text, 1));
      named.whole = named.size > 0;
    } else if (!textsHaveAll()) {
      if (most >= asked.length * LEAST_SHARE) keep(apart, most, best, () => SOME_WORDS_IN_NAME);
      else keepLongest(best);
    }
    return named;
  };
}

/** The most words that a text has, and the highest score. */
function bestOf({ found, size, words, totals }: Scores): { most: number; best: number } {
  let [most, best] = [0, 0];
  for (let i = 0; i < size(); i++) {
    const text = found[i] as number;
    most = Math.max(most, words[text] as number);
    best = Math.max(best, totals[text] as number);
  }
  return { most, best };
}
