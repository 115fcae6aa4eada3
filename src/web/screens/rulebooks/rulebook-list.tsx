import type { z } from 'zod';
import type { RulebookCard, rulebookList } from '../../../contract/rulebooks.ts';
import { listStyle } from '../../layout/page-style.ts';
import { ListEntry } from '../../lists/list-entry.tsx';
import { listMeta } from '../../lists/list-meta.ts';
import { ListScreen } from '../../lists/list-screen.tsx';
import { loadList, loadPreferred } from '../../lists/load-list.ts';
import type { Route } from './+types/rulebook-list';
import { publishedText } from './published.ts';
import { RULEBOOK_COLUMNS, RULEBOOK_FILTERS } from './rulebook-filters.ts';

type RulebookList = z.infer<typeof rulebookList>;

export const loader = ({ context, request }: Route.LoaderArgs) => loadList<RulebookList>(context, 'rulebooks', request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadPreferred<RulebookList>('rulebooks', request);

export const links = () => [listStyle];
export const meta = listMeta(
  'rulebooks',
  'The source books of D&D 3.5e with abbreviation, edition and date, and what each contributes here.',
  RULEBOOK_FILTERS,
);

export default function RulebookListScreen({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen
      kind="rulebooks"
      loaded={loaderData}
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
