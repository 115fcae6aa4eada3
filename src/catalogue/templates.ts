import type { Template, TemplateCard, TemplateList, TemplateParameters } from '../contract/templates.ts';
import { choicesOf, type KindSource } from './kind-source.ts';
import { createList } from './list.ts';
import { type Filter, listFilters } from './list-filters.ts';
import { byListPosition } from './list-order.ts';
import type { PreviewParts } from './previews.ts';
import { readValues } from './values.ts';

export async function templateQueries(source: KindSource) {
  const choices = await choicesOf(source, 'templates');
  const rows = await source.table('templates');
  const { choice, range } = listFilters(rows);
  const filters: Filter<TemplateParameters>[] = [
    choice('type', choices('type'), ({ type }) => [type]),
    choice('base', choices('base'), await readValues(source, 'template_bases')),
    choice('origin', choices('origin'), await readValues(source, 'template_origins')),
    range('level_adjustment', ({ level_adjustment, highest_adjustment }) =>
      level_adjustment === null ? null : [level_adjustment, highest_adjustment ?? level_adjustment],
    ),
    choice('rulebook', choices('rulebook'), ({ rulebook }) => [rulebook]),
  ];
  return {
    find: (slug: string) => source.find<Template>('templates', slug),
    preview: (template: TemplateCard): PreviewParts => ({
      note: template.origin === null ? 'Template' : `${template.origin} template`,
      facts: [
        ['For', template.bases],
        ['Type', template.type_name ?? 'As the base creature'],
        ['Challenge Rating', template.challenge_rating],
        ['Level Adjustment', template.level_adjustment],
      ],
    }),
    ...createList<'templates', (typeof rows)[number], TemplateParameters, TemplateList>(source, {
      kind: 'templates',
      rows,
      filters,
      sorts: {
        type: byListPosition(choices('type'), (row) => row.type),
        level_adjustment: (row) => row.level_adjustment,
        rulebook: byListPosition(choices('rulebook'), (row) => row.rulebook),
      },
    }),
  };
}
