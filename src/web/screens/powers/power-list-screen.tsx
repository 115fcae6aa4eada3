import type { PowerList } from '../../../contract/powers.ts';
import { listScreen } from '../../lists/list-screen.tsx';
import { paths } from '../../paths.ts';
import { POWER_COLUMNS } from './power-columns.tsx';
import { PowerEntry } from './power-entry.tsx';
import { POWER_FILTERS } from './power-filters.ts';

export const powerListScreen = listScreen(
  'Every psionic power of D&D 3.5e by discipline, class and level, with power points, augmentation and all figures.',
  {
    kind: 'powers',
    plural: 'powers',
    filters: POWER_FILTERS,
    columns: POWER_COLUMNS,
    cards: ({ powers }: PowerList) => powers,
    entry: (power) => <PowerEntry key={power.slug} power={power} />,
    beside: { name: 'Spells', to: paths.list('spells') },
    pager: 'numbers',
  },
);
