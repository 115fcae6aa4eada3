import { ErrorState } from '../../layout/states.tsx';
import { EmptyList } from '../../lists/empty-list.tsx';
import type { FilterOptions } from '../../lists/filter-options.ts';
import { LoadingEntries, LoadingRows } from '../../lists/loading.tsx';
import { OfflineNote } from '../../lists/offline-note.tsx';
import { EmptyState, NotFoundState, Notice } from '../../navigation/page-states.tsx';
import { paths } from '../../paths.ts';
import { Sample, State } from './samples.tsx';

const PAGINATION = { total: 0, pages: 0, page: 1, limit: 20 };
const CHIPS = [
  { name: 'school', label: 'School', value: 'Necromancy', to: '?' },
  { name: 'letter', label: 'Letter', value: 'Z', to: '?' },
];

/** Loading, empty, missing, failed, unfinished. */
export function StateSamples({ filterOptions }: { filterOptions: FilterOptions }) {
  const nothing = { ...filterOptions, without: { school: 0, starts_with: 12, search: 697 } };
  return (
    <>
      <Sample of="Loading">
        <State is="Entries">
          <LoadingEntries label="Loading spells" count={2} />
        </State>
        <State is="Rows">
          <LoadingRows label="Loading items" count={3} />
        </State>
      </Sample>
      <Sample of="Empty">
        <State is="Without a filter">
          <EmptyState drawing="spell-book" sentence="No spells found. Try adjusting your search or filters." />
        </State>
        <State is="By its filters">
          <EmptyList
            kind="spells"
            query={{}}
            chips={CHIPS}
            filterOptions={nothing}
            nearest={[]}
            adjust="search or filters"
          />
        </State>
        <State is="By a misspelt search">
          <EmptyList
            kind="spells"
            query={{ search: 'firebal' }}
            chips={[{ name: 'search', label: 'Search', value: 'firebal', to: '?' }]}
            filterOptions={nothing}
            nearest={[
              { slug: 'fireball', name: 'Fireball' },
              { slug: 'fire-trap', name: 'Fire Trap' },
            ]}
            adjust="search or filters"
          />
        </State>
      </Sample>
      <Sample of="Failed">
        <State is="A list">
          <ErrorState title="Failed to load spells" cause="The server did not answer within 10 seconds." />
        </State>
        <State is="An entry that there is not">
          <NotFoundState title="Spell not found" back={{ to: paths.list('spells'), label: 'Back to Spells' }}>
            There is no spell "firebal".
          </NotFoundState>
        </State>
      </Sample>
      <Sample of="Notices">
        <State is="Work in progress">
          <Notice title="Work in progress.">The features of this class are not here yet.</Notice>
        </State>
        <State is="Offline">
          <OfflineNote list={{ pagination: PAGINATION, offline: { searched: true } }} />
        </State>
        <State is="Something was done">
          <div className="tray fixed">Link to section Description copied</div>
        </State>
      </Sample>
    </>
  );
}
