import type { Catalogue } from '../catalogue/catalogue.ts';
import { glossaryFilters, glossaryList, glossaryParameters, term } from '../contract/glossary.ts';
import { type ApiRoute, detailRoute, fixedRoute, listRoute } from './route.ts';

export function glossaryRoutes({ glossary }: Catalogue): ApiRoute[] {
  return [
    fixedRoute(
      {
        path: '/api/glossary/filters',
        tag: 'Glossary',
        summary: 'The categories of the glossary',
        answer: glossaryFilters,
      },
      glossary.filters,
    ),
    listRoute({
      kind: 'glossary',
      summary: 'Terms of the rules by name or category',
      parameters: glossaryParameters,
      answer: glossaryList,
      list: glossary.list,
    }),
    detailRoute({ kind: 'glossary', answer: term, find: glossary.find }),
  ];
}
