import type { RulebookCard, RulebookList } from '../../../contract/rulebooks.ts';
import { ListEntry } from '../../lists/list-entry.tsx';
import { listScreen } from '../../lists/list-screen.tsx';
import { paths } from '../../paths.ts';
import { publishedText } from './published.ts';
import { RULEBOOK_COLUMNS, RULEBOOK_FILTERS } from './rulebook-filters.ts';
import { SHOW } from './timeline-data.ts';

export const rulebookListScreen = listScreen(
  'The source books of D&D 3.5e with abbreviation, edition and date, and what each contributes here.',
  {
    kind: 'rulebooks',
    beside: { name: 'Timeline', to: paths.list('rulebooks', { [SHOW.name]: SHOW.timeline }) },
    filters: RULEBOOK_FILTERS,
    columns: RULEBOOK_COLUMNS,
    cards: ({ rulebooks }: RulebookList) => rulebooks,
    entry: (book) => <RulebookEntry key={book.slug} book={book} />,
    adjust: 'search',
    clear: 'Clear all',
  },
);

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
