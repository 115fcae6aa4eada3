import type { PowerFilters, PowerList } from '../../../contract/powers.ts';
import { type Api, apiOf, browserApi } from '../../api.ts';
import { asOptions, type FilterOptions } from '../../components/list-filters.ts';
import { withClassName } from '../../components/list-query.ts';
import { ListScreen } from '../../components/list-screen.tsx';
import { callList, withStatus } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/power-list';
import { PowerEntry } from './power-entry.tsx';
import { POWER_FILTERS } from './power-query.ts';

async function load(api: Api, request: Request) {
  const [list, filters] = await Promise.all([
    callList<PowerList>(api, 'powers', request, withClassName),
    api<PowerFilters>('/api/powers/filters'),
  ]);
  return withStatus({ list, filters: filters.ok ? filters.value : null }, list);
}

export const loader = ({ context, request }: Route.LoaderArgs) => load(apiOf(context), request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request);

export const meta = () =>
  pageMeta(
    'Psionic powers',
    'Every psionic power of D&D 3.5e by discipline, class and level, with power points, augmentation and all figures.',
  );

export default function PowerListScreen({ loaderData: { list, filters } }: Route.ComponentProps) {
  return (
    <ListScreen
      kind="powers"
      plural="powers"
      list={list}
      options={optionsOf(filters)}
      filters={POWER_FILTERS}
      asked={withClassName}
      sorts={[{ value: 'level', label: 'Level' }]}
      cards={({ powers }) => powers}
      entry={(power) => <PowerEntry key={power.slug} power={power} />}
      beside="spells"
      pager="numbers"
    />
  );
}

function optionsOf(filters: PowerFilters | null): FilterOptions {
  return {
    discipline: asOptions(filters?.disciplines),
    class_name: asOptions(filters?.classes),
    subdiscipline: asOptions(filters?.subdisciplines),
    descriptor: asOptions(filters?.descriptors),
  };
}
