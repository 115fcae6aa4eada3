import type { RulebookCard, RulebookList } from '../../../contract/rulebooks.ts';
import { usePageData } from '../../data/page-data.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { ErrorState } from '../../layout/states.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { publishedText } from './published.ts';
import type { LoadedTimeline } from './timeline-data.ts';

/** All rulebooks in the order in which they were published. */
export function Timeline({ loaded }: { loaded: LoadedTimeline }) {
  const answer = usePageData(loaded);
  return (
    <>
      <Breadcrumb
        trail={[{ name: 'Rulebooks', to: paths.list('rulebooks') }]}
        here="Timeline"
        back={{ name: 'Back to Rulebooks', to: paths.list('rulebooks') }}
      />
      <h1>Rulebooks by year</h1>
      {answer.ok ? (
        <Years list={answer.value} />
      ) : (
        <ErrorState title="The timeline could not be loaded" cause={answer.cause} />
      )}
    </>
  );
}

function Years({ list: { rulebooks, pagination } }: { list: RulebookList }) {
  const years = [...Map.groupBy(rulebooks, ({ year }) => year)];
  const dated = rulebooks.filter(({ year }) => year !== null).length;
  return (
    <>
      <p className="muted">
        {pagination.total} rulebooks. Of {dated} the year is known, of the others the name alone.
      </p>
      <ol className="timeline">
        {years.map(([year, books]) => (
          <Year key={year ?? 'unknown'} year={year} books={books} />
        ))}
      </ol>
    </>
  );
}

function Year({ year, books }: { year: number | null; books: readonly RulebookCard[] }) {
  const id = `year-${year ?? 'unknown'}`;
  return (
    <li aria-labelledby={id}>
      <h2 id={id}>
        {year === null ? 'Year not known' : <Link to={paths.list('rulebooks', { year })}>{year}</Link>}{' '}
        <small>{books.length}</small>
      </h2>
      <ol>
        {books.map(({ slug, name, published, edition_name }) => (
          <li key={slug}>
            <Link to={paths.entry('rulebooks', slug)}>{name}</Link>
            <small>{[monthOf(published), edition_name].filter(Boolean).join(', ')}</small>
          </li>
        ))}
      </ol>
    </li>
  );
}

/** `14 March` of `2006-03-14`; null where the year alone is known. */
function monthOf(published: string | null): string | null {
  return published?.includes('-') ? publishedText(published).replace(/ \d{4}$/, '') : null;
}
