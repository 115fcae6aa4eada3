import type { SpellFilters, SpellList } from '../../../contract/spells.ts';
import { type Api, apiOf, browserApi } from '../../api.ts';
import { withClassName } from '../../components/list-query.ts';
import { ListScreen } from '../../components/list-screen.tsx';
import { callList, withStatus } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/spell-list';
import { SpellEntry } from './spell-entry.tsx';
import { SPELL_FILTERS, spellOptions } from './spell-query.ts';

async function load(api: Api, request: Request) {
  const [list, filters] = await Promise.all([
    callList<SpellList>(api, 'spells', request, withClassName),
    api<SpellFilters>('/api/spells/filters'),
  ]);
  return withStatus({ list, filters: filters.ok ? filters.value : null }, list);
}

export const loader = ({ context, request }: Route.LoaderArgs) => load(apiOf(context), request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request);

export const meta = () =>
  pageMeta(
    'Spells',
    'Every spell of D&D 3.5e by school, class, level, components and text, with all figures as the books print them.',
  );

export default function SpellListScreen({ loaderData: { list, filters } }: Route.ComponentProps) {
  return (
    <ListScreen
      kind="spells"
      list={list}
      options={spellOptions(filters)}
      filters={SPELL_FILTERS}
      asked={withClassName}
      sorts={[{ value: 'level', label: 'Level' }]}
      cards={({ spells }) => spells}
      entry={(spell) => <SpellEntry key={spell.slug} spell={spell} />}
      beside="powers"
      pager="numbers"
    />
  );
}
