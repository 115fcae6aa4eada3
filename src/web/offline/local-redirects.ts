import { REDIRECTS_LOOKUP, type Redirects } from '../../catalogue/redirects.ts';
import { isKindName, type KindName } from '../../contract/kinds.ts';
import type { ListTables } from '../../contract/list-tables.ts';
import { memoizeAsync } from '../../shared/memoize-async.ts';
import { tablesOf } from './store.ts';

/** Finds the current slug of an entry by a former slug or another name; undefined where there is none. */
export type FindRedirect = (kind: KindName, slug: string) => Promise<string | undefined>;

const redirects = memoizeAsync(readRedirects, { keep: (known) => known !== null });

/** Clears what was read. To be called when the stored catalogue changes. */
export const clearRedirects = (): void => redirects.clear();

/** Finds the redirects of the kinds that are stored on this device. */
export const localRedirect: FindRedirect = async (kind, slug) => (await redirects(kind))?.get(slug);

async function readRedirects(kind: KindName): Promise<ReadonlyMap<string, string> | null> {
  const tables = await tablesOf(kind);
  return tables === null ? null : redirectsIn(tables);
}

/** The redirects that are stored with the tables of a kind's list: the current slugs by the former. */
export function redirectsIn({ lookups }: ListTables): ReadonlyMap<string, string> {
  return new Map(Object.entries((lookups[REDIRECTS_LOOKUP] ?? {}) as Redirects));
}

/**
 * The address that replaces one of the API with a former slug or another name of an entry, of the entry itself or of what stands
 * below it; undefined for other addresses. The parameters stay.
 */
export async function currentAddress({ href, pathname }: URL, find: FindRedirect): Promise<URL | undefined> {
  const parts = pathname.split('/');
  const [, , kind = '', slug = ''] = parts;
  const target = isKindName(kind) ? await find(kind, decodeURIComponent(slug)) : undefined;
  if (target === undefined) return undefined;
  const current = new URL(href);
  current.pathname = parts.with(3, target).join('/');
  return current;
}
