import type { Column } from '../../lists/list-columns.ts';
import { Tag } from '../../ui/tag.tsx';
import type { ListedFeat } from './feat-entry.tsx';

export const FEAT_COLUMNS: readonly Column<ListedFeat>[] = [
  {
    label: 'Level',
    sort: 'level',
    cell: ({ min_level }) => min_level,
    num: true,
    words: 'Level *',
  },
  {
    label: 'Category',
    sort: 'category',
    cell: (feat) => (
      <Tag look="plain" tone={`feat-${feat.category_slug}`}>
        {feat.category_name}
      </Tag>
    ),
    text: ({ category_name }) => category_name,
  },
  {
    label: 'Prerequisites',
    cell: ({ prerequisites, lacking }) => (lacking ? `${prerequisites ?? ''} (you lack ${lacking})` : prerequisites),
    wide: true,
  },
  { label: 'Benefit', cell: ({ summary }) => summary, wide: true, rank: 'second' },
];
