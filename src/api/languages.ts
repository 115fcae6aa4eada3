import type { Catalogue } from '../catalogue/catalogue.ts';
import { language, languageList, languageParameters } from '../contract/languages.ts';
import { type ApiRoute, detailRoute, listRoute } from './route.ts';

export function languageRoutes({ languages }: Catalogue): ApiRoute[] {
  return [
    listRoute({
      kind: 'languages',
      summary: 'Languages by name',
      parameters: languageParameters,
      answer: languageList,
      list: languages.list,
    }),
    detailRoute({ kind: 'languages', answer: language, find: languages.find }),
  ];
}
