import type { CharacterClass, ClassCard, ClassList, ClassParameters } from '../contract/classes.ts';
import { characterReach } from './character-reach.ts';
import { choicesOf, type KindSource } from './kind-source.ts';
import { createList } from './list.ts';
import { type Filter, listFilters } from './list-filters.ts';
import { byListPosition } from './list-order.ts';
import { withCoverage } from './listed/coverage.ts';
import type { PreviewParts } from './previews.ts';
import { readValues } from './values.ts';

const FLAGS = ['prestige', 'npc', 'psionic', 'epic', 'facts_only'] as const;

export async function classQueries(source: KindSource) {
  const choices = await choicesOf(source, 'classes');
  const rows = await source.table('classes');
  const { choice, flag, range } = listFilters(rows);
  const characters = characterReach('classes', source, { first: rows[0]?.id ?? 1, size: rows.length });
  const filters: Filter<ClassParameters>[] = [
    characters.filter,
    ...FLAGS.map((name) => flag(name, (row) => row[name] === 1)),
    choice('hit_die', choices('hit_die'), ({ hit_die }) => (hit_die === null ? [] : [`d${hit_die}`])),
    choice('base_attack', choices('base_attack'), ({ base_attack }) => [base_attack]),
    choice('casting', choices('casting'), ({ casting }) => [casting]),
    choice('alignment', choices('alignment'), await readValues(source, 'class_alignments')),
    range('skill_points', ({ skill_points }) => skill_points),
    choice('rulebook', choices('rulebook'), ({ rulebook }) => [rulebook]),
  ];
  const lists = createList<'classes', (typeof rows)[number], ClassParameters, ClassList>(source, {
    kind: 'classes',
    rows,
    filters,
    prepare: characters.prepare,
    members: (query, indexes): Record<string, string> =>
      query.lacking && query.character ? { lacking: JSON.stringify(characters.lackingFor(query, indexes)) } : {},
    sorts: {
      hit_die: (row) => row.hit_die,
      skill_points: (row) => row.skill_points,
      base_attack: byListPosition(choices('base_attack'), (row) => row.base_attack),
      alignment: (row) => row.alignment,
      rulebook: byListPosition(choices('rulebook'), (row) => row.rulebook),
    },
  });
  return {
    find: (slug: string) => source.find<CharacterClass>('classes', slug),
    preview: (entry: ClassCard): PreviewParts => ({
      note: entry.prestige ? 'Prestige class' : null,
      facts: [
        ['Hit die', entry.hit_die],
        ['Skill points', entry.skill_points],
        ['Alignment', entry.alignment],
      ],
    }),
    ...withCoverage('classes', source, lists),
  };
}
