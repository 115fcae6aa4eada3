import type { KindName } from '../../contract/kinds.ts';
import { DEFAULT_LIMIT, MAX_LIMIT } from '../../contract/limits.ts';
import type { RawQuery } from '../../contract/query.ts';
import { KEPT_FILTERS } from './kept-filters.ts';
import { choose } from './kept-values.ts';
import type { KeptEntry, KeptName } from './store.ts';

const OWN = ['page', 'limit', 'search', 'starts_with', 'facets'];

/**
 * One page of a kind's list, made from its kept entries, in the form of `/api/{kind}`. The search is for names alone;
 * `offline.ignored` names the parameters that took no effect.
 */
export function keptList(kind: KindName, all: readonly KeptEntry[], query: RawQuery) {
  const filters = KEPT_FILTERS[kind] ?? {};
  const asked = Object.keys(query).filter((name) => !OWN.includes(name) && !(name === 'sort' && query.sort === 'name'));
  const applied = asked.filter((name) => Object.hasOwn(filters, name));
  const letters = choose(query.starts_with);
  const chosen = applied.map((name) => [name, choose(query[name])] as const);
  const words = wordsOf(query.search ?? '');
  const found = all.filter(
    (entry) =>
      letters.matches((letter) => entry.name.toLowerCase().startsWith(letter.trim().toLowerCase())) &&
      hasWords(entry, words) &&
      chosen.every(([name, values]) => filters[name]?.(entry, values, query)),
  );
  const limit = Math.min(whole(query.limit, DEFAULT_LIMIT), MAX_LIMIT);
  const page = whole(query.page, 1);
  return {
    [kind]: found.slice((page - 1) * limit, page * limit),
    pagination: { total: found.length, pages: Math.ceil(found.length / limit), page, limit },
    offline: { ignored: asked.filter((name) => !applied.includes(name)), searched: words.length > 0 },
  };
}

/** Entries whose names have every word, those that begin with the query first; in the form of `/api/search`. */
export function keptSearch(names: readonly (readonly [KindName, readonly KeptName[]])[], query: RawQuery) {
  const words = wordsOf(query.q ?? '');
  const start = words.join(' ');
  const found = names.flatMap(([kind, entries]) =>
    entries
      .filter(({ name, also }) => words.length > 0 && hasWords({ name, aliases: also }, words))
      .map(({ slug, name, summary }) => ({ kind, slug, name, url: `/${kind}/${slug}`, summary, snippet: null })),
  );
  const rank = (name: string) => {
    const low = name.toLowerCase();
    return low === start ? 0 : low.startsWith(start) ? 1 : 2;
  };
  found.sort((a, b) => rank(a.name) - rank(b.name) || a.name.localeCompare(b.name, 'en'));
  return { results: found.slice(0, whole(query.limit, DEFAULT_LIMIT)), total: found.length };
}

function hasWords({ name, aliases }: { name: string; aliases?: unknown }, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = [name, ...(Array.isArray(aliases) ? aliases : [])].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s",]+/)
    .filter(Boolean);
}

function whole(text: string | undefined, otherwise: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : otherwise;
}
