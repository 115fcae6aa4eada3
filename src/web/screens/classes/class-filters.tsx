import type { ClassCard } from '../../../contract/classes.ts';
import type { Column } from '../../lists/list-columns.ts';
import { CHARACTER, type ListFilter, RULEBOOK, yesOrNo } from '../../lists/list-filters.ts';
import { classKind } from './class-page.ts';

/** What is shown beside what the character can take. */
const LACKING: ListFilter = {
  kind: 'hidden',
  name: 'lacking',
  label: 'Shown',
  show: (value) => (value === 'one' ? 'also what lacks one thing' : 'all, with what is missing'),
};

export const CLASS_FILTERS: readonly ListFilter[] = [
  CHARACTER,
  LACKING,
  yesOrNo('prestige', 'Prestige'),
  yesOrNo('npc', 'NPC'),
  yesOrNo('psionic', 'Psionic'),
  yesOrNo('epic', 'Epic'),
  { kind: 'choice', name: 'casting', label: 'Casting', any: 'Any' },
  { kind: 'choice', name: 'alignment', label: 'Alignment', any: 'All alignments' },
  { kind: 'choice', name: 'hit_die', label: 'Hit die', any: 'Any' },
  { kind: 'choice', name: 'base_attack', label: 'Base attack', any: 'Any' },
  { kind: 'range', name: 'skill_points', label: 'Skill points' },
  yesOrNo('facts_only', 'Figures only', { advanced: true }),
  RULEBOOK,
];

/** A class of a list, and what the character lacks for it. */
export type ListedClass = ClassCard & { lacking?: string | undefined };

export const CLASS_COLUMNS: readonly Column<ListedClass>[] = [
  {
    label: 'Kind',
    cell: (item) => (item.lacking ? `${classKind(item)} (you lack ${item.lacking})` : classKind(item)),
  },
  { label: 'Hit die', sort: 'hit_die', cell: ({ hit_die }) => hit_die, num: true },
  { label: 'Skill points', sort: 'skill_points', cell: skillPoints, num: true },
  { label: 'Alignment', sort: 'alignment', cell: ({ alignment }) => alignment, wide: true },
  { label: 'Rulebook', sort: 'rulebook', cell: ({ rulebook_name }) => rulebook_name, rank: 'second' },
];

/** Skill points per level, such as "4 + Int". */
export function skillPoints({ skill_points }: ClassCard): string | null {
  return skill_points === null ? null : `${skill_points} + Int`;
}
