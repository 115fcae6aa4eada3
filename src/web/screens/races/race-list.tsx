import type { RaceCard, RaceList } from '../../../contract/races.ts';
import { apiOf } from '../../data/api.ts';
import { listStyle } from '../../layout/page-style.ts';
import { pageMeta } from '../../layout/site.ts';
import { CardFacts } from '../../lists/card-facts.tsx';
import { ListScreen } from '../../lists/list-screen.tsx';
import { loadList, loadPreferred } from '../../lists/load-list.ts';
import { RowStar } from '../../lists/row-star.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import type { Route } from './+types/race-list';
import { RACE_COLUMNS, RACE_FILTERS } from './race-filters.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadList<RaceList>(apiOf(context), 'races', request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadPreferred<RaceList>('races', request);

export const links = () => [listStyle];
export const meta = () =>
  pageMeta(
    'Races',
    'The races of D&D 3.5e characters: ability adjustments, traits, languages, favored classes and effective levels.',
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
  const facts: [string, string | null][] = [
    ['Alignment', item.alignment],
    ['Lands', item.lands],
    ['Religion', item.religion],
    ['Rulebook', item.rulebook_name],
  ];
  return (
    <li className="entry plain race-entry">
      <header>
        <h2 className="name">
          <Link to={paths.entry('races', item.slug)}>{item.name}</Link>
        </h2>
        <RowStar kind="races" slug={item.slug} name={item.name} />
      </header>
      {item.summary && <p className="sub">{item.summary}</p>}
      <CardFacts facts={facts} />
    </li>
  );
}
