import { fold } from '../contract/slug.ts';
import { buildWordTable } from './build-words.ts';
import { type Numbers, ROLES, type SearchIndex } from './index-parts.ts';
import { placesOf } from './places.ts';
import { stringList } from './string-list.ts';
import { joinedWords, nameWords, stemOf, wordsIn } from './words.ts';

/** A typed fact of an entry, which operators filter by. In a spell's level, `text` is the class and `number` the level. */
export type Fact = { key: string; text: string | null; number: number | null };

/** A part of a page: its name in lower case without accents, its anchor, and what it says in a sentence or two. */
export type PagePart = { name: string; id: string; text: string };

/** An entry as the search indexes it. */
export type SearchDocument = {
  kind: string;
  slug: string;
  name: string;
  /** Name and aliases in lower case without accents. */
  names: readonly string[];
  /** Abbreviations of the name as they are spelled: `AoO`, `DR #`. */
  abbreviations?: readonly string[];
  /** Names of a class's features, likewise. Those that are `minor` rank after the features of other entries. */
  features?: { names: readonly string[]; minor: boolean };
  /** Sections of the entry's page, and rows of its tables, that people search for by name. */
  parts?: readonly PagePart[];
  /** What the entry is; its key figure is `fact`. */
  label?: string;
  fact?: string | null;
  summary: string;
  /** How many entries mention it in their texts. */
  mentions?: number;
  /** Rules text without mark-up. */
  body: string;
  /** The text of the groups that the entry belongs to, likewise. It has a lower weight. */
  shared?: string;
  facts: readonly Fact[];
};

/** Builds the search index. Of equal matches, the earlier document comes first. */
export function buildIndex(documents: readonly SearchDocument[]): SearchIndex {
  const kinds = [...new Set(documents.map(({ kind }) => kind))];
  return {
    entries: {
      kinds: Uint8Array.from(documents, ({ kind }) => kinds.indexOf(kind)),
      kindNames: stringList(kinds),
      slugs: stringList(documents.map(({ slug }) => slug)),
      names: stringList(documents.map(({ name }) => name)),
      labels: stringList(documents.map(({ label = '' }) => label)),
      facts: stringList(documents.map(({ fact }) => fact ?? '')),
      summaries: stringList(documents.map(({ summary }) => summary)),
      mentions: numbers(documents.map(({ mentions = 0 }) => mentions)),
      bodies: stringList(documents.map(({ body, shared }) => (shared ? `${body}\n${shared}` : body))),
    },
    names: namesOf(documents),
    pages: pagesOf(documents),
    abbreviations: abbreviationsOf(documents),
    texts: textsOf(documents),
    facts: factsOf(documents),
  };
}

function namesOf(documents: readonly SearchDocument[]): SearchIndex['names'] {
  const names = documents.flatMap(({ kind, names, features }, entry) => [
    ...(kind === PAGES ? [] : names).map((name, i) => ({ name, entry, role: i > 0 ? ROLES.alias : ROLES.name })),
    ...(features?.names ?? []).map((name) => ({
      name,
      entry,
      role: features?.minor ? ROLES.minorFeature : ROLES.feature,
    })),
  ]);
  const words = names.map(({ name }) => nameWords(name));
  return {
    texts: stringList(names.map(({ name }) => name)),
    entries: numbers(names.map(({ entry }) => entry)),
    roles: Uint8Array.from(names, ({ role }) => role),
    lengths: Uint8Array.from(words, (list) => list.length),
    table: buildWordTable(words.map((list) => ({ own: [...list, ...joinedWords(list)] }))),
  };
}

/** The kind whose names are indexed as pages. */
const PAGES = 'rules';

