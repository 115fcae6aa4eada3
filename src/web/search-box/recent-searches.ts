const KEY = 'recent-searches';
const MOST = 8;

/** What was searched for in this browser, the latest first; it never leaves it. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(text: string): void {
  const q = text.trim();
  if (q.length < 2) return;
  store([q, ...recentSearches().filter((known) => known.toLowerCase() !== q.toLowerCase())].slice(0, MOST));
}

export function forgetSearches(): void {
  store([]);
}

/** A browser that stores nothing searches all the same. */
function store(list: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
  } catch {}
}
