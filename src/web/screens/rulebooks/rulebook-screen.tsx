import { isKindName } from '../../../contract/kinds.ts';
import type { Rulebook } from '../../../contract/rulebooks.ts';
import type { Answer } from '../../data/api.ts';
import { EntryActs } from '../../entries/entry-acts.tsx';
import { EntryFailure } from '../../entries/entry-failure.tsx';
import { EntryFoot } from '../../entries/entry-foot.tsx';
import { Fold } from '../../entries/fold.tsx';
import { Neighbours } from '../../entries/neighbours.tsx';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { SectionHead } from '../../layout/section-head.tsx';
import { AmongMyBooks } from '../../my-books/among-my-books.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { publishedText } from './published.ts';

export function RulebookScreen({ answer }: { answer: Answer<Rulebook> }) {
  if (!answer.ok) return <EntryFailure kind="rulebooks" failure={answer} />;
  const book = answer.value;
  const list = { name: 'Rulebooks', to: paths.list('rulebooks') };
  const rows: [string, string | null][] = [
    ['Edition', book.edition_name],
    ['Year', book.year === null ? null : String(book.year)],
    ['Abbreviation', book.abbr],
    ['Published', book.published && publishedText(book.published)],
    ['Description', book.description],
  ];
  return (
    <>
      <Breadcrumb trail={[list]} here={book.name} back={{ ...list, name: 'Back to Rulebooks' }} />
      <article className="detail">
        <div>
          <header className="title plain">
            <h1>{book.name}</h1>
            <EntryActs kind="rulebooks" slug={book.slug} name={book.name}>
              <AmongMyBooks slug={book.slug} />
            </EntryActs>
          </header>
          <section className="stat" aria-label="Facts">
            <dl className="rows">
              {rows.map(
                ([label, value]) =>
                  value && (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ),
              )}
              {book.official_url && (
                <div>
                  <dt>Official page</dt>
                  <dd>
                    <a href={book.official_url} target="_blank" rel="noreferrer">
                      {new URL(book.official_url).host} (opens in a new tab)
                    </a>
                  </dd>
                </div>
              )}
            </dl>
          </section>
          <Contents book={book} />
          <Neighbours kind="rulebooks" previous={book.previous} next={book.next} />
        </div>
        <EntryFoot kind="rulebooks" entry={book} />
      </article>
    </>
  );
}

const FOLDED_FROM = 100;

function Contents({ book }: { book: Rulebook }) {
  if (book.contents.length === 0)
    return (
      <section className="side" aria-labelledby="contents">
        <SectionHead id="contents" name="Contents" />
        <p className="muted">Nothing in this reference cites the book yet.</p>
      </section>
    );
  return book.contents.map(({ kind, title, count, entries, made }) => (
    <section className="side" key={kind} aria-labelledby={`contents-${kind}`}>
      <SectionHead id={`contents-${kind}`} name={title}>
        {' '}
        <small>{count.toLocaleString('en')}</small>
      </SectionHead>
      <div>
        {entries.length > 0 && (
          <Fold count={entries.length} from={FOLDED_FROM}>
            <ul className="columns">
              {entries.map(({ slug, name, page }) => (
                <li key={slug}>
                  {isKindName(kind) && <Link to={paths.entry(kind, slug)}>{name}</Link>}
                  {page !== null && <span className="muted"> {page}</span>}
                </li>
              ))}
            </ul>
          </Fold>
        )}
        {made.length > 0 && <MadeItems made={made} />}
      </div>
    </section>
  ));
}

/** Potions, scrolls and other items that are made from the book's spells, by type. */
function MadeItems({ made }: Pick<Rulebook['contents'][number], 'made'>) {
  return (
    <>
      <p className="muted">Made from spells:</p>
      <ul className="columns">
        {made.map(({ type, type_name, count }) => (
          <li key={type}>
            <Link to={paths.list('items', { type })}>{type_name}</Link>
            <span className="muted"> {count.toLocaleString('en')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
