import type { BookScope } from '../contract/books.ts';
import type { KindName } from '../contract/kinds.ts';
import type { SearchResponse, UnderstoodWords } from '../contract/search.ts';
import { fold } from '../contract/slug.ts';
import {
  allBits,
  type Bits,
  clearBit,
  complement,
  countBoth,
  hasBit,
  intersection,
  intersectWith,
  isEmptySet,
  membersOf,
  noBits,
  setBit,
  subtractFrom,
  union,
} from '../shared/bits.ts';
import { createAbbreviations } from './abbreviations.ts';
import { createFilters } from './filters.ts';
import { isEmpty, parseQuery, type Query } from './grammar.ts';
import type { SearchIndex } from './index-parts.ts';
import { createNameSearch, type NameMatches, WHOLE_NAME_SCORE } from './name-search.ts';
import { createPageSearch, type PageMatches } from './page-search.ts';
import { readPlainQuestion } from './plain-question.ts';
import { questionTopic } from './question-words.ts';
import { createResults, type Hit } from './results.ts';
import { createScopes } from './scopes.ts';
import { createMarker } from './snippet.ts';
import { allTexts, textAt } from './string-list.ts';
import { createTextSearch } from './text-search.ts';
import { createTopList } from './top-list.ts';
import { ratingWords, understoodWords } from './understood-words.ts';
import { createVocabulary } from './vocabulary.ts';
import { createWordFinder } from './word-finder.ts';
import { commonPrefix, isDistinctive, nameWords, stemOf, wordsIn } from './words.ts';

export type SearchOptions = {
  /** Counted from 1. */
  page?: number;
  /** Only entries of this kind are results; those of other kinds are only counted. */
  kind?: KindName | null;
  /** Whether words are only searched for as text, and none is read as a filter. */
  plain?: boolean;
  /** The books that a table allows; null for all. */
  scope?: BookScope | null;
};
/** @param limit results on a page */
export type Search = (q: string, limit: number, options?: SearchOptions) => SearchResponse;

/** The kinds that explain how the game is played. */
const EXPLAINING = ['rules', 'glossary'] as const satisfies readonly KindName[];

/** The matches of a query. Valid until the next query, which reuses the memory. */
type Matches = {
  all: Bits;
  /** The best matches passing a set of entries, the best first. */
  best: (within: Bits, limit: number) => Hit[];
  /** Whether a name has all words of the query. */
  hasAllWords: boolean;
  /** Whether entries were found by their names, if only by some of the words. */
  hasNames: boolean;
  /** Whether the words are a name, the start of one, or several words that a page of the rules is called by. */
  isName: boolean;
};
/** With this many texts or fewer that have all words of a question, its words are looked up one by one. */
const FEW_TEXTS = 5;
/** Of so many entries or fewer, those that are named after a word of the question come first. */
const FEW_ENTRIES = 50;
/** More than any entry has mentions. */
const NAMED_SO = 1e6;
/** How many entries one word of a topic names at most, such as a spell and the page on its rules. */
const NAMED_BY_A_WORD = 3;

/** Longer names are read in parts, and more words than these are no row of names. */
const MAX_WORDS_OF_A_NAME = 4;
const MAX_WORDS_IN_TURN = 8;

/** Fewer words, such as `fire`, begin too many questions about something else. */
const MIN_WORDS_OF_A_SUBJECT = 2;

/** A query within the books that a table allows; null for all. */
type ScopedQuery = Query & { scope: BookScope | null };

type Interpretation = { matches: Matches; words: readonly string[]; understood: readonly UnderstoodWords[] };

/**
 * Creates the search over all kinds: matches in names come first, misspelt ones included, then matches in rules texts. A
 * plain question becomes filters; of any other question its topic is searched for.
 */
