import type { Catalogue } from '../catalogue/catalogue.ts';
import { toJson } from '../catalogue/json-text.ts';
import { isKindName, KIND_NAMES, KINDS } from '../contract/kinds.ts';
import { preview } from '../contract/previews.ts';
import { notFound } from '../contract/problems.ts';
import { withRedirects } from './redirects.ts';
import { type ApiRoute, failed } from './route.ts';

/** `GET /api/preview/{kind}/{slug}`: the preview that links to the entry show. */
export function previewRoutes({ preview: find, redirect }: Catalogue): ApiRoute[] {
  const route: ApiRoute = {
    path: '/api/preview/:kind/:slug',
    tag: 'Search',
    summary: 'The few facts that tell what an entry is',
    answer: preview,
    failures: [404],
    handle: async ({ params: { kind = '', slug = '' } }) => {
      if (!isKindName(kind))
        return failed(notFound(`There is no kind "${kind.slice(0, 80)}"; the kinds are ${KIND_NAMES.join(', ')}.`));
      const found = await find(kind, slug);
      if (found !== null) return { status: 200, json: toJson(found) };
      return failed(notFound(`There is no ${KINDS[kind].singular} "${slug.slice(0, 80)}".`));
    },
  };
  return [withRedirects(route, null, redirect)];
}
