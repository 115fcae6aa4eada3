import type { ReactNode } from 'react';
import type { ListedKind } from '../../contract/coverage.ts';
import { KINDS } from '../../contract/kinds.ts';
import type { ListedEntry } from '../../contract/listed.ts';
import { capitalized } from '../../rules/capitalized.ts';
import { EntryActions } from '../entries/entry-actions.tsx';
import { EntryFoot } from '../entries/entry-foot.tsx';
import { Neighbours } from '../entries/neighbours.tsx';
import { SourceLine } from '../entries/source-line.tsx';
import { StatRows } from '../entries/stat-rows.tsx';
import { InBooksPanel } from '../entries/table-note.tsx';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { SectionHead } from '../layout/section-head.tsx';
import { Link } from '../navigation/link.tsx';
import { paths } from '../paths.ts';
import { Panel } from '../ui/panel.tsx';
import { Tag } from '../ui/tag.tsx';
import { OwnNote } from './own-note.tsx';

/** Whether an entry is known by name, book and page only. */
export const isListed = (entry: object): entry is ListedEntry => 'same_page' in entry;

/** `children`: what more is known of it, below its facts. */
type ListedScreenProps = { kind: ListedKind; entry: ListedEntry; children?: ReactNode };

/** The page of an entry of which only name, book and page are known: where its rules stand. */
export function ListedScreen({ kind, entry, children }: ListedScreenProps) {
  const { title, singular } = KINDS[kind];
  const { slug, name, content_file } = entry;
  const list = { name: title, to: paths.list(kind, { coverage: 'all' }) };
  return (
    <>
      <Breadcrumb trail={[list]} here={entry.name} back={{ ...list, name: `Back to ${title}` }} />
      <article className="detail">
        <div>
          <header className="title plain">
            <h1>{entry.name}</h1>
            <EntryActions kind={kind} slug={entry.slug} name={entry.name} books={entry} factsOnly />
            <div className="marks">
              <Tag look="lined">{entry.type ?? capitalized(singular)}</Tag>
              <span className="muted">by book and page</span>
            </div>
          </header>
          <Place entry={entry} />
          <p className="prose">
            This site may not print them. It holds what is listed here, so that you find the page and keep the entry on
            a list.
          </p>
          {entry.facts.length > 0 && (
            <section className="stat" aria-label="Facts">
              <StatRows rows={entry.facts.map(({ label, value }) => [label, value])} />
            </section>
          )}
          {children}
          {entry.also_in.length > 0 && (
            <section className="side" aria-labelledby="also-in">
              <SectionHead id="also-in" name="Also in" />
              <ul className="columns">
                {entry.also_in.map(({ slug, name, page }) => (
                  <li key={slug}>
                    <SourceLine name={name} slug={slug} page={page} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {entry.same_page.length > 0 && (
            <section className="side" aria-labelledby="same-page">
              <SectionHead id="same-page" name="On the same page" />
              <ul className="columns">
                {entry.same_page.map(({ slug, name }) => (
                  <li key={slug}>
                    <Link to={paths.entry(kind, slug)}>{name}</Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <OwnNote entry={`${kind}/${entry.slug}`} />
          <Neighbours kind={kind} previous={entry.previous} next={entry.next} />
        </div>
        <div className="aside">
          <InBooksPanel kind={kind} slug={entry.slug} books={entry} />
          <Nearby kind={kind} entry={entry} />
        </div>
        <EntryFoot kind={kind} entry={{ slug, name, content_file }} compared={false} report="Report a wrong page" />
      </article>
    </>
  );
}

/** The rulebook and the page. */
function Place({ entry: { rulebook_name, rulebook_slug, page } }: { entry: ListedEntry }) {
  return (
    <section className="locus" aria-label="Where the rules stand">
      <p>
        <small>The rules stand in</small>
        {rulebook_slug === null ? (
          <b>a book that is not known</b>
        ) : (
          <Link className="name" to={paths.entry('rulebooks', rulebook_slug)}>
            {rulebook_name}
          </Link>
        )}
      </p>
      <p className="locus-page">
        <small>page</small>
        <b>{page ?? '—'}</b>
      </p>
    </section>
  );
}

/** What stands on the pages of the book before and after the entry's own. */
function Nearby({ kind, entry: { nearby } }: ListedScreenProps) {
  if (nearby.length === 0) return null;
  return (
    <Panel labelledBy="nearby">
      <SectionHead id="nearby" name="Known nearby" />
      <ul className="lines">
        {nearby.map(({ slug, name, page }) => (
          <li key={`${slug} ${page}`}>
            <Link to={paths.entry(kind, slug)}>{name}</Link>
            <span className="muted">page {page}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
