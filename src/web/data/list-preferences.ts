import { isKindName, type KindName } from '../../contract/kinds.ts';
import { DEFAULT_LIMIT, PAGE_SIZES } from '../../contract/limits.ts';
import { readQuery } from '../../contract/query.ts';
import { KIND_PAGES, type View } from '../kind-pages.ts';
import { json, stored } from '../storage/stored.ts';
import { changed } from './list-query.ts';

type Preference = { view?: View; limit?: string };
type Preferences = { [kind in KindName]?: Preference };

const VIEWS = ['entries', 'table'] as const satisfies readonly View[];
const LIMITS = PAGE_SIZES.map(String);

/** The visitor's view and page size for each kind's list, where they differ from the usual ones. */
const preferences = stored<Preferences>('views', { parse: json(readPreferences) });

/** Remembers the view or the page size for the kind's lists. */
export function prefer(kind: KindName, preference: Preference): void {
  preferences.update((all) => ({ ...all, [kind]: withoutUsual(kind, { ...all[kind], ...preference }) }));
}

function withoutUsual(kind: KindName, { view, limit }: Preference): Preference {
  return {
    ...(view !== undefined && view !== KIND_PAGES[kind].view && { view }),
    ...(limit !== undefined && limit !== String(DEFAULT_LIMIT) && { limit }),
  };
}

/**
 * The list's address with the visitor's preferences, or null where they change nothing: the address wins. An address that
 * names a page keeps its page size, because another one would show other entries.
 */
export function preferredAddress(kind: KindName, url: URL): string | null {
  const query = readQuery(url.searchParams);
  const { view, limit } = preferences.read()[kind] ?? {};
  const added = {
    ...(view && query.view === undefined && { view }),
    ...(limit && query.limit === undefined && query.page === undefined && { limit }),
  };
  if (Object.keys(added).length === 0) return null;
  return url.pathname + changed({ ...query, ...added }, { page: query.page });
}

/** Anything else in the storage counts as nothing. */
function readPreferences(value: unknown): Preferences {
  const known = Object.entries(value ?? {}).filter(([kind]) => isKindName(kind));
  return Object.fromEntries(known.map(([kind, preference]) => [kind, readPreference(preference)]));
}

function readPreference(value: unknown): Preference {
  const { view, limit } = (value ?? {}) as Record<string, unknown>;
  const knownView = VIEWS.find((known) => known === view);
  const knownLimit = LIMITS.find((known) => known === limit);
  return { ...(knownView && { view: knownView }), ...(knownLimit && { limit: knownLimit }) };
}

/**
 * The same for a page that is opened by its address: the text of a script that runs before the first paint and can import
 * nothing.
 */
export const preferencesScript =
  () => `(()=>{try{const u=new URL(location.href),s=u.searchParams,{view:v,limit:l}=JSON.parse(localStorage.getItem('${preferences.key}'))[u.pathname.slice(1)];
if(${JSON.stringify(VIEWS)}.includes(v)&&!s.has('view'))s.set('view',v);if(${JSON.stringify(LIMITS)}.includes(l)&&!s.has('limit')&&!s.has('page'))s.set('limit',l);if(u.href!==location.href)location.replace(u)}catch{}})()`;
