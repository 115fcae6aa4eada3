import type { RaceCard, RaceList } from '../../../contract/races.ts';
import { ListEntry } from '../../lists/list-entry.tsx';
import { listScreen } from '../../lists/list-screen.tsx';
import { RACE_COLUMNS, RACE_FILTERS } from './race-filters.ts';

export const raceListScreen = listScreen(
  'The races of D&D 3.5e characters: ability adjustments, traits, languages, favored classes and effective levels.',
  {
    kind: 'races',
    filters: RACE_FILTERS,
    columns: RACE_COLUMNS,
    cards: ({ races }: RaceList) => races,
    entry: (item) => <RaceEntry key={item.slug} item={item} />,
    adjust: 'search',
    clear: 'Clear all',
  },
);

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
