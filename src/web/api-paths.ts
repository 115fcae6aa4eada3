import type { KindName } from '../contract/kinds.ts';
import { type EntryRef, type Query, withEntries, withQuery } from './paths.ts';

/** The path and query of every API call. `search` begins with its question mark. */
export const apiPaths = {
  reference: () => '/api',
  openApi: () => '/api/openapi.json',
  list: (kind: KindName, search = '') => `/api/${kind}${search}`,
  entry: (kind: KindName, slug: string) => `/api/${kind}/${encodeURIComponent(slug)}`,
  /** An entry as plain text, and as Markdown. */
  entryText: (kind: KindName, slug: string) => `/api/${kind}/${encodeURIComponent(slug)}/text`,
  entryMarkdown: (kind: KindName, slug: string) => `/api/${kind}/${encodeURIComponent(slug)}/markdown`,
  /** A creature made of a monster, also as plain text and as Markdown, and what creatures can be made with. */
  creatureBuild: (slug: string, query: Query) => withQuery(`/api/monsters/${encodeURIComponent(slug)}/build`, query),
  creatureText: (slug: string, query: Query) =>
    withQuery(`/api/monsters/${encodeURIComponent(slug)}/build/text`, query),
  creatureMarkdown: (slug: string, query: Query) =>
    withQuery(`/api/monsters/${encodeURIComponent(slug)}/build/markdown`, query),
  creatureOptions: () => '/api/creatures/options',
  /** A monster for virtual tabletops. */
  monsterForFoundry: (slug: string) => `/api/monsters/${encodeURIComponent(slug)}/foundry`,
  monsterForRoll20: (slug: string) => `/api/monsters/${encodeURIComponent(slug)}/roll20`,
  facets: (kind: KindName) => `/api/${kind}/facets`,
  filters: (kind: KindName) => `/api/${kind}/filters`,
  rulesContents: () => '/api/rules/contents',
  rulebookRegister: (slug: string, query: Query) =>
    withQuery(`/api/rulebooks/${encodeURIComponent(slug)}/register`, query),
  bookOptions: () => '/api/rulebooks/options',
  featCategories: () => '/api/feats/categories/list',
  neighbours: (kind: KindName, slug: string, search = '') =>
    `/api/${kind}/${encodeURIComponent(slug)}/neighbours${search}`,
  exportFile: (kind: KindName, format: 'csv' | 'json', search = '') => `/api/${kind}/export.${format}${search}`,
  effects: () => '/api/effects',
  effect: (slug: string) => `/api/effects/${encodeURIComponent(slug)}`,
  search: (query: Query) => withQuery('/api/search', query),
  counts: () => '/api/counts',
  addresses: (query: Query = {}) => withQuery('/api/addresses', query),
  downloads: () => '/api/downloads',
  listTables: () => '/api/list-tables',
  /** `path`: the path of the entry's page. */
  preview: (path: string) => `/api/preview${path}`,
  /** Several entries at once: their cards, or with `whole` all their data. */
  entries: (refs: readonly EntryRef[], { whole = false } = {}) =>
    withEntries('/api/entries', {
      of: refs.map(({ kind, slug }) => `${kind}/${slug}`).join(','),
      whole: whole ? 'yes' : undefined,
    }),
  shopStock: (query: Query) => withQuery('/api/items/shop/generate', query),
  shopNames: (query: Query) => withQuery('/api/items/shop/names', query),
  shopFilters: () => '/api/items/shop/filters',
  crafting: (query: Query) => withQuery('/api/crafting', query),
  craftingOptions: (base?: string) => withQuery('/api/crafting/options', { base }),
  encounters: (query: Query) => withEntries('/api/encounters', query),
  summoningSpells: () => '/api/summoning',
  summoning: (spell: string, query: Query) => withQuery(`/api/summoning/${encodeURIComponent(spell)}`, query),
  companions: (query: Query) => withQuery('/api/companions', query),
  forms: (query: Query) => withQuery('/api/forms', query),
  treasure: (query: Query) => withQuery('/api/treasure', query),
  treasureLevels: () => '/api/treasure/levels',
  characterPlan: (query: Query) => withQuery('/api/character/plan', query),
  characterFacts: () => '/api/character/facts',
  characterOptions: () => '/api/character/options',
  sheet: (url: string) => withQuery('/api/sheet', { url }),
  sheetNames: () => '/api/sheet/names',
  sheetOptions: () => '/api/sheet/options',
};

/** The API call for the page of a list or an entry. `search`: the parameters, which only lists have. */
export const callOfPage = (pathname: string, search = '') => `/api${pathname}${search}`;

/** The API calls that the page of an entry makes once it is used. A monster with parameters is one that is built. */
export function callsOfEntry(pathname: string, search: string): string[] {
  const entry = callOfPage(pathname);
  if (!pathname.startsWith('/monsters/') || search === '') return [entry];
  return [entry, apiPaths.creatureOptions(), `${entry}/build${search}`];
}
