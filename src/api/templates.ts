import type { Catalogue } from '../catalogue/catalogue.ts';
import { type TemplateCard, template, templateList, templateParameters } from '../contract/templates.ts';
import type { Columns } from './csv.ts';
import { listRoutes } from './list-routes.ts';
import { type ApiRoute, detailRoute } from './route.ts';

const COLUMNS: Columns<TemplateCard> = {
  Name: ({ name }) => name,
  Origin: ({ origin }) => origin,
  For: ({ bases }) => bases,
  Type: ({ type_name }) => type_name,
  'Challenge Rating': ({ challenge_rating }) => challenge_rating,
  'Level Adjustment': ({ level_adjustment }) => level_adjustment,
  Summary: ({ summary }) => summary,
  Rulebook: ({ rulebook_name }) => rulebook_name,
  Address: ({ slug }) => `/templates/${slug}`,
};

export function templateRoutes({ templates }: Catalogue): ApiRoute[] {
  return [
    ...listRoutes({
      kind: 'templates',
      summary: 'Templates by name',
      parameters: templateParameters,
      answer: templateList,
      queries: templates,
      columns: COLUMNS,
    }),
    detailRoute({ kind: 'templates', answer: template, find: templates.find }),
  ];
}
