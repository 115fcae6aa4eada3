import { isKindName, type KindName } from '../contract/kinds.ts';
import { moved } from '../contract/problems.ts';
import { type ApiRoute, failed } from './route.ts';

/**
 * Wraps a route of entries, so that it answers 301 for a former slug and for another name of an entry. The parameters stay.
 * @param kind of the entries; null where the path names it
 * @param redirect returns the current slug, or null if there is none
 */
export function withRedirects(
  route: ApiRoute,
  kind: KindName | null,
  redirect: (kind: KindName, slug: string) => Promise<string | null>,
): ApiRoute {
  return {
    ...route,
    failures: [301, ...route.failures],
    handle: async (call) => {
      const answer = await route.handle(call);
      if (answer.status !== 404) return answer;
      const { kind: named = '', slug = '' } = call.params;
      const ofKind = kind ?? named;
      const target = isKindName(ofKind) ? await redirect(ofKind, slug) : null;
      if (target === null) return answer;
      const query = new URLSearchParams(call.query).toString();
      const location = route.path.replace(':kind', named).replace(':slug', target) + (query && `?${query}`);
      return { ...failed(moved(location)), location };
    },
  };
}
