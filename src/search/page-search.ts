import { ROLES, type SearchIndex } from './index-parts.ts';
import { matchAt } from './string-list.ts';
import type { Groups } from './word-finder.ts';
import { createScores } from './word-index.ts';
import { distinctiveWords } from './words.ts';

/* The base scores of matches, as in `name-search.ts`: pages come right after entries that match alike, parts of pages after them. */
const EXACT_NAME = 895;
const WHOLE_NAME = 795;
const NAME_BEGINS = 695;
const WORDS_IN_NAME = 495;
const WORDS_IN_PART = 400;
const NAME_IN_QUERY = 300;
const SOME_WORDS_IN_NAME = 100;
const WIDTH = 90;
const ALIAS_PENALTY = 4;
/** So many words are a name in other forms too; of fewer, `evil outsiders` asks for creatures and not for `evil outsider`. */
const WORDS_OF_A_NAME = 3;
const MIN_SHARE = 0.5;
/** A shorter name, such as `fear`, is in too many queries about something else. */
const MIN_LENGTH_IN_QUERY = 2;

/**
 * The best match of each page: its place in the index of pages, its score, whether it has all words of the query, and whether
 * the words are one of its names.
 */
export type PageMatches = ReadonlyMap<number, { place: number; score: number; isWhole: boolean; isName: boolean }>;

/**
 * Creates the search for pages of the rules by their names, other names, sections and rows of tables.
 * @param groups finds the words of names that may stand for the words of a query
 */
export function createPageSearch({ entries, roles, names, lengths, table }: SearchIndex['pages'], groups: Groups) {
  const scores = createScores(table, entries.length);

  function baseOf(place: number, needed: number, text: Uint8Array): number {
    if (roles[place] === ROLES.part) return WORDS_IN_PART;
    const penalty = roles[place] === ROLES.alias ? ALIAS_PENALTY : 0;
    const match = matchAt(names, place, text);
    if (match === 'same') return EXACT_NAME - penalty;
    if (lengths[place] === needed) return WHOLE_NAME - penalty;
    return (match === 'begins' ? NAME_BEGINS : WORDS_IN_NAME) - penalty;
  }

  /** The number of words in the longest names whose words are all in the query: `old age` in `old age ability penalties`. */
  function longestInQuery(least: number): number {
    let most = 0;
    for (let i = 0; i < scores.size(); i++) {
      const place = scores.found[i] as number;
      if (isInQuery(place)) most = Math.max(most, lengths[place] as number);
    }
    return most >= least ? most : 0;
  }

  const isInQuery = (place: number) => roles[place] !== ROLES.part && scores.words[place] === lengths[place];

  /**
   * The pages with a name that has all words of the query; where there are none, those with the longest name that the query has
   * all words of. Where there are none of these either and `some` is true, those with names that have most of the words, and half
   * of them at least.
   */
  return (words: readonly string[], some: () => boolean): PageMatches => {
    const query = distinctiveWords(words.join(' '));
    const text = Buffer.from(words.join(' '));
    scores.clear();
    scores.add(groups.typed(query));
    let [most, highest] = [0, 0];
    for (let i = 0; i < scores.size(); i++) {
      const place = scores.found[i] as number;
      most = Math.max(most, scores.words[place] as number);
      highest = Math.max(highest, scores.totals[place] as number);
    }
    const best = new Map<number, { place: number; score: number; isWhole: boolean; isName: boolean }>();
    const add = (place: number, base: number, isWhole: boolean) => {
      const score = base + (WIDTH * (scores.totals[place] as number)) / highest;
      const entry = entries[place] as number;
      if (score > (best.get(entry)?.score ?? 0)) best.set(entry, { place, score, isWhole, isName: isName(base) });
    };
    const isName = (base: number) =>
      base >= EXACT_NAME - ALIAS_PENALTY || (query.length >= WORDS_OF_A_NAME && base >= WHOLE_NAME - ALIAS_PENALTY);
    const places = (passing: (place: number) => boolean) =>
      [...scores.found.subarray(0, scores.size())].filter(passing);
    if (most === query.length) {
      for (const place of places((place) => scores.words[place] === most)) add(place, baseOf(place, most, text), true);
      return best;
    }
    const longest = longestInQuery(some() ? 1 : MIN_LENGTH_IN_QUERY);
    if (longest > 0)
      for (const place of places((place) => isInQuery(place) && lengths[place] === longest))
        add(place, NAME_IN_QUERY, false);
    else if (most >= query.length * MIN_SHARE && some())
      for (const place of places((place) => scores.words[place] === most && roles[place] !== ROLES.part))
        add(place, SOME_WORDS_IN_NAME, false);
    return best;
  };
}
