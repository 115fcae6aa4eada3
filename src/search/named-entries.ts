import { type Bits, hasBit } from '../shared/bits.ts';
import type { Lookups } from './lookups.ts';
import { bestNamed } from './matches.ts';
import { WHOLE_NAME_SCORE } from './name-search.ts';
import type { Hit } from './results.ts';
import { textAt } from './string-list.ts';
import { isDistinctive, stemOf, wordsIn } from './words.ts';

/** The entries that words name, among those that pass. */
export type NamedEntries = {
  namedByWords: (words: readonly string[], passing: Bits) => Hit[];
  namedSo: (words: readonly string[], passing: Bits) => Hit[];
  subjectOf: (words: readonly string[], passing: Bits) => Hit | null;
  namedInTurn: (words: readonly string[], passing: Bits) => Hit[];
};

/** How many entries one word of a topic names at most, such as a spell and the page on its rules. */
const NAMED_BY_A_WORD = 3;
/** Longer names are read in parts. */
const MAX_WORDS_OF_A_NAME = 4;
/** Fewer words, such as `fire`, begin too many questions about something else. */
const MIN_WORDS_OF_A_SUBJECT = 2;

const stemsOf = (words: readonly string[]) => words.map(stemOf).join(' ');

export function createNamedEntries({ index, findNames, findPages, abbreviations }: Lookups): NamedEntries {
  /** The entries that single words name: `flanking` and `invisibility` in a question about both. */
  function namedByWords(words: readonly string[], passing: Bits): Hit[] {
    const hits = new Map<number, Hit>();
    for (const word of words.filter(isDistinctive)) {
      const short = abbreviations.ofWord(word);
      if (short) hits.set(short.entry, { entry: short.entry, name: null, abbreviation: short.spelling });
      const named = findNames([word], () => true);
      const pages = findPages([word], () => false);
      for (const hit of bestNamed(named, pages, passing, NAMED_BY_A_WORD)) {
        const score = pages.get(hit.entry)?.score ?? (named.scores[hit.entry] as number);
        if (score >= WHOLE_NAME_SCORE && !hits.has(hit.entry)) hits.set(hit.entry, hit);
      }
    }
    return [...hits.values()].filter(({ entry }) => hasBit(passing, entry));
  }

  /** The entries whose name or alias is these words, in this order and in any of their forms. */
  function namedSo(words: readonly string[], passing: Bits): Hit[] {
    const asked = stemsOf(words);
    const named = findNames(words, () => true);
    const pages = findPages(words, () => false);
    return bestNamed(named, pages, passing, NAMED_BY_A_WORD).filter(({ name, page }) => {
      const text = page === undefined ? textAt(index.names.texts, name ?? 0) : textAt(index.pages.names, page);
      return stemsOf(wordsIn(text)) === asked;
    });
  }

  /** The best entry that the words name in full; null where there is none. */
  function namedInFull(words: readonly string[], passing: Bits): Hit | null {
    const named = findNames(words, () => true);
    const [hit] = named.isName ? bestNamed(named, new Map(), passing, 1) : [];
    return hit && (named.scores[hit.entry] as number) >= WHOLE_NAME_SCORE ? hit : null;
  }

  /**
   * The best entry that the first words of a topic name in full, or else the last ones: `power attack` in `power attack light
   * weapons`, `wand cure light wounds` in `cost wand cure light wounds`.
   */
  function subjectOf(words: readonly string[], passing: Bits): Hit | null {
    for (let length = words.length - 1; length >= MIN_WORDS_OF_A_SUBJECT; length--) {
      const hit = namedInFull(words.slice(0, length), passing) ?? namedInFull(words.slice(-length), passing);
      if (hit) return hit;
    }
    return null;
  }

  /** The entries that the words name one after another, longest names first: template and monster of `half dragon ogre`. */
  function namedInTurn(words: readonly string[], passing: Bits): Hit[] {
    const hits: Hit[] = [];
    for (let from = 0; from < words.length; ) {
      let length = Math.min(MAX_WORDS_OF_A_NAME, words.length - from);
      let hit = namedInFull(words.slice(from, from + length), passing);
      while (hit === null && length > 1) {
        length--;
        hit = namedInFull(words.slice(from, from + length), passing);
      }
      const entry = hit?.entry;
      if (hit && hits.every((other) => other.entry !== entry)) hits.push(hit);
      from += length;
    }
    return hits;
  }

  return { namedByWords, namedSo, subjectOf, namedInTurn };
}
