import type { PowerCard } from '../../../contract/powers.ts';
import type { Column } from '../../lists/list-columns.ts';
import { Tag } from '../../ui/tag.tsx';
import { schoolOf } from './discipline-schools.ts';

export const POWER_COLUMNS: readonly Column<PowerCard>[] = [
  {
    label: 'Discipline',
    sort: 'discipline',
    cell: (power) => (
      <Tag look="plain" tone={`school-${schoolOf(power.discipline_slug)}`}>
        {power.discipline_name}
      </Tag>
    ),
    text: ({ discipline_name }) => discipline_name,
  },
  { label: 'Level', sort: 'level', cell: ({ level_text }) => level_text, wide: true },
  { label: 'Power points', sort: 'power_points', cell: ({ power_points }) => power_points, wide: true },
  { label: 'Manifesting', cell: ({ manifesting_time }) => manifesting_time, rank: 'third' },
  { label: 'Range', sort: 'range', cell: ({ range }) => range, wide: true },
  { label: 'Duration', sort: 'duration', cell: ({ duration }) => duration, wide: true, rank: 'second' },
  { label: 'Saving throw', cell: ({ saving_throw }) => saving_throw, wide: true, rank: 'second' },
];
