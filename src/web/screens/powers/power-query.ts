import type { NamedSlug } from '../../../contract/entries.ts';
import type { PowerFilters } from '../../../contract/powers.ts';
import { filterChips, type ListFilter, namedValue, TEXT_AND_LETTER } from '../../components/filter-chips.ts';
import type { Chip } from '../../components/list-page.tsx';
import type { ListQuery } from '../../components/list-query.ts';

/** One chip for every value that the power list is filtered by. */
export function powerChips(query: ListQuery, filters: PowerFilters | null): Chip[] {
  const choices: [name: string, label: string, list?: readonly NamedSlug[]][] = [
    ['discipline', 'Discipline', filters?.disciplines],
    ['class_name', 'Class', filters?.classes],
    ['class', 'Class', filters?.classes],
    ['level', 'Level'],
    ['subdiscipline', 'Subdiscipline', filters?.subdisciplines],
    ['descriptor', 'Descriptor', filters?.descriptors],
  ];
  return filterChips(query, [
    ...choices.map(([name, label, list]): ListFilter => ({ name, label, several: true, show: namedValue(list) })),
    ...TEXT_AND_LETTER,
  ]);
}
