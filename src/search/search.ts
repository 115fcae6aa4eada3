import type { SearchAnswer, SearchResult } from '../contract/search.ts';
import { fold, slugify } from '../contract/slug.ts';
import { createFilter, type FilteredEntry, vocabularyOf } from './filters.ts';
import { isEmpty, parseQuery, type Query } from './grammar.ts';
import { markWords, snippetOf } from './snippet.ts';
import { createTextSearch, type NameHit } from './text-search.ts';
import { commonBeginning } from './words.ts';

type Entry = FilteredEntry & {
  id: number;
  slug: string;
  name: string;
  /** Name and aliases in lower case without accents. */
  names: readonly string[];
  summary: string;
};

/** Where the search reads the catalogue; `body` is the rules text without mark-up. */
export type SearchSource = {
  entries: () => Promise<readonly (Entry & { body: string })[]>;
  findPhrase: (phrase: string) => Promise<number[]>;
  bodies: (ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;
};

export type Search = (q: string, limit: number) => Promise<SearchAnswer>;

/** `name` is the one that was found, null where only the text answers. */
type Match = { entry: Entry; score: number; name: string | null };
type Name = { entry: Entry; name: string; alias: boolean };

/* Classes of matches, the better above; within a class, scores of up to its width decide. */
const EXACT_NAME = 900;
const WHOLE_NAME = 800;
const NAME_BEGINS = 700;
const WORDS_IN_NAME = 500;
const TEXT = 300;
const SOME_WORDS_IN_NAME = 100;
const CLASS_WIDTH = 90;
const ALIAS_PENALTY = 5;
const LEAST_SHARE = 0.5;

/** Makes the search over all kinds: names first, misspelt ones too, then rules texts. */
export async function createSearch(source: SearchSource): Promise<Search> {
  const read = await source.entries();
  const names = read.flatMap((entry) => entry.names.map((name, i): Name => ({ entry, name, alias: i > 0 })));
  const texts = createTextSearch(
    names.map(({ name }) => name),
    (function* () {
      for (const entry of read) yield `${entry.names.join(' ')} ${entry.body}`;
    })(),
  );
  const entries: readonly Entry[] = read.map(({ body: _, ...entry }) => entry);
  return searcher(entries, names, texts, source);
}

type Texts = ReturnType<typeof createTextSearch>;

function searcher(
  entries: readonly Entry[],
  names: readonly Name[],
  texts: Texts,
  { findPhrase, bodies }: Omit<SearchSource, 'entries'>,
): Search {
  const vocabulary = vocabularyOf(entries);
  const books = bookFinder(entries);

  async function matchesOf(query: Query): Promise<Match[]> {
    const passes = createFilter(query.filters, vocabulary, books);
    const outside = await idsToLeaveOut(query);
    const wanted = (entry: Entry) => !outside.has(entry.id) && passes(entry);
    const held = query.phrases.length > 0 ? await idsWithPhrases(query) : null;
    const words = [...query.phrases.flatMap((phrase) => phrase.split(' ')), ...query.words];
    if (words.length === 0)
      return entries.filter(wanted).map((entry) => ({ entry, score: 0, name: entry.names[0] ?? null }));
    const found = new Map<number, Match>();
    addTexts(found, texts.findTexts(words), entries);
    addNames(found, texts.findNames(words), names, words.join(' '));
    return [...found.values()].filter(({ entry }) => (held?.has(entry.id) ?? true) && wanted(entry));
  }

  async function idsToLeaveOut({ excluded }: Query): Promise<ReadonlySet<number>> {
    const ids = excluded.map(async (part) =>
      part.includes(' ') ? findPhrase(part) : texts.findWord(part).map((index) => entries[index]?.id ?? 0),
    );
    return new Set((await Promise.all(ids)).flat());
  }

  async function idsWithPhrases({ phrases }: Query): Promise<ReadonlySet<number>> {
    const found = await Promise.all(phrases.map(async (phrase) => new Set(await findPhrase(phrase))));
    const [first = new Set<number>()] = found;
    return new Set([...first].filter((id) => found.every((ids) => ids.has(id))));
  }

  return async (q, limit) => {
    const query = parseQuery(q);
    if (isEmpty(query)) return { results: [], total: 0 };
    const matches = await matchesOf(query);
    const shown = bestOf(matches, limit);
    const read = await bodies(shown.flatMap(({ entry, name }) => (name === null ? [entry.id] : [])));
    const terms = [...texts.corrected(query.words).map(commonBeginning), ...query.phrases];
    return { results: shown.map((match) => resultOf(match, terms, read)), total: matches.length };
  };
}

/** The best matches, in order. Only those that may be among them are sorted: a single letter finds thousands. */
function bestOf(matches: readonly Match[], limit: number): Match[] {
  const scores = Float64Array.from(matches, ({ score }) => score).sort();
  const least = scores[Math.max(0, scores.length - limit)] ?? 0;
  return matches
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score || a.entry.id - b.entry.id)
    .slice(0, limit);
}

