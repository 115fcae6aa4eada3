import type { KindName } from '../../contract/kinds.ts';
import { DEFAULT_LIMIT } from '../../contract/limits.ts';
import { readQuery } from '../../contract/query.ts';
import { KIND_PAGES } from '../kind-pages.ts';
import { changed } from './list-query.ts';

/** How the visitor wants each kind's list shown, where it is not as it would be anyway. */
const KEY = 'views';
const REMEMBERED = ['view', 'limit'] as const;
type Remembered = (typeof REMEMBERED)[number];
type Preferences = { [kind in KindName]?: { [name in Remembered]?: string } };

function preferences(): Preferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    // Storage may be closed to this site, or hold something else.
    return {};
  }
}

/** Remembers how the kind's list is to be shown from now on. */
export function prefer(kind: KindName, name: Remembered, value: string): void {
  const usual = name === 'view' ? KIND_PAGES[kind].view : String(DEFAULT_LIMIT);
  const all = preferences();
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify({ ...all, [kind]: { ...all[kind], [name]: value === usual ? undefined : value } }),
    );
  } catch {
    // The choice then lasts as long as the address carries it.
  }
}

/**
 * The address with what the visitor prefers, where it says nothing of that itself; null where nothing is to be added.
 * An address that names a page keeps its page size: with another one it would show other entries.
 */
export function preferredAddress(kind: KindName, url: URL): string | null {
  const query = readQuery(url.searchParams);
  const { view, limit } = preferences()[kind] ?? {};
  const added = {
    ...(view && query.view === undefined && { view }),
    ...(limit && query.limit === undefined && query.page === undefined && { limit }),
  };
  if (Object.keys(added).length === 0) return null;
  return url.pathname + changed({ ...query, ...added }, { page: query.page });
}

/** The same before the first paint of a page that is opened by its address; see `root.tsx`. */
export const PREFERENCES_SCRIPT = `(()=>{try{const u=new URL(location.href),s=u.searchParams,p=JSON.parse(localStorage.getItem('${KEY}'))[u.pathname.slice(1)];
if(p.view&&!s.has('view'))s.set('view',p.view);if(p.limit&&!s.has('limit')&&!s.has('page'))s.set('limit',p.limit);if(u.href!==location.href)location.replace(u)}catch{}})()`;
