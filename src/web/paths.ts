import { isKindName, type KindName } from '../contract/kinds.ts';

/** The parameters of an address; those that are undefined are left out. */
export type Query = Readonly<Record<string, string | number | undefined>>;

/** The path and query of every page. */
export const paths = {
  home: () => '/',
  list: (kind: KindName, query: Query = {}) => withQuery(`/${kind}`, query),
  /** `query`: what its calculators start from. */
  entry: (kind: KindName, slug: string, query?: Query) =>
    query ? withQuery(`/${kind}/${slug}`, query) : `/${kind}/${slug}`,
  /** A chapter in the contents of the rules. */
  rulesChapter: (chapter: string) => `/rules#${chapter}`,
  /** A section, a table or a row of a page of the rules. */
  rulesPart: (slug: string, id: string) => `/rules/${slug}#${id}`,
  effects: () => '/effects',
  effect: (slug: string) => `/effects/${slug}`,
  search: (q?: string) => withQuery('/search', { q }),
  shop: (query: Query = {}) => withQuery('/shop', query),
  crafting: (query: Query = {}) => withQuery('/crafting', query),
  treasure: (query: Query = {}) => withQuery('/treasure', query),
  encounters: (query: Query = {}) => withEntries('/encounters', query),
  /** All spells that bring creatures; with `spell`, what that one brings. */
  summoning: (query: Query = {}) => withQuery('/summoning', query),
  companions: (query: Query = {}) => withQuery('/companions', query),
  forms: (query: Query = {}) => withQuery('/forms', query),
  /** `creature`: the kinds whose stat blocks stand side by side, as in the address of an encounter; `built`: those that were built. */
  encounterBlocks: (query: Query = {}) => withEntries('/encounters/stat-blocks', query),
  /** The fight of this browser; `creature` and `built`: with whom one begins. */
  fight: (query: Query = {}) => withEntries('/encounters/run', query),
  /** What players see of the fight. */
  fightPlayers: () => '/encounters/players',
  /** All characters of this browser; with a query, the character that it holds. */
  character: (query: Query = {}) => withQuery('/character', query),
  ownCharacter: (id: string, query: Query = {}) => withQuery(`/character/${id}`, query),
  cards: (query: Query = {}) => withEntries('/cards', query),
  /** `of`: two to four entries of a kind, such as `spells/fireball,spells/lightning-bolt`. */
  compare: (query: Query = {}) => withEntries('/compare', query),
  /** All lists of this browser; with a code, the list that the code holds. */
  lists: (code?: string) => withQuery('/lists', { list: code }),
  ownList: (id: string) => `/lists/${id}`,
  /** The books that a table allows; `books`: those that are chosen. */
  books: (books?: string) => withEntries('/books', { books }),
  /** A campaign in a link: `code` holds all of it. */
  campaign: (code: string) => withQuery('/campaign', { table: code }),
  ownCampaign: (id: string) => `/campaign/${id}`,
  characterSheet: () => '/character-sheet',
  offline: () => '/offline',
  privacy: () => '/privacy',
  terms: () => '/terms',
  /** `about`: the entry in which a mistake is reported, such as `spells/fireball`. */
  contacts: (about?: string) => withEntries('/contacts', { about }),
  credits: () => '/credits',
};

/** The path and query of every file that is not a page. */
export const filePaths = {
  icon: () => '/icon.svg',
  appIcon: () => '/icons/icon-192.png',
  manifest: () => '/manifest.webmanifest',
  serviceWorker: () => '/sw.js',
  drawing: (name: string) => `/drawings.svg#${name}`,
  openGameLicense: () => '/open-game-license.txt',
  sampleSheet: () => '/samples/character-sheet.xlsx',
  sitemap: () => '/sitemap.xml',
  robots: () => '/robots.txt',
  llms: () => '/llms.txt',
  /** The preview image for shared links of an entry; null for that of the site. */
  socialImage: (entry: EntryRef | null) => `/social/${entry ? `${entry.kind}/${entry.slug}` : 'site'}.png`,
  /** The same seed gives the same portrait. */
  shopPortrait: (seed: string) => withQuery('/shop/portrait.svg', { seed }),
};

/** The prefix of scripts, styles and fonts. Their names contain a hash of the content. */
export const ASSETS_FOLDER = '/assets/';

/** One entry of a kind. */
export type EntryRef = { kind: KindName; slug: string };

/** The entry whose page has this path; null for every other page. */
export function entryAt(pathname: string): EntryRef | null {
  const [, kind = '', slug = '', more] = pathname.split('/');
  return isKindName(kind) && slug !== '' && more === undefined ? { kind, slug } : null;
}

export function withQuery(path: string, query: Query): string {
  const defined = Object.entries(query).filter((pair): pair is [string, string | number] => pair[1] !== undefined);
  const search = new URLSearchParams(defined.map(([name, value]) => [name, String(value)])).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** Like `withQuery`, for parameters such as `spells/wish,feats/dodge`: it does not escape slashes and commas. */
export function withEntries(path: string, query: Query): string {
  return withQuery(path, query).replaceAll('%2C', ',').replaceAll('%2F', '/');
}
