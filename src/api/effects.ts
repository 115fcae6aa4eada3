import type { Catalogue } from '../catalogue/catalogue.ts';
import { effect, effectIndex } from '../contract/effects.ts';
import { notFound } from '../contract/problems.ts';
import { type ApiRoute, failed, fixedRoute } from './route.ts';

/** Effects of entries: `GET /api/effects` and `GET /api/effects/{slug}`. */
export function effectRoutes({ effects }: Catalogue): ApiRoute[] {
  return [
    fixedRoute(
      {
        path: '/api/effects',
        tag: 'Effects',
        summary: 'Everything that entries do, by group, with how many of each kind do it',
        answer: effectIndex,
      },
      effects.index,
    ),
    {
      path: '/api/effects/:slug',
      tag: 'Effects',
      summary: 'One effect with the entries that have it, by kind',
      answer: effect,
      failures: [404],
      handle: async ({ params: { slug = '' } }) => {
        const found = await effects.find(slug);
        if (found !== null) return { status: 200, json: found };
        return failed(notFound(`There is no effect "${slug.slice(0, 80)}"; /api/effects has them all.`));
      },
    },
  ];
}
