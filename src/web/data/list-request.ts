import { isKindName, type KindName } from '../../contract/kinds.ts';
import { MAX_PAGE } from '../../contract/limits.ts';
import { readQuery } from '../../contract/query.ts';
import { apiPaths, callOfPage } from '../api-paths.ts';
import { preferredAddress } from './list-preferences.ts';
import { apiQuery, type ListQuery } from './list-query.ts';

/** The lists whose pages take parameters in a form that the API does not. */
const FORMS: { readonly [Kind in KindName]?: (query: ListQuery) => ListQuery } = {
  spells: withClassName,
  powers: withClassName,
  monsters: withPlusSigns,
  skills: withAbilityCode,
  items: withUsedPrices,
};

/** The query of a list's page in the form that the API takes. */
export function listQuery(kind: KindName, query: ListQuery): ListQuery {
  return FORMS[kind]?.(query) ?? query;
}

/** The API call that the page of a list makes, on the server and in the browser. */
export function listRequest(kind: KindName, query: ListQuery): string {
  const { page, ...rest } = listQuery(kind, query);
  // The server holds the values of each kind's filters, and needs their counts alone.
  // With entries by book and page the filters have values of their own.
  const facets = import.meta.env.SSR && rest.coverage === undefined ? 'counts' : 'facets';
  const shown = page !== undefined && { page: String(clampedPage(page)) };
  return apiPaths.list(kind, apiQuery({ ...rest, ...shown, [facets]: 'yes' }));
}

/** The API call that the page at an address makes in the browser; null where it is the page of neither a list nor an entry. */
export function pageRequest(url: URL): string | null {
  const [, kind = '', slug = '', more] = url.pathname.split('/');
  if (!isKindName(kind) || more !== undefined) return null;
  if (slug !== '') return callOfPage(url.pathname);
  const { searchParams } = new URL(preferredAddress(kind, url) ?? url, url);
  return listRequest(kind, readQuery(searchParams));
}

/** The page that an address means, from 1 to the list's last; an address that names no number means page 1. */
export function clampedPage(page: string | undefined, pages = MAX_PAGE): number {
  const number = Math.floor(Number(page ?? 1)) || 1;
  return Math.max(1, Math.min(number, pages));
}

/** Writes the parameter `class` of links and forms as `class_name`, its other name. */
function withClassName({ class: className, ...query }: ListQuery): ListQuery {
  return className === undefined ? query : { ...query, class_name: query.class_name ?? className };
}

/** Gives challenge ratings their plus sign back where the address had an unencoded one, which is read as a blank. */
function withPlusSigns(query: ListQuery): ListQuery {
  return query.cr === undefined ? query : { ...query, cr: query.cr.replace(/(\d) (?=,|$)/g, '$1+') };
}

/** Writes abilities as their codes: `dex` is `DEX`. */
function withAbilityCode(query: ListQuery): ListQuery {
  return query.ability === undefined ? query : { ...query, ability: query.ability.toUpperCase() };
}

/** Leaves out the lowest and highest price where a price range is chosen that is not the custom one, and where they are empty. */
function withUsedPrices(query: ListQuery): ListQuery {
  const { min_price, max_price, ...rest } = query;
  if (query.price_filter && query.price_filter !== 'custom') return rest;
  return { ...rest, ...(min_price && { min_price }), ...(max_price && { max_price }) };
}
