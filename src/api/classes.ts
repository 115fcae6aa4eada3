import type { Catalogue } from '../catalogue/catalogue.ts';
import { characterClass, classList, classParameters } from '../contract/classes.ts';
import { type ApiRoute, detailRoute, listRoute } from './route.ts';

export function classRoutes({ classes }: Catalogue): ApiRoute[] {
  return [
    listRoute({
      kind: 'classes',
      summary: 'Classes by name: base, prestige and NPC classes',
      parameters: classParameters,
      answer: classList,
      list: classes.list,
    }),
    detailRoute({ kind: 'classes', answer: characterClass, find: classes.find }),
  ];
}
