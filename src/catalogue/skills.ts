import { ABILITY_CODES } from '../contract/skill-filters.ts';
import type { Skill, SkillCard, SkillList, SkillParameters } from '../contract/skills.ts';
import { choicesOf, type KindSource } from './kind-source.ts';
import { createList } from './list.ts';
import { type Filter, listFilters } from './list-filters.ts';
import { byListPosition } from './list-order.ts';
import type { PreviewParts } from './previews.ts';

const ABILITIES = ABILITY_CODES.map((code) => ({ slug: code, name: code }));

export async function skillQueries(source: KindSource) {
  const choices = await choicesOf(source, 'skills');
  const rows = await source.table('skills');
  const { choice, flag } = listFilters(rows);
  const filters: Filter<SkillParameters>[] = [
    choice('ability', ABILITIES, ({ ability }) => [ability]),
    flag('untrained', ({ untrained }) => untrained === 1),
    flag('armor_check_penalty', ({ armor_check_penalty }) => armor_check_penalty === 1),
    flag('psionic', ({ psionic }) => psionic === 1),
    choice('rulebook', choices('rulebook'), ({ rulebook }) => [rulebook]),
  ];
  return {
    find: (slug: string) => source.find<Skill>('skills', slug),
    preview: (skill: SkillCard): PreviewParts => ({
      note: skill.ability,
      facts: [['Untrained', skill.untrained ? 'Yes' : 'No']],
    }),
    ...createList<'skills', (typeof rows)[number], SkillParameters, SkillList>(source, {
      kind: 'skills',
      rows,
      filters,
      sorts: {
        ability: byListPosition(ABILITIES, (row) => row.ability),
        rulebook: byListPosition(choices('rulebook'), (row) => row.rulebook),
      },
    }),
  };
}
