import type { Catalogue } from '../catalogue/catalogue.ts';
import { skill, skillList, skillParameters } from '../contract/skills.ts';
import { type ApiRoute, detailRoute, listRoute } from './route.ts';

export function skillRoutes({ skills }: Catalogue): ApiRoute[] {
  return [
    listRoute({
      kind: 'skills',
      summary: 'Skills by name',
      parameters: skillParameters,
      answer: skillList,
      list: skills.list,
    }),
    detailRoute({ kind: 'skills', answer: skill, find: skills.find }),
  ];
}
