import type { MonsterList } from '../../../contract/monsters.ts';
import { listScreen } from '../../lists/list-screen.tsx';
import { MONSTER_COLUMNS } from './monster-columns.tsx';
import { MonsterEntry } from './monster-entry.tsx';
import { MONSTER_FILTERS } from './monster-filters.ts';

export const monsterListScreen = listScreen(
  'Every monster of D&D 3.5e by type, challenge rating and size: full stat blocks, checked against the rules.',
  {
    kind: 'monsters',
    filters: MONSTER_FILTERS,
    columns: MONSTER_COLUMNS,
    cards: ({ monsters }: MonsterList) => monsters,
    entry: (monster) => <MonsterEntry key={monster.slug} monster={monster} />,
  },
);
