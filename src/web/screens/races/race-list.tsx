import type { RaceCard, RaceList } from '../../../contract/races.ts';
import { listStyle } from '../../layout/page-style.ts';
import { ListEntry } from '../../lists/list-entry.tsx';
import { listMeta } from '../../lists/list-meta.ts';
import { ListScreen } from '../../lists/list-screen.tsx';
import { loadList, loadPreferred } from '../../lists/load-list.ts';
import type { Route } from './+types/race-list';
import { RACE_COLUMNS, RACE_FILTERS } from './race-filters.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadList<RaceList>(context, 'races', request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadPreferred<RaceList>('races', request);

export const links = () => [listStyle];
export const meta = listMeta(
  'races',
  'The races of D&D 3.5e characters: ability adjustments, traits, languages, favored classes and effective levels.',
  RACE_FILTERS,
);

export default function RaceListScreen({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen
      kind="races"
      loaded={loaderData}
      filters={RACE_FILTERS}
      columns={RACE_COLUMNS}
      cards={({ races }) => races}
      entry={(item) => <RaceEntry key={item.slug} item={item} />}
      adjust="search"
      clear="Clear all"
    />
  );
}

function RaceEntry({ item }: { item: RaceCard }) {
  return (
    <ListEntry
      kind="races"
      entry={item}
      className="race-entry"
      line={item.summary}
      facts={[
        ['Alignment', item.alignment],
        ['Lands', item.lands],
        ['Religion', item.religion],
        ['Rulebook', item.rulebook_name],
      ]}
    />
  );
}
