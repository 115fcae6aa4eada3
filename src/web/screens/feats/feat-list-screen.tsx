import type { FeatList } from '../../../contract/feats.ts';
import { listScreen } from '../../lists/list-screen.tsx';
import { FEAT_COLUMNS } from './feat-columns.tsx';
import { FeatEntry } from './feat-entry.tsx';
import { FEAT_FILTERS } from './feat-filters.ts';

export const featListScreen = listScreen(
  'Every feat of D&D 3.5e by category, with its prerequisites, benefit and lowest level.',
  {
    kind: 'feats',
    filters: FEAT_FILTERS,
    columns: FEAT_COLUMNS,
    cards: ({ feats, lacking = {} }: FeatList) =>
      feats.map((feat) => ({ ...feat, lacking: lacking[feat.slug]?.join(', ') })),
    entry: (feat) => <FeatEntry key={feat.slug} feat={feat} />,
    clear: 'Clear all',
  },
);
