import type { ClassList } from '../../../contract/classes.ts';
import { listScreen } from '../../lists/list-screen.tsx';
import { ClassEntry } from './class-entry.tsx';
import { CLASS_COLUMNS, CLASS_FILTERS } from './class-filters.tsx';

export const classListScreen = listScreen(
  'Base, prestige and NPC classes of D&D 3.5e with hit die, skill points, alignment and full level tables.',
  {
    kind: 'classes',
    filters: CLASS_FILTERS,
    columns: CLASS_COLUMNS,
    cards: ({ classes, lacking = {} }: ClassList) =>
      classes.map((item) => ({ ...item, lacking: lacking[item.slug]?.join(', ') })),
    entry: (item) => <ClassEntry key={item.slug} item={item} />,
    adjust: 'search',
    clear: 'Clear all',
  },
);
