import type { BookScope } from '../contract/books.ts';
import type { KindName } from '../contract/kinds.ts';
import { fold } from '../contract/slug.ts';
import {
  allBits,
  type Bits,
  complement,
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
import { createFilters } from './filters.ts';
import type { Query, TakesValue } from './grammar.ts';
import type { Lookups } from './lookups.ts';
import { bestNamed, type Matches } from './matches.ts';
import type { Hit } from './results.ts';
import { createScopes } from './scopes.ts';
import { textAt } from './string-list.ts';
import { createTopList } from './top-list.ts';
import { isDistinctive, nameWords, stemOf, wordsIn } from './words.ts';

/** A query within the books that a table allows; null for all. */
export type ScopedQuery = Query & { scope: BookScope | null };

export type QueryMatcher = {
  takes: TakesValue;
  /** The entries that pass filters, phrases and exclusions; null where the query has none of these. */
  allowed: (query: ScopedQuery) => Bits | null;
  /**
   * The entries that have the words of the query in their names or texts, among those that are allowed.
   * @param asked whether the words are the topic of a question, which the rules and what it names answer rather than other texts
   * @param filtering words of the question that became filters
   */
  matching: (query: ScopedQuery, asked?: boolean, filtering?: readonly string[]) => Matches;
};

/** The kinds that explain how the game is played. */
const EXPLAINING = ['rules', 'glossary'] as const satisfies readonly KindName[];

/** Of so many entries or fewer, those that are named after a word of the question come first. */
const FEW_ENTRIES = 50;
/** More than any entry has mentions. */
const NAMED_SO = 1e6;

/** Creates the matching of queries whose words are read as words. Matches in names come before those in texts. */
export function createQueryMatcher(lookups: Lookups): QueryMatcher {
  const { index, count, texts, finder, findNames, findPages, abbreviations, kinds } = lookups;
  const { filter, takes } = createFilters(index);
  const within = createScopes(index);

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

  function matching(query: ScopedQuery, asked = false, filtering: readonly string[] = []): Matches {
    const passing = allowed(query);
    const words = [...query.phrases.flatMap((phrase) => phrase.split(' ')), ...expandAbbreviations(query.words)];
    if (words.length === 0) return byMentions(passing ?? allBits(count), filtering);
    const typed = finder.inTexts.typed(words);
    const named = findNames(words, () => !isEmptySet(texts.withAll(typed)));
    const guessed = named.size === 0 && isEmptySet(texts.withAll(typed)) ? finder.inTexts.guessed(words) : null;
    const groups = guessed ?? typed;
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

  /** Whether all words of an entry's name are among these: Power Attack among `power attack light weapons`. */
  function isNamedWithin(entry: number, words: readonly string[]): boolean {
    return nameWords(fold(textAt(index.entries.names, entry))).every((word) => words.includes(word));
  }

  /** Whether an entry explains how the game is played. */
  function explains(entry: number): boolean {
    return EXPLAINING.some((kind) => hasBit(kinds.get(kind) ?? noBits(0), entry));
  }

  return { takes, allowed, matching };
}
