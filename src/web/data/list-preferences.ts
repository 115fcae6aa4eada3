import type { Coverage } from '../../contract/coverage.ts';
import { isKindName, KIND_NAMES, type KindName } from '../../contract/kinds.ts';
import { DEFAULT_LIMIT, PAGE_SIZES } from '../../contract/limits.ts';
import { readQuery } from '../../contract/query.ts';
import { KIND_PAGES, type View } from '../kind-pages.ts';
import { json, stored } from '../storage/stored.ts';
import { changed } from './list-query.ts';
import { booksScript, missingBooks } from './my-books.ts';

/** `columns`: the names of the columns of its table, joined by commas. */
type Preference = { view?: View; limit?: string; columns?: string; coverage?: Coverage };
type Preferences = { [kind in KindName]?: Preference };

const VIEWS = ['entries', 'table'] as const satisfies readonly View[];
const LIMITS = /* @__PURE__ */ PAGE_SIZES.map(String);
const COLUMN_NAMES = /^[a-z0-9,-]{1,300}$/;
/** The kinds whose lists are tables at first. */
const TABLES = /* @__PURE__ */ KIND_NAMES.filter((kind) => KIND_PAGES[kind].view === 'table');

/** The visitor's view, page size and columns for each kind's list, where they differ from the usual ones. */
const preferences = /* @__PURE__ */ stored<Preferences>('views', { parse: json(readPreferences) });

/** Remembers the view, the page size or the columns (empty for those shown at first) for the kind's lists. */
export function prefer(kind: KindName, preference: Preference): void {
  preferences.update((all) => ({ ...all, [kind]: withoutUsual(kind, { ...all[kind], ...preference }) }));
}

function withoutUsual(kind: KindName, { view, limit, columns, coverage }: Preference): Preference {
  return {
    ...(view !== undefined && view !== KIND_PAGES[kind].view && { view }),
    ...(limit !== undefined && limit !== String(DEFAULT_LIMIT) && { limit }),
    ...(columns && { columns }),
    ...(coverage && coverage !== 'text' && { coverage }),
  };
}

/**
 * The list's address with the visitor's preferences, or null where they change nothing: the address wins. An address that
 * names a page keeps its page size, because another one would show other entries.
 */
export function preferredAddress(kind: KindName, url: URL): string | null {
  const query = readQuery(url.searchParams);
  const { view, limit, columns, coverage } = preferences.read()[kind] ?? {};
  const books = missingBooks(url);
  const isTable = (query.view ?? view ?? KIND_PAGES[kind].view) === 'table';
  const added = {
    ...(view && query.view === undefined && { view }),
    ...(limit && query.limit === undefined && query.page === undefined && { limit }),
    ...(columns && isTable && query.columns === undefined && { columns }),
    ...(coverage && query.coverage === undefined && query.page === undefined && { coverage }),
    ...(books && { books }),
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
  const { view, limit, columns, coverage } = (value ?? {}) as Record<string, unknown>;
  const knownView = VIEWS.find((known) => known === view);
  const knownLimit = LIMITS.find((known) => known === limit);
  return {
    ...(knownView && { view: knownView }),
    ...(knownLimit && { limit: knownLimit }),
    ...(typeof columns === 'string' && COLUMN_NAMES.test(columns) && { columns }),
    ...((coverage === 'listed' || coverage === 'all') && { coverage }),
  };
}

/**
 * The same for a page that is opened by its address, with the visitor's books: the text of a script that runs before the first
 * paint and can import nothing.
 */
export const preferencesScript =
  () => `(()=>{try{const u=new URL(location.href),s=u.searchParams,k=u.pathname.slice(1);${booksScript('k', 's')}
const {view:v,limit:l,columns:c,coverage:g}=(JSON.parse(localStorage.getItem('${preferences.key}'))??{})[k]??{};
if(${JSON.stringify(VIEWS)}.includes(v)&&!s.has('view'))s.set('view',v);if(${JSON.stringify(LIMITS)}.includes(l)&&!s.has('limit')&&!s.has('page'))s.set('limit',l);
if(/^(listed|all)$/.test(g??'')&&!s.has('coverage')&&!s.has('page'))s.set('coverage',g);
if(${COLUMN_NAMES}.test(c??'')&&!s.has('columns')&&(s.get('view')??(${JSON.stringify(TABLES)}.includes(k)?'table':''))=='table')s.set('columns',c);if(u.href!==location.href)location.replace(u.href.replaceAll('%2C',',').replaceAll('%2F','/'))}catch{}})()`;
