import type { ClassCard } from '../../../contract/classes.ts';
import type { Column } from '../../lists/list-columns.ts';
import { type ListFilter, RULEBOOK, yesOrNo } from '../../lists/list-filters.ts';
import { classKind } from './class-page.ts';

export const CLASS_FILTERS: readonly ListFilter[] = [
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

export const CLASS_COLUMNS: readonly Column<ClassCard>[] = [
  { label: 'Kind', cell: classKind },
  { label: 'Hit die', sort: 'hit_die', cell: ({ hit_die }) => hit_die, num: true },
  { label: 'Skill points', sort: 'skill_points', cell: skillPoints, num: true },
  { label: 'Alignment', sort: 'alignment', cell: ({ alignment }) => alignment, wide: true },
  { label: 'Rulebook', sort: 'rulebook', cell: ({ rulebook_name }) => rulebook_name, rank: 'second' },
];

/** Skill points per level, such as "4 + Int". */
export function skillPoints({ skill_points }: ClassCard): string | null {
  return skill_points === null ? null : `${skill_points} + Int`;
}