function pagesOf(documents: readonly SearchDocument[]): SearchIndex['pages'] {
  const pages = documents.flatMap(({ kind, names, parts = [] }, entry) =>
    kind !== PAGES
      ? []
      : [
          ...names.map((name, i) => ({ name, entry, role: i > 0 ? ROLES.alias : ROLES.name, id: '', text: '' })),
          ...parts.map((part) => ({ ...part, entry, role: ROLES.part })),
        ],
  );
  const words = pages.map(({ name }) => nameWords(name));
  return {
    names: stringList(pages.map(({ name }) => name)),
    entries: numbers(pages.map(({ entry }) => entry)),
    roles: Uint8Array.from(pages, ({ role }) => role),
    lengths: Uint8Array.from(words, (list) => list.length),
    anchors: stringList(pages.map(({ id }) => id)),
    texts: stringList(pages.map(({ text }) => text)),
    table: buildWordTable(words.map((own) => ({ own }))),
  };
}

function abbreviationsOf(documents: readonly SearchDocument[]): SearchIndex['abbreviations'] {
  const all = documents.flatMap(({ abbreviations = [] }, entry) => abbreviations.map((text) => ({ text, entry })));
  return { texts: stringList(all.map(({ text }) => text)), entries: numbers(all.map(({ entry }) => entry)) };
}

const SEPARATOR = '';

function textsOf(documents: readonly SearchDocument[]): SearchIndex['texts'] {
  const split = documents.map(({ names, body, shared = '' }) => ({
    own: rowOf([...names, fold(body)]),
    shared: shared === '' ? [] : rowOf([fold(shared)]),
  }));
  const rows = split.map(({ own, shared }) => [...own, ...shared]);
  const words = sorted(new Set([SEPARATOR, ...rows.flat()]));
  const places = new Map(words.map((word, place) => [word, place]));
  const stems = new Map(words.map((word) => [word, stemOf(word)]));
  const stemsOf = (row: readonly string[]) => row.flatMap((word) => stems.get(word) || []);
  const starts = new Uint32Array(rows.length + 1);
  rows.forEach((row, i) => {
    starts[i + 1] = (starts[i] as number) + row.length;
  });
  const tokens = rows.flatMap((row) => row.map((word) => places.get(word) ?? 0));
  return {
    table: buildWordTable(split.map(({ own, shared }) => ({ own: stemsOf(own), shared: stemsOf(shared) }))),
    words: stringList(words),
    tokens: numbers(tokens),
    places: placesOf(tokens, words.length),
    starts,
  };
}

/** The words of the parts, each followed by a separator, so that no phrase matches across two parts. */
const rowOf = (parts: readonly string[]) => parts.flatMap((part) => [...wordsIn(part), SEPARATOR]);

function factsOf(documents: readonly SearchDocument[]): SearchIndex['facts'] {
  const all = documents.flatMap(({ facts }, entry) => facts.map((fact) => ({ ...fact, entry })));
  const byKey = Map.groupBy(all, ({ key }) => key);
  const keys = sorted(byKey.keys());
  const texts = sorted(new Set(['', ...all.flatMap(({ text }) => text ?? [])]));
  const places = new Map(texts.map((text, place) => [text, place]));
  const placeOf = ({ text }: Fact) => places.get(text ?? '') ?? 0;
  const numberOf = ({ number }: Fact) => number ?? Number.MAX_VALUE;
  const facts = keys.flatMap((key) =>
    (byKey.get(key) ?? []).sort((a, b) => placeOf(a) - placeOf(b) || numberOf(a) - numberOf(b)),
  );
  const starts = new Uint32Array(keys.length + 1);
  keys.forEach((key, i) => {
    starts[i + 1] = (starts[i] as number) + (byKey.get(key)?.length ?? 0);
  });
  return {
    keys: stringList(keys),
    starts,
    entries: numbers(facts.map(({ entry }) => entry)),
    values: numbers(facts.map(placeOf)),
    texts: stringList(texts),
    numbers: Float64Array.from(facts, ({ number }) => number ?? Number.NaN),
  };
}

const NARROW = 2 ** 16;

function numbers(list: readonly number[]): Numbers {
  return list.every((number) => number < NARROW) ? Uint16Array.from(list) : Uint32Array.from(list);
}

function sorted(words: Iterable<string>): string[] {
  return [...words].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
}
