import type { Rule, RuleCard, RuleList, RuleParameters, RulesContents } from '../contract/rules.ts';
import { choicesOf, type KindSource } from './kind-source.ts';
import { createList } from './list.ts';
import { type Filter, listFilters } from './list-filters.ts';
import { byListPosition } from './list-order.ts';
import type { PreviewParts } from './previews.ts';

export async function ruleQueries(source: KindSource) {
  const contents = await source.lookup<RulesContents>('rules-contents');
  const choices = await choicesOf(source, 'rules');
  const rows = await source.table('rules');
  const { choice } = listFilters(rows);
  const filters: Filter<RuleParameters>[] = [
    choice('chapter', choices('chapter'), ({ chapter }) => [chapter]),
    choice('rulebook', choices('rulebook'), ({ rulebook }) => [rulebook]),
  ];
  return {
    contents,
    find: (slug: string) => source.find<Rule>('rules', slug),
    preview: (rule: RuleCard): PreviewParts => ({ note: `Rules: ${rule.chapter_name}`, facts: [] }),
    ...createList<'rules', (typeof rows)[number], RuleParameters, RuleList>(source, {
      kind: 'rules',
      rows,
      filters,
      sorts: {
        chapter: (row) => row.place,
        rulebook: byListPosition(choices('rulebook'), (row) => row.rulebook),
      },
    }),
  };
}
