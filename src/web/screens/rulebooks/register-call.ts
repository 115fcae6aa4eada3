import { MAX_LIMIT } from '../../../contract/limits.ts';
import { apiPaths } from '../../api-paths.ts';

/** The part of a rulebook's register that the query of its page asks for, as many entries as the API takes. */
export function registerCall(slug: string, query: URLSearchParams, page = query.get('page')): string {
  const given = (name: string) => query.get(name)?.trim() || undefined;
  return apiPaths.rulebookRegister(slug, {
    kind: given('kind'),
    search: given('search'),
    coverage: given('coverage'),
    sort: given('sort'),
    page: page === null || page === '1' ? undefined : page,
    limit: MAX_LIMIT,
  });
}
