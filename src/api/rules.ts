import type { Catalogue } from '../catalogue/catalogue.ts';
import { type RuleCard, rule, ruleList, ruleParameters, rulesContents } from '../contract/rules.ts';
import type { Columns } from './csv.ts';
import { listRoutes } from './list-routes.ts';
import { type ApiRoute, detailRoute, fixedRoute } from './route.ts';

const COLUMNS: Columns<RuleCard> = {
  Name: ({ name }) => name,
  Chapter: ({ chapter_name }) => chapter_name,
  Page: ({ order }) => order,
  Summary: ({ summary }) => summary,
  Rulebook: ({ rulebook_name }) => rulebook_name,
  Address: ({ slug }) => `/rules/${slug}`,
};

export function ruleRoutes({ rules }: Catalogue): ApiRoute[] {
  return [
    fixedRoute(
      {
        path: '/api/rules/contents',
        tag: 'Rules',
        summary: 'The contents of the rules: parts, chapters, pages and their tables',
        answer: rulesContents,
      },
      rules.contents,
    ),
    ...listRoutes({
      kind: 'rules',
      summary: 'Pages of the rules of play by chapter',
      parameters: ruleParameters,
      answer: ruleList,
      queries: rules,
      columns: COLUMNS,
    }),
    detailRoute({ kind: 'rules', answer: rule, find: rules.find }),
  ];
}
