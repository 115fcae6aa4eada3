import type { NamedSlug } from '../../contract/entries.ts';
import { KINDS, type KindName, pluralOf } from '../../contract/kinds.ts';
import { changed, cleared, type ListQuery } from '../data/list-query.ts';
import { liftBooks } from '../data/my-books.ts';
import { drawingOf } from '../kind-pages.ts';
import { ButtonLink } from '../navigation/button-link.tsx';
import { Link } from '../navigation/link.tsx';
import { EmptyState } from '../navigation/page-states.tsx';
import { Nearest } from '../nearest/nearest.tsx';
import type { FilterOptions } from './filter-options.ts';
import type { Chip } from './list-filters.ts';

type EmptyListProps = {
  kind: KindName;
  query: ListQuery;
  chips: readonly Chip[];
  filterOptions: FilterOptions | null;
  /** The entries whose names are nearest to the search. */
  nearest: readonly NamedSlug[];
  adjust: 'search' | 'search or filters';
};

/** An empty list: the filters that are set, how many entries there would be without each, and similar names. */
export function EmptyList({ kind, query, chips, filterOptions, nearest, adjust }: EmptyListProps) {
  const books = query.books ? [{ name: 'books', label: 'Books', value: query.books.replaceAll(',', ', ') }] : [];
  const set = [...Map.groupBy([...chips, ...books], ({ name }) => name)];
  return (
    <EmptyState drawing={drawingOf(kind)} sentence={`No ${pluralOf(kind)} found. Try adjusting your ${adjust}.`}>
      <Nearest kind={kind} entries={nearest} />
      {set.length > 0 && (
        <section aria-label="Filters that are set">
          <p className="muted">{set.length === 1 ? 'One filter is set:' : `${set.length} filters are set:`}</p>
          <ul className="ways-on">
            {set.map(([name, of]) => (
              <li key={name}>
                <span>
                  {of[0]?.label}: <b>{of.map(({ value }) => value).join(', ')}</b>
                </span>
                <Link
                  to={changed(query, { [name]: undefined })}
                  // Books in force would be in the next address again.
                  onClick={() => name === 'books' && liftBooks(true)}
                >
                  Without it <span className="sr-only">({of[0]?.label})</span>{' '}
                  {countOf(kind, filterOptions?.without?.[API_NAMES[name] ?? name])}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <ButtonLink to={cleared(query)}>Clear all filters</ButtonLink>
      </p>
    </EmptyState>
  );
}

/** The API's names for parameters that the address names differently. */
const API_NAMES: Readonly<Record<string, string>> = { letter: 'starts_with' };

function countOf(kind: KindName, count: number | undefined): string | null {
  if (count === undefined) return null;
  if (count === 0) return 'still none';
  return `${count.toLocaleString('en')} ${count === 1 ? KINDS[kind].singular : pluralOf(kind)}`;
}
