import type { KindName } from '../contract/kinds.ts';
import type { SearchAnswer, UnderstoodWords } from '../contract/search.ts';
import { fold } from '../contract/slug.ts';
import {
  allBits,
  type Bits,
  both,
  clearBit,
  complement,
  countBoth,
  either,
  hasBit,
  isEmptySet,
  keepCommon,
  membersOf,
  noBits,
  setBit,
  takeAway,
} from '../shared/bits.ts';
import { createAbbreviations } from './abbreviations.ts';
import { wordsAskedAbout } from './asking.ts';
import { createBest } from './best.ts';
import { createFilters } from './filters.ts';
import { isEmpty, parseQuery, type Query } from './grammar.ts';
import type { SearchIndex } from './index-parts.ts';
import { createNameSearch, type NamedEntries } from './name-search.ts';
import { readPlainQuestion } from './plain-question.ts';
import { createResults, type Shown } from './results.ts';
import { createMarker } from './snippet.ts';
import { allTexts, textAt } from './string-list.ts';
import { createTextSearch } from './text-search.ts';
import { ratingWords, understoodWords } from './understood-words.ts';
import { createVocabulary } from './vocabulary.ts';
import { createWordFinder } from './word-finder.ts';
import { commonBeginning, stemOf, wordsIn } from './words.ts';

export type SearchOptions = {
  /** From 1. */
  page?: number;
  /** Only entries of the kind are shown; the others are counted. */
  kind?: KindName | null;
  /** Words are searched for as they stand: none of them is read as a filter. */
  plain?: boolean;
};
/** @param limit results on a page */
export type Search = (q: string, limit: number, options?: SearchOptions) => SearchAnswer;

/** What matches, until the next query: the best of them are asked for by `best`. */
type Matches = {
  all: Bits;
  /** The best that stand in the set, the best first. */
  best: (within: Bits, limit: number) => Shown[];
  /** Whether a name has all words of the query. */
  whole: boolean;
  /** Whether the words are a name, or begin one. */
  called: boolean;
};
type Answered = { matches: Matches; words: readonly string[]; understood: readonly UnderstoodWords[] };

/**
 * Makes the search over all kinds: names first, misspelt ones too, then rules texts. A plain question is answered by
 * filters, any other by what it is about.
 */
