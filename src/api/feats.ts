import { z } from 'zod';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { type FeatCard, feat, featCategories, featList, featParameters } from '../contract/feats.ts';
import { listedEntry } from '../contract/listed.ts';
import { type Columns, yesNo } from './csv.ts';
import { listRoutes } from './list-routes.ts';
import { type ApiRoute, detailRoute, findAny, fixedRoute } from './route.ts';

const COLUMNS: Columns<FeatCard> = {
  Name: ({ name }) => name,
  Category: ({ category_name }) => category_name,
  'Minimum level': ({ min_level }) => min_level,
  Prerequisites: ({ prerequisites }) => prerequisites,
  'Fighter bonus feat': ({ fighter_bonus }) => yesNo(fighter_bonus),
  'Required by others': ({ is_prerequisite }) => yesNo(is_prerequisite),
  Summary: ({ summary }) => summary,
  Rulebook: ({ rulebook_name }) => rulebook_name,
  Address: ({ slug }) => `/feats/${slug}`,
};

export function featRoutes({ feats, listed }: Catalogue): ApiRoute[] {
  return [
    fixedRoute(
      {
        path: '/api/feats/categories/list',
        tag: 'Feats',
        summary: 'The categories that feats are listed under',
        answer: featCategories,
      },
      feats.categories,
    ),
    ...listRoutes({
      kind: 'feats',
      summary: 'Feats that match every filter given',
      parameters: featParameters,
      answer: featList,
      queries: feats,
      columns: COLUMNS,
    }),
    detailRoute({
      kind: 'feats',
      answer: z.union([feat, listedEntry]),
      find: findAny('feats', feats.find, listed.find),
    }),
  ];
}
