import type { Catalogue } from '../catalogue/catalogue.ts';
import { glossaryFilters, glossaryList, glossaryParameters, type TermCard, term } from '../contract/glossary.ts';
import type { Columns } from './csv.ts';
import { listRoutes } from './list-routes.ts';
import { type ApiRoute, detailRoute, fixedRoute } from './route.ts';

const COLUMNS: Columns<TermCard> = {
  Name: ({ name }) => name,
  Category: ({ category_name }) => category_name,
  Summary: ({ summary }) => summary,
  Rulebook: ({ rulebook_name }) => rulebook_name,
  Address: ({ slug }) => `/glossary/${slug}`,
};

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
    ...listRoutes({
      kind: 'glossary',
      summary: 'Terms of the rules by name or category',
      parameters: glossaryParameters,
      answer: glossaryList,
      queries: glossary,
      columns: COLUMNS,
    }),
    detailRoute({ kind: 'glossary', answer: term, find: glossary.find }),
  ];
}
