import type { SearchAnswer, SearchResult } from '../contract/search.ts';
import { fold } from '../contract/slug.ts';
import {
  type Bits,
  clearBit,
  complement,
  countBits,
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
import { ROLES, type SearchIndex } from './index-parts.ts';
import { createNameSearch, type NamedEntries } from './name-search.ts';
import { createMarker, type Marker } from './snippet.ts';
import { textAt } from './string-list.ts';
import { createTextSearch } from './text-search.ts';
import { createWordFinder } from './word-finder.ts';
import { commonBeginning, stemOf, wordsIn } from './words.ts';

export type Search = (q: string, limit: number) => SearchAnswer;

/**
 * An entry that is shown. `name` is the place of the name that was found, null where only the text or an abbreviation
 * answers.
 */
type Shown = { entry: number; name: number | null; abbreviation?: string };
/** `whole` says whether a name has all words of the query. */
type Matches = { shown: Shown[]; total: number; whole: boolean };

/** Makes the search over all kinds: names first, misspelt ones too, then rules texts; a question by what it is about. */
export function createSearch(index: SearchIndex): Search {
  const count = index.entries.kinds.length;
  const texts = createTextSearch(index.texts, count);
  const finder = createWordFinder(index, texts.hasWord);
  const findNames = createNameSearch(index.names, finder.inNames, count);
  const filter = createFilters(index);
  const abbreviations = createAbbreviations(index.abbreviations);
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
      return abbreviated === null ? [word] : nameOf(abbreviated.entry);
    });
  }

  const nameOf = (entry: number) => wordsIn(fold(textAt(index.entries.names, entry)));

  /** What matches; the entry that the words are an abbreviation of goes first. */
  function matching(query: Query, limit: number): Matches {
    const among = allowed(query);
    const abbreviated = query.phrases.length === 0 ? abbreviations.entryOf(query.words) : null;
    const words = spelledOut(query.words);
    if (abbreviated === null || (among !== null && !hasBit(among, abbreviated.entry)))
      return matchingWords({ ...query, words }, among, limit);
    const { entry, written } = abbreviated;
    const others = complement(noBits(count), count);
    clearBit(others, entry);
    if (among) keepCommon(others, among);
    const { shown, total } = matchingWords({ ...query, words }, others, limit - 1);
    return { shown: [{ entry, name: null, abbreviation: written }, ...shown], total: total + 1, whole: true };
  }

  function matchingWords(query: Query, among: Bits | null, limit: number): Matches {
    const words = [...query.phrases.flatMap((phrase) => phrase.split(' ')), ...query.words];
    if (words.length === 0) return inOrder(among ?? complement(noBits(count), count), limit);
    const groups = finder.inTexts(words.map(stemOf));
    const named = findNames(words, () => !isEmptySet(texts.withAll(groups)));
    const byName = noBits(count);
    for (let i = 0; i < named.size; i++) setBit(byName, named.entries[i] as number);
    if (among) keepCommon(byName, among);
    // What has a phrase has its words.
    const found = texts.withAll(groups.slice(words.length - query.words.length), among);
    takeAway(found, byName);
    const shown = bestNamed(named, byName, limit);
    if (shown.length < limit && !isEmptySet(found)) {
      const best = createBest(limit - shown.length);
      texts.rank(groups, found, best.offer);
      shown.push(...best.places().map((entry) => ({ entry, name: null })));
    }
    return { shown, total: countBits(byName) + countBits(found), whole: named.whole };
  }

  /** What matches; a question that nothing is called like is taken for what it asks about. */
  function answering(query: Query, limit: number): Matches & { words: readonly string[] } {
    const asked = matching(query, limit);
    const about = asked.whole ? null : wordsAskedAbout(query.words);
    return about ? { ...matching({ ...query, words: about }, limit), words: about } : { ...asked, words: query.words };
  }

  return (q, limit) => {
    const query = parseQuery(q);
    if (isEmpty(query)) return { results: [], total: 0 };
    const { words, shown, total } = answering(query, limit);
    const terms = [...finder.corrected(words).map(commonBeginning), ...query.phrases];
    const marker = terms.length > 0 ? createMarker(terms) : null;
    return { results: shown.map((match) => resultOf(match, marker)), total };
  };
}

function inOrder(entries: Bits, limit: number): Matches {
  const shown = membersOf(entries, limit).map((entry) => ({ entry, name: null }));
  return { shown, total: countBits(entries), whole: false };
}

function bestNamed({ entries, size, scores, names }: NamedEntries, among: Bits, limit: number): Shown[] {
  const best = createBest(limit);
  for (let i = 0; i < size; i++) {
    const entry = entries[i] as number;
    if (hasBit(among, entry)) best.offer(entry, scores[entry] as number);
  }
  return best.places().map((entry) => ({ entry, name: names[entry] as number }));
}

/** An abbreviation that readers know the entry by (`AoO`), not a clipped word. */
const INITIALS = /[A-Z].*[A-Z]/;

/** Makes what writes the result for an entry that is shown. */
function createResults({ entries, names }: SearchIndex): (shown: Shown, marker: Marker | null) => SearchResult {
  function why({ entry, name, abbreviation }: Shown, { mark, snippet }: Marker): string | null {
    if (abbreviation !== undefined) return INITIALS.test(abbreviation) ? `Also called ${mark(abbreviation)}` : null;
    if (name === null) return snippet(textAt(entries.bodies, entry));
    const role = names.roles[name] as number;
    if (role === ROLES.name) return null;
    const text = mark(written(textAt(names.texts, name), textAt(entries.names, entry)));
    return role === ROLES.alias ? `Also called ${text}` : `Class feature: ${text}`;
  }

  return (shown, marker) => {
    const { entry } = shown;
    const kind = textAt(entries.kindNames, entries.kinds[entry] as number);
    const slug = textAt(entries.slugs, entry);
    return {
      kind,
      slug,
      name: textAt(entries.names, entry),
      url: `/${kind}/${slug}`,
      summary: textAt(entries.summaries, entry) || null,
      snippet: marker && why(shown, marker),
    };
  };
}

/** Another name of the entry as it is written: the initials of its own (SR) are capitals all. */
function written(alias: string, name: string): string {
  const initials = wordsIn(name.toLowerCase().replaceAll('-', ' ')).map((word) => word[0]);
  return alias === initials.join('') ? alias.toUpperCase() : capitals(alias);
}

function capitals(name: string): string {
  return name.replace(/(^|[ (-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
