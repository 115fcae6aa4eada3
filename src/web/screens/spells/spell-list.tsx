import type { SpellList } from '../../../contract/spells.ts';
import { listStyle } from '../../layout/page-style.ts';
import { pageMeta } from '../../layout/site.ts';
import { ListScreen } from '../../lists/list-screen.tsx';
import { loadList, loadPreferred } from '../../lists/load-list.ts';
import type { Route } from './+types/spell-list';
import { SPELL_COLUMNS } from './spell-columns.tsx';
import { SpellEntry } from './spell-entry.tsx';
import { SPELL_FILTERS } from './spell-filters.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadList<SpellList>(context, 'spells', request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadPreferred<SpellList>('spells', request);

export const links = () => [listStyle];
export const meta = () =>
  pageMeta(
    'Spells',
    'Every spell of D&D 3.5e by school, class, level, components and text, with all figures as the books print them.',
  );

export default function SpellListScreen({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen
      kind="spells"
      loaded={loaderData}
      filters={SPELL_FILTERS}
      columns={SPELL_COLUMNS}
      cards={({ spells }) => spells}
      entry={(spell) => <SpellEntry key={spell.slug} spell={spell} />}
      beside="powers"
      pager="numbers"
    />
  );
}
