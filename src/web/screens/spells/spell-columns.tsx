import type { SpellCard } from '../../../contract/spells.ts';
import type { Column } from '../../lists/list-table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ComponentFlags } from './component-flags.tsx';

export const SPELL_COLUMNS: readonly Column<SpellCard>[] = [
  {
    label: 'School',
    sort: 'school',
    cell: (spell) => (
      <Tag look="plain" tone={`school-${spell.school_slug}`}>
        {spell.school_name}
      </Tag>
    ),
    text: ({ school_name }) => school_name,
  },
  { label: 'Level', sort: 'level', cell: ({ level_text }) => level_text, wide: true },
  { label: 'Components', cell: (spell) => <ComponentFlags spell={spell} />, rank: 'third' },
  { label: 'Casting time', sort: 'casting_time', cell: ({ casting_time }) => casting_time, rank: 'second' },
  { label: 'Range', sort: 'range', cell: ({ range }) => range, wide: true },
  { label: 'Duration', sort: 'duration', cell: ({ duration }) => duration, wide: true, rank: 'second' },
  { label: 'Saving throw', sort: 'saving_throw', cell: ({ saving_throw }) => saving_throw, wide: true, rank: 'second' },
];
