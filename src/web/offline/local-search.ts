import type { KindName } from '../../contract/kinds.ts';
import { DEFAULT_LIMIT } from '../../contract/limits.ts';
import type { RawQuery } from '../../contract/query.ts';
import { paths } from '../paths.ts';
import type { StoredName } from './store.ts';

/** Entries whose names have every word, those that begin with the query first; in the form of `/api/search`. */
export function localSearch(names: readonly (readonly [KindName, readonly StoredName[]])[], query: RawQuery) {
  const words = wordsOf(query.q ?? '');
  const start = words.join(' ');
  const found = names.flatMap(([kind, entries]) =>
    entries
      .filter((entry) => words.length > 0 && hasWords(entry, words))
      .map(({ slug, name, summary }) => ({ kind, slug, name, url: paths.entry(kind, slug), summary, snippet: null })),
  );
  const rank = (name: string) => {
    const low = name.toLowerCase();
    return low === start ? 0 : low.startsWith(start) ? 1 : 2;
  };
  found.sort((a, b) => rank(a.name) - rank(b.name) || a.name.localeCompare(b.name, 'en'));
  return { results: found.slice(0, positiveInteger(query.limit, DEFAULT_LIMIT)), total: found.length };
}

function hasWords({ name, also }: StoredName, words: readonly string[]): boolean {
  const text = [name, ...also].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s",]+/)
    .filter(Boolean);
}

function positiveInteger(text: string | undefined, otherwise: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : otherwise;
}
