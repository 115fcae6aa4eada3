import { ROLES, type SearchIndex } from './index-parts.ts';
import { matchAt } from './string-list.ts';
import type { Groups } from './word-finder.ts';
import { createScores, type Scores } from './word-index.ts';
import { distinctiveWords, stemOf } from './words.ts';

/** Entries that were found by name. Valid until the next query, which reuses the memory. */
export type NameMatches = {
  /** The entries found: the first `size` items. */
  entries: Int32Array;
  size: number;
  /** Whether a name has all words of the query. */
  hasAllWords: boolean;
  /** Whether the query is a name, the start of one, or several words that are all words of one in another order. */
  isName: boolean;
  /** The best score by entry, and the name that has this score. */
  scores: Float32Array;
  names: Int32Array;
};

type ClassOf = (name: number) => number;

/* The base scores of the classes of matches, best first. Within a class, a relevance of up to `CLASS_WIDTH` is added. */
const EXACT_NAME = 900;
const WHOLE_NAME = 800;
const NAME_BEGINS = 700;
const WORDS_IN_NAME = 500;
const SOME_WORDS_IN_NAME = 100;
const CLASS_WIDTH = 90;
/** The lowest score of an entry of which the query is a complete name or alias. */
export const WHOLE_NAME_SCORE = WHOLE_NAME - 10;
/** Penalties by role: of equal matches, an entry's own name comes before an alias, and an alias before a class feature. */
const PENALTIES = [0, 5, 10, 20];
const MIN_SHARE = 0.5;
const JOINED_WEIGHT = 0.9;

/**
 * Creates the search by name. It finds the entries whose names have all words of the query; where neither names nor texts
 * have all, those with the most. Spelling corrections stand beside unfinished words only where no name has all words without.
 * @param groups finds the words of names that may stand for the words of a query
 * @param count how many entries there are
 */
export function createNameSearch(
  { texts, entries: entryOf, roles, lengths, table }: SearchIndex['names'],
  groups: Groups,
  count: number,
) {
  const separate = createScores(table, lengths.length);
  const compounds = createScores(table, lengths.length);
  const guessed = createScores(table, lengths.length);
  const matches: NameMatches = {
    entries: new Int32Array(count),
    size: 0,
    hasAllWords: false,
    isName: false,
    scores: new Float32Array(count),
    names: new Int32Array(count),
  };

  /** Adds the entries of the names that match `needed` words; `best` is the highest relevance of any name. */
  function addMatches({ found, size, words, totals }: Scores, needed: number, best: number, classOf: ClassOf): void {
    for (let i = 0; i < size(); i++) {
      const name = found[i] as number;
      if (words[name] !== needed) continue;
      const within = (CLASS_WIDTH * (totals[name] as number)) / best;
      const role = roles[name] as number;
      const match = classOf(name);
      if (match === 0) continue;
      // A prefix rarely means a class feature, so features get at most the class of scattered words.
      const kind = role >= ROLES.feature && match < EXACT_NAME ? Math.min(match, WORDS_IN_NAME) : match;
      const score = kind + within - (PENALTIES[role] as number);
      const entry = entryOf[name] as number;
      const known = matches.scores[entry] as number;
      if (known === 0) matches.entries[matches.size++] = entry;
      if (score <= known) continue;
      matches.scores[entry] = score;
      matches.names[entry] = name;
    }
  }

  /** Adds the longest of the names whose words are all in the query: a long question contains the name of its topic. */
  function addLongest(best: number): void {
    const { found, size, words } = separate;
    let most = 0;
    for (let i = 0; i < size(); i++) {
      const name = found[i] as number;
      if (words[name] === lengths[name]) most = Math.max(most, lengths[name] as number);
    }
    if (most > 0) addMatches(separate, most, best, (name) => (lengths[name] === most ? SOME_WORDS_IN_NAME : 0));
  }

  function reset(): void {
    for (let i = 0; i < matches.size; i++) matches.scores[matches.entries[i] as number] = 0;
    matches.size = 0;
    matches.hasAllWords = false;
    matches.isName = false;
    separate.clear();
    compounds.clear();
    guessed.clear();
  }

  /** The class of a name that matches all `needed` words of the query. */
  function fullClass(text: Uint8Array, needed: number): ClassOf {
    return (name) => {
      const match = matchAt(texts, name, text);
      const isOwn = (roles[name] as number) < ROLES.feature;
      if (isOwn && (match !== null || (needed > 1 && lengths[name] === needed))) matches.isName = true;
      if (match === 'same') return EXACT_NAME;
      if (lengths[name] === needed) return WHOLE_NAME;
      return match === 'begins' ? NAME_BEGINS : WORDS_IN_NAME;
    };
  }

  /** Adds the entries of the names that have all words of the query. */
  function addFull(scores: Scores, text: Uint8Array, needed: number): void {
    const { most, best } = bestOf(scores);
    if (most !== needed) return;
    addMatches(scores, most, best, fullClass(text, most));
    matches.hasAllWords = matches.size > 0;
  }

  return (words: readonly string[], textsHaveAll: () => boolean): NameMatches => {
    reset();
    const queryWords = distinctiveWords(words.join(' '));
    const text = Buffer.from(words.join(' '));
    separate.add(groups.typed(queryWords));
    addFull(separate, text, queryWords.length);
    if (matches.hasAllWords) return matches;
    const { most, best } = bestOf(separate);
    // Words of the query may be one word in a name: flame tongue, flametongue.
    if (queryWords.length > 1) compounds.add(groups.typed([queryWords.map(stemOf).join('')]));
    if (compounds.size() > 0) {
      addMatches(compounds, 1, Math.max(best / JOINED_WEIGHT, bestOf(compounds).best), fullClass(text, 1));
      matches.hasAllWords = matches.size > 0;
      return matches;
    }
    guessed.add(groups.guessed(queryWords) ?? []);
    addFull(guessed, text, queryWords.length);
    if (matches.hasAllWords || textsHaveAll()) return matches;
    if (most >= queryWords.length * MIN_SHARE) addMatches(separate, most, best, () => SOME_WORDS_IN_NAME);
    else addLongest(best);
    return matches;
  };
}

/** The highest number of words that a text matches, and the highest score. */
function bestOf({ found, size, words, totals }: Scores): { most: number; best: number } {
  let [most, best] = [0, 0];
  for (let i = 0; i < size(); i++) {
    const text = found[i] as number;
    most = Math.max(most, words[text] as number);
    best = Math.max(best, totals[text] as number);
  }
  return { most, best };
}