export function createSearch(index: SearchIndex): Search {
  const count = index.entries.kinds.length;
  const texts = createTextSearch(index.texts, count);
  const finder = createWordFinder(index, texts.hasWord);
  const findNames = createNameSearch(index.names, finder.inNames, count);
  const findPages = createPageSearch(index.pages, finder.inPages);
  const filter = createFilters(index);
  const within = createScopes(index);
  const vocabulary = createVocabulary(index);
  const abbreviations = createAbbreviations(index.abbreviations);
  const kinds = setsOfKinds(index);
  const resultOf = createResults(index);

  /** The entries that pass filters, phrases and exclusions; null where the query has none of these. */
  function allowed({ filters, phrases, excluded, scope }: ScopedQuery): Bits | null {
    const sets = [within(scope), filter(filters), ...phrases.map((phrase) => texts.withPhrase(phrase.split(' ')))];
    for (const part of excluded) {
      const words = part.split(' ');
      sets.push(complement(words.length > 1 ? texts.withPhrase(words) : texts.withWord(part), count));
    }
    const [first = null, ...others] = sets.filter((set) => set !== null);
    for (const other of others) if (first) intersectWith(first, other);
    return first;
  }

  /** Replaces abbreviations that no text has with the names that they stand for. */
  function expandAbbreviations(words: readonly string[]): readonly string[] {
    return words.flatMap((word) => {
      const match = texts.hasWord(stemOf(word)) ? null : abbreviations.ofWord(word);
      return match === null ? [word] : wordsIn(fold(textAt(index.entries.names, match.entry)));
    });
  }

  /**
   * @param asked whether the words are the topic of a question, which the rules and what it names answer rather than other texts
   * @param filtering words of the question that became filters
   */
  function matching(query: ScopedQuery, asked = false, filtering: readonly string[] = []): Matches {
    const passing = allowed(query);
    const words = [...query.phrases.flatMap((phrase) => phrase.split(' ')), ...expandAbbreviations(query.words)];
    if (words.length === 0) return byMentions(passing ?? allBits(count), filtering);
    const groups = finder.inTexts(words.map(stemOf));
    const named = findNames(words, () => !isEmptySet(texts.withAll(groups)));
    const byName = noBits(count);
    for (let i = 0; i < named.size; i++) setBit(byName, named.entries[i] as number);
    const pages = findPages(words, () => named.size === 0 && isEmptySet(texts.withAll(groups)));
    for (const entry of pages.keys()) setBit(byName, entry);
    if (passing) intersectWith(byName, passing);
    // Entries that have the phrases have their words.
    const phraseWords = query.phrases.flatMap((phrase) => phrase.split(' ')).length;
    const byText = texts.withAll(groups.slice(phraseWords), passing);
    subtractFrom(byText, byName);
    const best = (within: Bits, limit: number): Hit[] => {
      const hits = bestNamed(named, pages, intersection(byName, within), limit);
      const others = intersection(byText, within);
      if (hits.length >= limit || isEmptySet(others)) return hits;
      const ranked = createTopList(limit - hits.length);
      const isAnswer = (entry: number) => explains(entry) || isNamedWithin(entry, words);
      texts.rank(groups, others, (entry, score) => ranked.add(entry, asked && isAnswer(entry) ? 2 * score : score));
      return [...hits, ...ranked.items().map((entry) => ({ entry, name: null }))];
    };
    const hasAllWords = named.hasAllWords || [...pages.values()].some(({ isWhole }) => isWhole);
    const hasNames = named.size > 0 || pages.size > 0;
    // A single word, such as `poisons`, asks for what there is of it rather than for its rules.
    const isName = named.isName || (words.length > 1 && [...pages.values()].some((page) => page.isName));
    return { all: union(byName, byText), best, hasAllWords, hasNames, isName };
  }

  /**
   * All of the entries, ordered by how many others mention them: the ranking of a query without words.
   * @param asked words of a question that became filters; of few entries those named after one of them come first
   */
  function byMentions(all: Bits, asked: readonly string[]): Matches {
    const stems = new Set(asked.filter(isDistinctive).map(stemOf));
    const areFew = stems.size > 0 && membersOf(all, FEW_ENTRIES + 1).length <= FEW_ENTRIES;
    const isNamedSo = (entry: number) =>
      areFew && nameWords(fold(textAt(index.entries.names, entry))).some((word) => stems.has(word));
    const best = (within: Bits, limit: number) => {
      const ranked = createTopList(limit);
      for (const entry of membersOf(intersection(all, within)))
        ranked.add(entry, (index.entries.mentions[entry] as number) + (isNamedSo(entry) ? NAMED_SO : 0));
      return ranked.items().map((entry) => ({ entry, name: null }));
    };
    return { all, best, hasAllWords: false, hasNames: false, isName: false };
  }

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

  /**
   * The matches of the topic of a question. An entry that its first words name comes first. Where hardly any text has all of its
   * words, the question is about several entries: those that its words name one by one come first.
   */
  function aboutTopic(query: ScopedQuery): Matches {
    const passing = allowed(query) ?? allBits(count);
    const subject = subjectOf(query.words, passing);
    const together = matching(query, true);
    if (subject) return withFirst([subject], together);
    if (query.words.length === 1 || together.hasNames || membersOf(together.all, FEW_TEXTS + 1).length > FEW_TEXTS)
      return together;
    return withFirst(namedByWords(query.words, passing), together);
  }

  /** Whether all words of an entry's name are among these: Power Attack among `power attack light weapons`. */
  function isNamedWithin(entry: number, words: readonly string[]): boolean {
    return nameWords(fold(textAt(index.entries.names, entry))).every((word) => words.includes(word));
  }

  /** Whether an entry explains how the game is played. */
  function explains(entry: number): boolean {
    return EXPLAINING.some((kind) => hasBit(kinds.get(kind) ?? noBits(0), entry));
  }

  /** Reads the query as plain words, as a plain question with filters, or as a question about a topic. */
  function interpret(query: ScopedQuery, q: string, plain: boolean): Interpretation {
    const asTyped = (): Interpretation => ({ matches: matching(query), words: query.words, understood: [] });
    const typed = asTyped();
    const isTypedName = typed.matches.isName && query.filters.length === 0;
    if (plain || isTypedName || query.phrases.length > 0) return typed;
    const question = readPlainQuestion(query.words, query.filters, vocabulary);
    if (question) {
      const filters = [...query.filters, ...question.parts.map((part) => part.filter)];
      const matches = matching({ ...query, words: question.words, filters }, false, query.words);
      if (!isEmptySet(matches.all))
        return { matches, words: question.words, understood: understoodWords(question.parts, query.words, q) };
    }
    const topic = typed.matches.hasAllWords ? null : questionTopic(query.words);
    if (topic) return { matches: aboutTopic({ ...query, words: topic }), words: topic, understood: [] };
    return { matches: typedOrNamed(query, (question ? asTyped() : typed).matches), words: query.words, understood: [] };
  }

  /** The matches of words as typed; first the entries that they name one after another, where no name and few texts have all words. */
  function typedOrNamed(query: ScopedQuery, typed: Matches): Matches {
    const { words, filters } = query;
    if (typed.hasAllWords || filters.length > 0 || words.length < 2 || words.length > MAX_WORDS_IN_TURN) return typed;
    if (membersOf(typed.all, FEW_TEXTS + 1).length > FEW_TEXTS) return typed;
    const hits = namedInTurn(words, allowed(query) ?? allBits(count));
    const matches = matching(query);
    return hits.length > 1 ? withFirst(hits, matches) : matches;
  }

  return (q, limit, { page = 1, kind = null, plain = false, scope = null } = {}) => {
    const query = { ...parseQuery(q), scope };
    if (isEmpty(query)) return { results: [], total: 0, kinds: [], understood: [] };
    const { matches, words, understood } = interpret(query, q, plain);
    const { all } = matches;
    const abbreviated = query.phrases.length === 0 && !plain ? abbreviations.entryOf(query.words) : null;
    const passing = abbreviated !== null && (allowed(query) ?? allBits(count));
    const first = passing && hasBit(passing, abbreviated.entry) ? abbreviated : null;
    if (first) setBit(all, first.entry);
    const shown = kind === null ? allBits(count) : (kinds.get(kind) ?? noBits(count));
    const total = countBoth(all, shown);
    const hits: Hit[] = [];
    if (first && hasBit(shown, first.entry)) {
      hits.push({ entry: first.entry, name: null, abbreviation: first.spelling });
      clearBit(shown, first.entry);
    }
    // Beyond the last page nothing needs to be ranked.
    if ((page - 1) * limit < total) hits.push(...matches.best(shown, page * limit - hits.length));
    const terms = [...finder.corrected(words).map(commonPrefix), ...query.phrases];
    const marker = terms.length > 0 ? createMarker(terms) : null;
    return {
      results: hits.slice((page - 1) * limit, page * limit).map((hit) => resultOf(hit, marker)),
      total,
      kinds: countsByKind(all, kinds),
      understood: [...understood, ...ratingWords(q)],
    };
  };
}

