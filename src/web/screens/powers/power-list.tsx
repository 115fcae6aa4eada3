import type { PowerList } from '../../../contract/powers.ts';
import { listStyle } from '../../layout/page-style.ts';
import { listMeta } from '../../lists/list-meta.ts';
import { ListScreen } from '../../lists/list-screen.tsx';
import { loadList, loadPreferred } from '../../lists/load-list.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/power-list';
import { POWER_COLUMNS } from './power-columns.tsx';
import { PowerEntry } from './power-entry.tsx';
import { POWER_FILTERS } from './power-filters.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadList<PowerList>(context, 'powers', request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadPreferred<PowerList>('powers', request);

export const links = () => [listStyle];
export const meta = listMeta(
  'powers',
  'Every psionic power of D&D 3.5e by discipline, class and level, with power points, augmentation and all figures.',
  POWER_FILTERS,
);

export default function PowerListScreen({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen
      kind="powers"
      plural="powers"
      loaded={loaderData}
      filters={POWER_FILTERS}
      columns={POWER_COLUMNS}
      cards={({ powers }) => powers}
      entry={(power) => <PowerEntry key={power.slug} power={power} />}
      beside={{ name: 'Spells', to: paths.list('spells') }}
      pager="numbers"
    />
  );
}
