import type { KindName } from '../contract/kinds.ts';

type Query = Readonly<Record<string, string | number | undefined>>;

/** Every address that pages link to. */
export const paths = {
  home: () => '/',
  list: (kind: KindName, query: Query = {}) => withQuery(`/${kind}`, query),
  entry: (kind: KindName, slug: string) => `/${kind}/${slug}`,
  effects: () => '/effects',
  effect: (slug: string) => `/effects/${slug}`,
  search: (q?: string) => withQuery('/search', { q }),
  lists: (code?: string) => withQuery('/lists', { list: code }),
  ownList: (id: string) => `/lists/${id}`,
  characterSheet: () => '/character-sheet',
  privacy: () => '/privacy',
  terms: () => '/terms',
  contacts: () => '/contacts',
  credits: () => '/credits',
  offline: () => '/offline',
  api: () => '/api',
};

export function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).filter((pair): pair is [string, string | number] => pair[1] !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search === '' ? path : `${path}?${search}`;
}