/** The matches with some entries before all others. */
function withFirst(hits: readonly Hit[], matches: Matches): Matches {
  const all = matches.all.slice();
  for (const { entry } of hits) setBit(all, entry);
  const best = (within: Bits, limit: number): Hit[] => {
    const first = hits.filter(({ entry }) => hasBit(within, entry)).slice(0, limit);
    const rest = within.slice();
    for (const { entry } of hits) clearBit(rest, entry);
    return [...first, ...matches.best(rest, limit - first.length)];
  };
  return { ...matches, all, best };
}

/** The best of the entries that were found by name, or as pages of the rules. */
function bestNamed(
  { entries, size, scores, names }: NameMatches,
  pages: PageMatches,
  passing: Bits,
  limit: number,
): Hit[] {
  const best = createTopList(limit);
  for (const [entry, { score }] of pages) if (hasBit(passing, entry)) best.add(entry, score);
  for (let i = 0; i < size; i++) {
    const entry = entries[i] as number;
    if (hasBit(passing, entry)) best.add(entry, scores[entry] as number);
  }
  return best.items().map((entry) => {
    const page = pages.get(entry)?.place;
    return page === undefined ? { entry, name: names[entry] as number } : { entry, name: null, page };
  });
}

function setsOfKinds({ entries }: SearchIndex): ReadonlyMap<string, Bits> {
  const names = allTexts(entries.kindNames);
  const sets = names.map(() => noBits(entries.kinds.length));
  entries.kinds.forEach((kind, entry) => {
    setBit(sets[kind] as Bits, entry);
  });
  return new Map(names.map((name, kind) => [name, sets[kind] as Bits]));
}

/** The number of matches of each kind that has any, the highest first. */
function countsByKind(all: Bits, kinds: ReadonlyMap<string, Bits>): SearchResponse['kinds'] {
  return [...kinds]
    .map(([kind, entries]) => ({ kind, total: countBoth(all, entries) }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
}