function addTexts(
  found: Map<number, Match>,
  hits: readonly { index: number; score: number }[],
  entries: readonly Entry[],
): void {
  const best = hits.reduce((most, { score }) => Math.max(most, score), 0);
  for (const { index, score } of hits) {
    const entry = entries[index];
    if (entry) found.set(entry.id, { entry, score: TEXT + (CLASS_WIDTH * score) / best, name: null });
  }
}

/** Names with all words of the query; where neither they nor texts have them, those with the most. */
function addNames(found: Map<number, Match>, hits: readonly NameHit[], names: readonly Name[], text: string): void {
  const most = hits.reduce((share, hit) => Math.max(share, hit.share), 0);
  if (most < LEAST_SHARE || (most < 1 && found.size > 0)) return;
  const best = hits.reduce((score, hit) => Math.max(score, hit.score), 0);
  for (const hit of hits) {
    const named = names[hit.index];
    if (named === undefined || hit.share < most) continue;
    const { entry, name, alias } = named;
    const score = classOf(hit, name, text) + (CLASS_WIDTH * hit.score) / best - (alias ? ALIAS_PENALTY : 0);
    const known = found.get(entry.id);
    if (known === undefined || known.name === null || score > known.score) found.set(entry.id, { entry, score, name });
  }
}

function classOf({ share, whole }: NameHit, name: string, text: string): number {
  if (share < 1) return SOME_WORDS_IN_NAME;
  if (name === text) return EXACT_NAME;
  if (whole) return WHOLE_NAME;
  return name.startsWith(text) ? NAME_BEGINS : WORDS_IN_NAME;
}

function resultOf({ entry, name }: Match, terms: readonly string[], bodies: ReadonlyMap<number, string>): SearchResult {
  const { id, kind, slug, summary } = entry;
  const alias = name !== null && name !== entry.names[0];
  return {
    kind,
    slug,
    name: entry.name,
    url: `/${kind}/${slug}`,
    summary: summary || null,
    snippet: alias ? `Also called ${markWords(capitals(name), terms)}` : snippetOf(bodies.get(id) ?? '', terms),
  };
}

/** The rulebooks that a short form (`phb`), an address or its beginning means. */
function bookFinder(entries: readonly Entry[]): (name: string) => ReadonlySet<string> {
  const books = entries.filter(({ kind }) => kind === 'rulebooks');
  return (asked) => {
    const slug = slugify(asked);
    const short = books.filter(({ facts }) => facts.some(({ text }) => fold(text ?? '') === asked));
    const exact = books.filter((book) => book.slug === slug || book.slug.startsWith(`${slug}-`));
    return new Set((short.length > 0 ? short : exact).map((book) => book.slug));
  };
}

function capitals(name: string): string {
  return name.replace(/(^|[ (-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