export function createSearch(index: SearchIndex): Search {
  const count = index.entries.kinds.length;
  const texts = createTextSearch(index.texts, count);
  const finder = createWordFinder(index, texts.hasWord);
  const findNames = createNameSearch(index.names, finder.inNames, count);
  const filter = createFilters(index);
  const vocabulary = createVocabulary(index);
  const abbreviations = createAbbreviations(index.abbreviations);
  const kinds = setsOfKinds(index);
  const resultOf = createResults(index);

  /** The entries that filters, phrases and what is left out allow; null where all are. */
  function allowed({ filters, phrases, excluded }: Query): Bits | null {
    const sets = [filter(filters), ...phrases.map((phrase) => texts.withPhrase(phrase.split(' ')))];
    for (const part of excluded) {
      const words = part.split(' ');
      sets.push(complement(words.length > 1 ? texts.withPhrase(words) : texts.withWord(part), count));
    }
    const [first = null, ...others] = sets.filter((set) => set !== null);
    for (const other of others) if (first) keepCommon(first, other);
    return first;
  }

  /** The words, each that no text has and that is an abbreviation being replaced by the name that it stands for. */
  function spelledOut(words: readonly string[]): readonly string[] {
    return words.flatMap((word) => {
      const abbreviated = texts.hasWord(stemOf(word)) ? null : abbreviations.ofWord(word);
      return abbreviated === null ? [word] : wordsIn(fold(textAt(index.entries.names, abbreviated.entry)));
    });
  }

  function matching(query: Query): Matches {
    const among = allowed(query);
    const words = [...query.phrases.flatMap((phrase) => phrase.split(' ')), ...spelledOut(query.words)];
    if (words.length === 0) return bestKnown(among ?? allBits(count));
    const groups = finder.inTexts(words.map(stemOf));
    const named = findNames(words, () => !isEmptySet(texts.withAll(groups)));
    const byName = noBits(count);
    for (let i = 0; i < named.size; i++) setBit(byName, named.entries[i] as number);
    if (among) keepCommon(byName, among);
    // What has a phrase has its words.
    const phraseWords = query.phrases.flatMap((phrase) => phrase.split(' ')).length;
    const byText = texts.withAll(groups.slice(phraseWords), among);
    takeAway(byText, byName);
    const best = (within: Bits, limit: number): Shown[] => {
      const shown = bestNamed(named, both(byName, within), limit);
      const others = both(byText, within);
      if (shown.length >= limit || isEmptySet(others)) return shown;
      const ranked = createBest(limit - shown.length);
      texts.rank(groups, others, ranked.offer);
      return [...shown, ...ranked.places().map((entry) => ({ entry, name: null }))];
    };
    return { all: either(byName, byText), best, whole: named.whole, called: named.called };
  }

  function bestKnown(all: Bits): Matches {
    const best = (within: Bits, limit: number) => {
      const ranked = createBest(limit);
      for (const entry of membersOf(both(all, within))) ranked.offer(entry, index.entries.mentions[entry] as number);
      return ranked.places().map((entry) => ({ entry, name: null }));
    };
    return { all, best, whole: false, called: false };
  }

  /** What matches the words as they stand, or the entries of a plain question, or what a question is about. */
  function answering(query: Query, q: string, plain: boolean): Answered {
    const asTyped = (): Answered => ({ matches: matching(query), words: query.words, understood: [] });
    const typed = asTyped();
    const isName = typed.matches.called && query.filters.length === 0;
    if (plain || isName || query.phrases.length > 0) return typed;
    const question = readPlainQuestion(query.words, query.filters, vocabulary);
    if (question) {
      const filters = [...query.filters, ...question.parts.map((part) => part.filter)];
      const matches = matching({ ...query, words: question.words, filters });
      if (!isEmptySet(matches.all))
        return { matches, words: question.words, understood: understoodWords(question.parts, query.words, q) };
    }
    const about = typed.matches.whole ? null : wordsAskedAbout(query.words);
    if (about) return { matches: matching({ ...query, words: about }), words: about, understood: [] };
    return question ? asTyped() : typed;
  }

  return (q, limit, { page = 1, kind = null, plain = false } = {}) => {
    const query = parseQuery(q);
    if (isEmpty(query)) return { results: [], total: 0, kinds: [], understood: [] };
    const { matches, words, understood } = answering(query, q, plain);
    const { all } = matches;
    const abbreviated = query.phrases.length === 0 && !plain ? abbreviations.entryOf(query.words) : null;
    const first = abbreviated !== null && (allowed(query) ?? allBits(count));
    const head = first && hasBit(first, abbreviated.entry) ? abbreviated : null;
    if (head) setBit(all, head.entry);
    const within = kind === null ? allBits(count) : (kinds.get(kind) ?? noBits(count));
    const total = countBoth(all, within);
    const shown: Shown[] = [];
    if (head && hasBit(within, head.entry)) {
      shown.push({ entry: head.entry, name: null, abbreviation: head.written });
      clearBit(within, head.entry);
    }
    // Beyond the last page nothing needs to be ranked.
    if ((page - 1) * limit < total) shown.push(...matches.best(within, page * limit - shown.length));
    const terms = [...finder.corrected(words).map(commonBeginning), ...query.phrases];
    const marker = terms.length > 0 ? createMarker(terms) : null;
    return {
      results: shown.slice((page - 1) * limit, page * limit).map((match) => resultOf(match, marker)),
      total,
      kinds: countsByKind(all, kinds),
      understood: [...understood, ...ratingWords(q)],
    };
  };
}

function bestNamed({ entries, size, scores, names }: NamedEntries, among: Bits, limit: number): Shown[] {
  const best = createBest(limit);
  for (let i = 0; i < size; i++) {
    const entry = entries[i] as number;
    if (hasBit(among, entry)) best.offer(entry, scores[entry] as number);
  }
  return best.places().map((entry) => ({ entry, name: names[entry] as number }));
}

function setsOfKinds({ entries }: SearchIndex): ReadonlyMap<string, Bits> {
  const names = allTexts(entries.kindNames);
  const sets = names.map(() => noBits(entries.kinds.length));
  entries.kinds.forEach((kind, entry) => {
    setBit(sets[kind] as Bits, entry);
  });
  return new Map(names.map((name, kind) => [name, sets[kind] as Bits]));
}

/** The kinds that are found and how many of each, the most first. */
function countsByKind(all: Bits, kinds: ReadonlyMap<string, Bits>): SearchAnswer['kinds'] {
  return [...kinds]
    .map(([kind, entries]) => ({ kind, total: countBoth(all, entries) }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
}
