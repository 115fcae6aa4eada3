import type { Catalogue } from '../catalogue/catalogue.ts';
import { rulebook, rulebookList, rulebookParameters } from '../contract/rulebooks.ts';
import { type ApiRoute, detailRoute, listRoute } from './route.ts';

export function rulebookRoutes({ rulebooks }: Catalogue): ApiRoute[] {
  return [
    listRoute({
      kind: 'rulebooks',
      summary: 'Rulebooks by name',
      parameters: rulebookParameters,
      answer: rulebookList,
      list: rulebooks.list,
    }),
    detailRoute({ kind: 'rulebooks', answer: rulebook, find: rulebooks.find }),
  ];
}
