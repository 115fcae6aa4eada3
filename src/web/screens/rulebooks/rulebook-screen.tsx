import type { Answer } from '../../data/api.ts';
import { EntryActions } from '../../entries/entry-actions.tsx';
import { EntryFailure } from '../../entries/entry-failure.tsx';
import { EntryFoot } from '../../entries/entry-foot.tsx';
import { Fold } from '../../entries/fold.tsx';
import { Neighbours } from '../../entries/neighbours.tsx';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { SectionHead } from '../../layout/section-head.tsx';
import { AmongMyBooks } from '../../my-books/among-my-books.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Tag } from '../../ui/tag.tsx';
import { publishedText } from './published.ts';
import { Register } from './register.tsx';
import type { RulebookPage } from './rulebook-page.ts';
import { YearLine } from './year-line.tsx';

export function RulebookScreen({ answer }: { answer: Answer<RulebookPage> }) {
  if (!answer.ok) return <EntryFailure kind="rulebooks" failure={answer} />;
  const book = answer.value;
  const list = { name: 'Rulebooks', to: paths.list('rulebooks') };
  return (
    <>
      <Breadcrumb trail={[list]} here={book.name} back={{ ...list, name: 'Back to Rulebooks' }} />
      <article className="book">
        <BookTitle book={book} />
        {book.description && (
          <div className="prose book-lede">
            <p>{book.description}</p>
          </div>
        )}
        <Figures book={book} />
        <YearLine years={book.years} current={book.year} />
        {book.known.length === 0 ? (
          <p className="muted">Nothing in this reference cites the book yet.</p>
        ) : (
          <Register book={book} />
        )}
        <Shared book={book} />
        <Neighbours kind="rulebooks" previous={book.previous} next={book.next} />
        <EntryFoot kind="rulebooks" entry={book} />
      </article>
    </>
  );
}

function BookTitle({ book }: { book: RulebookPage }) {
  const { name, slug, abbr, edition_name, published, official_url } = book;
  const line = [edition_name, published && publishedText(published)].filter(Boolean).join(', ');
  return (
    <header className="title plain">
      <h1>{name}</h1>
      <EntryActions kind="rulebooks" slug={slug} name={name}>
        <AmongMyBooks slug={slug} />
      </EntryActions>
      <div className="marks">
        {abbr && <Tag look="lined">{abbr}</Tag>}
        <span className="muted">{line || 'Edition and year are not known'}</span>
        {official_url && (
          <a href={official_url} target="_blank" rel="noreferrer">
            {new URL(official_url).host} (opens in a new tab)
          </a>
        )}
      </div>
    </header>
  );
}

/** How many kinds the figures show. */
const SHOWN = 3;

/** How many entries of the first kinds are known, and on which pages. */
function Figures({ book: { known, pages_named } }: { book: RulebookPage }) {
  if (known.length === 0) return null;
  return (
    <section className="stat" aria-label="What is known">
      <dl className="glance glance-four">
        {known.slice(0, SHOWN).map((part) => (
          <div key={part.kind}>
            <dt>{part.title}</dt>
            <dd>
              {(part.text + part.listed).toLocaleString('en')} <small>{noteOf(part)}</small>
            </dd>
          </div>
        ))}
        {pages_named && (
          <div>
            <dt>Pages named</dt>
            <dd>
              {pages_named.first}–{pages_named.last}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** `3 base, 36 prestige`, or how many of both have their rules here. */
function noteOf({ text, listed, prestige }: RulebookPage['known'][number]): string | null {
  if (prestige !== null)
    return [[text + listed - prestige, 'base'] as const, [prestige, 'prestige'] as const]
      .filter(([count]) => count > 0)
      .map(([count, word]) => `${count} ${word}`)
      .join(', ');
  if (text === 0) return null;
  return listed === 0 ? 'with their rules' : `${text.toLocaleString('en')} with their rules`;
}

const FOLDED_FROM = 24;

/** Other rulebooks that print some of the same entries. */
function Shared({ book: { shared_with } }: { book: RulebookPage }) {
  if (shared_with.length === 0) return null;
  return (
    <section className="side" aria-labelledby="also-in">
      <SectionHead id="also-in" name="Also in" />
      <Fold count={shared_with.length} from={FOLDED_FROM}>
        <ul className="columns">
          {shared_with.map(({ slug, name, edition_name, count }) => (
            <li key={slug}>
              <Link to={paths.entry('rulebooks', slug)}>{name}</Link>{' '}
              <span className="muted">
                {count.toLocaleString('en')} of these{edition_name && `; ${edition_name}`}
              </span>
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}
