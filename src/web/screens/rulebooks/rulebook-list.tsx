import { lazy, Suspense } from 'react';
import type { RulebookCard, RulebookList } from '../../../contract/rulebooks.ts';
import { apiOf, pageApi } from '../../data/api.ts';
import { useListQuery } from '../../data/list-query.ts';
import { servePage } from '../../data/page-data.ts';
import { listStyle, screenStyle } from '../../layout/page-style.ts';
import { ListEntry } from '../../lists/list-entry.tsx';
import { listMeta } from '../../lists/list-meta.ts';
import { ListScreen } from '../../lists/list-screen.tsx';
import { type LoadedList, loadList, loadPreferred } from '../../lists/load-list.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/rulebook-list';
import { publishedText } from './published.ts';
import { RULEBOOK_COLUMNS, RULEBOOK_FILTERS } from './rulebook-filters.ts';
import timelineUrl from './timeline.css?url';
import { isTimeline, type LoadedTimeline, loadTimeline, SHOW } from './timeline-data.ts';

const importTimeline = () => import('./timeline.tsx');
/** The server renders in one go and cannot wait for a lazy component. */
const Timeline = import.meta.env.SSR
  ? (await importTimeline()).Timeline
  : lazy(async () => ({ default: (await importTimeline()).Timeline }));

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  isTimeline(request)
    ? servePage(context, await loadTimeline(apiOf(context)))
    : loadList<RulebookList>(context, 'rulebooks', request);
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  isTimeline(request) ? (await loadTimeline(pageApi(request))).page : loadPreferred<RulebookList>('rulebooks', request);

export const links = () => [listStyle, screenStyle(timelineUrl)];
export const meta = listMeta(
  'rulebooks',
  'The source books of D&D 3.5e with abbreviation, edition and date, and what each contributes here.',
  RULEBOOK_FILTERS,
);

export default function RulebookListScreen({ loaderData }: Route.ComponentProps) {
  if (useListQuery()[SHOW.name] === SHOW.timeline)
    return (
      <Suspense>
        <Timeline loaded={loaderData as LoadedTimeline} />
      </Suspense>
    );
  return (
    <ListScreen
      kind="rulebooks"
      loaded={loaderData as LoadedList<RulebookList>}
      beside={{ name: 'Timeline', to: paths.list('rulebooks', { [SHOW.name]: SHOW.timeline }) }}
      filters={RULEBOOK_FILTERS}
      columns={RULEBOOK_COLUMNS}
      cards={({ rulebooks }) => rulebooks}
      entry={(book) => <RulebookEntry key={book.slug} book={book} />}
      adjust="search"
      clear="Clear all"
    />
  );
}

function RulebookEntry({ book }: { book: RulebookCard }) {
  const facts: [string, string | null][] = [
    ['Edition', book.edition_name],
    ['Published', book.published && publishedText(book.published)],
  ];
  return (
    <ListEntry
      kind="rulebooks"
      entry={book}
      marks={book.abbr && <span className="muted">{book.abbr}</span>}
      line={book.description}
      facts={facts.filter(([, value]) => value !== null)}
    />
  );
}
