import type { Catalogue } from '../catalogue/catalogue.ts';
import { type LanguageCard, language, languageList, languageParameters } from '../contract/languages.ts';
import type { Columns } from './csv.ts';
import { listRoutes } from './list-routes.ts';
import { type ApiRoute, detailRoute } from './route.ts';

const COLUMNS: Columns<LanguageCard> = {
  Name: ({ name }) => name,
  Type: ({ type }) => type,
  Alphabet: ({ script }) => script,
  Speakers: ({ speakers }) => speakers,
  Summary: ({ summary }) => summary,
  Rulebook: ({ rulebook_name }) => rulebook_name,
  Address: ({ slug }) => `/languages/${slug}`,
};

export function languageRoutes({ languages }: Catalogue): ApiRoute[] {
  return [
    ...listRoutes({
      kind: 'languages',
      summary: 'Languages by name',
      parameters: languageParameters,
      answer: languageList,
      queries: languages,
      columns: COLUMNS,
    }),
    detailRoute({ kind: 'languages', answer: language, find: languages.find }),
  ];
}
