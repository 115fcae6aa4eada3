import type { GlossaryList, TermCard } from '../../../contract/glossary.ts';
import { listStyle } from '../../layout/page-style.ts';
import type { Column } from '../../lists/list-columns.ts';
import { type ListFilter, RULEBOOK } from '../../lists/list-filters.ts';
import { listMeta } from '../../lists/list-meta.ts';
import { ListScreen } from '../../lists/list-screen.tsx';
import { loadList, loadPreferred } from '../../lists/load-list.ts';
import type { Route } from './+types/term-list';
import { TermGroups } from './term-groups.tsx';

export const loader = ({ context, request }: Route.LoaderArgs) => loadList<GlossaryList>(context, 'glossary', request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadPreferred<GlossaryList>('glossary', request);

export const links = () => [listStyle];

const FILTERS: readonly ListFilter[] = [
  { kind: 'choice', name: 'category', label: 'Category', any: 'All categories' },
  RULEBOOK,
];

export const meta = listMeta(
  'glossary',
  'The terms of the D&D 3.5e rules in one line each and in full: conditions, actions, bonuses, combat and magic.',
  FILTERS,
);

const COLUMNS: readonly Column<TermCard>[] = [
  { label: 'Category', sort: 'category', cell: ({ category_name }) => category_name },
  { label: 'In short', cell: ({ summary }) => summary, wide: true },
];

export default function GlossaryScreen({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen
      kind="glossary"
      loaded={loaderData}
      filters={FILTERS}
      columns={COLUMNS}
      cards={({ glossary }) => glossary}
      entries={(terms, { sort }) => (
        <TermGroups terms={terms} by={sort?.endsWith('category') ? 'category' : 'letter'} />
      )}
    />
  );
}
