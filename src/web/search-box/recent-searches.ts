import { json, stored } from '../storage/stored.ts';

const MAX_SEARCHES = 8;

/** The searches of this browser, the latest first. They are never sent to the server. */
const recent = stored<readonly string[]>('recent-searches', { parse: json(readSearches) });

export const recentSearches = (): readonly string[] => recent.read();

export function rememberSearch(text: string): void {
  const q = text.trim();
  if (q.length < 2) return;
  const isOther = (known: string) => known.toLowerCase() !== q.toLowerCase();
  recent.update((searches) => [q, ...searches.filter(isOther)].slice(0, MAX_SEARCHES));
}

export function clearSearches(): void {
  recent.write([]);
}

function readSearches(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string').slice(0, MAX_SEARCHES) : [];
}
