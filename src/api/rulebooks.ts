import type { Catalogue } from '../catalogue/catalogue.ts';
import { KINDS } from '../contract/kinds.ts';
import {
  bookOptions,
  type RulebookCard,
  registerParameters,
  rulebook,
  rulebookList,
  rulebookParameters,
  rulebookRegister,
} from '../contract/rulebooks.ts';
import type { Columns } from './csv.ts';
import { listRoutes } from './list-routes.ts';
import { type ApiRoute, detailRoute, noSuchEntry, queryRoute, storedRoute } from './route.ts';

const COLUMNS: Columns<RulebookCard> = {
  Name: ({ name }) => name,
  Abbreviation: ({ abbr }) => abbr,
  Edition: ({ edition_name }) => edition_name,
  Published: ({ published }) => published,
  Year: ({ year }) => year,
  Description: ({ description }) => description,
  Address: ({ slug }) => `/rulebooks/${slug}`,
};

export function rulebookRoutes({ rulebooks, books }: Catalogue): ApiRoute[] {
  return [
    ...listRoutes({
      kind: 'rulebooks',
      summary: 'Rulebooks by name',
      parameters: rulebookParameters,
      answer: rulebookList,
      queries: rulebooks,
      columns: COLUMNS,
    }),
    storedRoute(
      {
        path: '/api/rulebooks/options',
        tag: KINDS.rulebooks.title,
        summary: 'The rulebooks that a table may allow, and the usual sets of them',
        answer: bookOptions,
      },
      books.options,
    ),
    detailRoute({ kind: 'rulebooks', answer: rulebook, find: rulebooks.find }),
    queryRoute({
      path: '/api/rulebooks/:slug/register',
      tag: KINDS.rulebooks.title,
      summary: 'What a rulebook has of one kind, with the pages',
      parameters: registerParameters,
      answer: rulebookRegister,
      answerQuery: (query, { slug = '' }) => rulebooks.register(slug, query),
      absent: ({ slug = '' }) => noSuchEntry('rulebooks', slug),
    }),
  ];
}
