import type { MonsterFilters, MonsterList } from '../../../contract/monsters.ts';
import { type Api, apiOf, browserApi } from '../../api.ts';
import { asOptions, type FilterOptions } from '../../components/list-filters.ts';
import { ListScreen } from '../../components/list-screen.tsx';
import { callList, withStatus } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/monster-list';
import { MonsterEntry } from './monster-entry.tsx';
import { MONSTER_FILTERS, withPlusSigns } from './monster-query.ts';

async function load(api: Api, request: Request) {
  const [list, filters] = await Promise.all([
    callList<MonsterList>(api, 'monsters', request, withPlusSigns),
    api<MonsterFilters>('/api/monsters/filters'),
  ]);
  return withStatus({ list, filters: filters.ok ? filters.value : null }, list);
}

export const loader = ({ context, request }: Route.LoaderArgs) => load(apiOf(context), request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request);

export const meta = () =>
  pageMeta(
    'Monsters',
    'Every monster of D&D 3.5e by type, challenge rating and size: full stat blocks, checked against the rules.',
  );

export default function MonsterListScreen({ loaderData: { list, filters } }: Route.ComponentProps) {
  return (
    <ListScreen
      kind="monsters"
      list={list}
      options={optionsOf(filters)}
      filters={MONSTER_FILTERS}
      asked={withPlusSigns}
      sorts={[{ value: 'cr', label: 'Challenge rating' }]}
      cards={({ monsters }) => monsters}
      entry={(monster) => <MonsterEntry key={monster.slug} monster={monster} />}
    />
  );
}

function optionsOf(filters: MonsterFilters | null): FilterOptions {
  return {
    type: asOptions(filters?.types),
    size: asOptions(filters?.sizes),
    subtype: asOptions(filters?.subtypes),
    feat: asOptions(filters?.feats),
    class_name: asOptions(filters?.classes),
    rulebook: asOptions(filters?.rulebooks),
  };
}
