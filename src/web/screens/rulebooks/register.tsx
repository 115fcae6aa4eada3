import { Form } from 'react-router';
import { isListedKind } from '../../../contract/coverage.ts';
import { KINDS, type KindName, pluralOf } from '../../../contract/kinds.ts';
import type { RegisterLine, RulebookRegister } from '../../../contract/rulebooks.ts';
import { changed, type ListQuery, useListQuery } from '../../data/list-query.ts';
import { ErrorState } from '../../layout/states.tsx';
import { SimplePager } from '../../lists/pager.tsx';
import { Link } from '../../navigation/link.tsx';
import { SegmentLinks } from '../../navigation/segment-links.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { useDraft } from '../../ui/use-draft.ts';
import type { RulebookPage } from './rulebook-page.ts';

/** The kinds whose entries are compared by a short figure, and what it is. */
const FIGURES: { readonly [Kind in KindName]?: string } = {
  classes: 'Hit die behind the name.',
  monsters: 'Challenge rating behind the name.',
  traps: 'Challenge rating behind the name.',
};

/** What the book has, kind by kind, as the register at a book's end. The address holds all that is chosen. */
export function Register({ book }: { book: RulebookPage }) {
  const query = useListQuery();
  const { register } = book;
  if (!register.ok)
    return (
      <>
        <ErrorState title="The register could not be loaded" cause={register.cause} />
        <p>
          <Link to={paths.entry('rulebooks', book.slug)}>The register from its beginning</Link>
        </p>
      </>
    );
  const { kind } = register.value;
  return (
    <section aria-label="Register">
      <div className="register-head">
        <Tabs query={query} register={register.value} />
        <Tools query={query} kind={kind} book={book} />
      </div>
      {register.value.register.length === 0 ? (
        <Nothing query={query} register={register.value} />
      ) : (
        <Lines query={query} register={register.value} book={book} />
      )}
    </section>
  );
}

function Tabs({ query, register: { kind, kinds } }: { query: ListQuery; register: RulebookRegister }) {
  return (
    <nav className="kind-tabs" aria-label="Kinds">
      {kinds.map(({ kind: name, title, total }) => (
        <Link
          key={name}
          to={changed(query, { kind: name })}
          aria-current={name === kind ? 'page' : undefined}
          preventScrollReset
        >
          {title} <small>{total.toLocaleString('en')}</small>
        </Link>
      ))}
    </nav>
  );
}

type ToolsProps = { query: ListQuery; kind: KindName | null; book: RulebookPage };

function Tools({ query, kind, book }: ToolsProps) {
  const [search, setSearch] = useDraft(query.search);
  const isPage = query.sort === 'page';
  const known = book.known.find((part) => part.kind === kind);
  const coverage = query.coverage ?? 'all';
  const show = (value: string, name: string, count: number) => ({
    name: `${name} ${count.toLocaleString('en')}`,
    to: changed(query, { coverage: value === 'all' ? undefined : value }),
    current: coverage === value,
  });
  return (
    <div className="register-tools">
      <Form className="join" role="search" aria-label="This book" preventScrollReset>
        {['kind', 'coverage', 'sort'].map(
          (name) => query[name] && <input key={name} type="hidden" name={name} value={query[name]} />,
        )}
        <input
          type="search"
          name="search"
          aria-label="Find in this book"
          placeholder="Find in this book"
          autoComplete="off"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <Button type="submit">Find</Button>
      </Form>
      <SegmentLinks
        label="Order"
        links={[
          { name: 'Name', to: changed(query, { sort: undefined }), current: !isPage },
          { name: 'Page', to: changed(query, { sort: 'page' }), current: isPage },
        ]}
      />
      {known && known.text > 0 && known.listed > 0 && (
        <SegmentLinks
          label="Show"
          links={[
            show('all', 'All', known.text + known.listed),
            show('text', 'With their rules', known.text),
            show('listed', 'By page', known.listed),
          ]}
        />
      )}
    </div>
  );
}

function Nothing({ query, register: { kind, kinds } }: { query: ListQuery; register: RulebookRegister }) {
  const others = kinds.filter(({ total }) => total > 0);
  const what = kind === null ? 'Nothing in this book' : `None of its ${pluralOf(kind)}`;
  return (
    <div className="register-none" role="status">
      <p>
        {query.search ? `${what} has “${query.search.slice(0, 80)}” in its name.` : `${what} is shown by this choice.`}
      </p>
      <p>
        {others.map(({ kind: name, title, total }) => (
          <Link key={name} to={changed(query, { kind: name })}>
            {title} {total.toLocaleString('en')}
          </Link>
        ))}
        <Link to={changed({}, { kind: query.kind, sort: query.sort })}>Show everything</Link>
      </p>
    </div>
  );
}

type LinesProps = { query: ListQuery; register: RulebookRegister; book: RulebookPage };

function Lines({ query, register: { kind, register, pagination }, book }: LinesProps) {
  if (kind === null) return null;
  const isMixed = register.some(({ facts_only }) => facts_only);
  const first = (pagination.page - 1) * pagination.limit + 1;
  return (
    <>
      <p className="register-key">
        {isMixed && (
          <>
            <b>Bold</b> stands with its rules here, the rest in the book.{' '}
          </>
        )}
        {FIGURES[kind]} {pagesSentence(register)}{' '}
        {pagination.pages > 1 && (
          <span role="status">
            {first}–{first + register.length - 1} of {pagination.total.toLocaleString('en')}.{' '}
          </span>
        )}
        <Link to={paths.list(kind, { rulebook: book.slug, ...(isListedKind(kind) && { coverage: 'all' }) })}>
          {KINDS[kind].title} of this book with all filters
        </Link>
      </p>
      <ol className="register" start={first}>
        {register.map((line) => (
          <Line key={line.slug} kind={kind} line={line} />
        ))}
      </ol>
      <SimplePager query={query} pagination={pagination} />
      {kind === 'items' && book.made.length > 0 && <Made book={book} />}
    </>
  );
}

/** Says once that some pages are not known, or all. */
function pagesSentence(register: readonly RegisterLine[]): string {
  const missing = register.filter(({ page }) => page === null).length;
  if (missing === 0) return '';
  return missing === register.length ? 'The pages are not known.' : 'Where no page stands, it is not known.';
}

/** A name and its page, where it is known; a book that the entry is listed under instead stands below. */
function Line({ kind, line }: { kind: KindName; line: RegisterLine }) {
  const { slug, name, page, fact, facts_only, main_book } = line;
  return (
    <li className={facts_only ? undefined : 'full'}>
      <span className="register-line">
        <Link to={paths.entry(kind, slug)}>{name}</Link>
        {kind in FIGURES && fact && <small>{fact}</small>}
        {page !== null && (
          <>
            <i />
            <b>{page}</b>
          </>
        )}
      </span>
      {main_book && (
        <small>
          {main_book.name} {main_book.page}
        </small>
      )}
    </li>
  );
}

/** Potions, scrolls and other items that are made from the book's spells, by type. */
function Made({ book: { made } }: { book: RulebookPage }) {
  return (
    <p className="register-key">
      Made from spells:{' '}
      {made.map(({ type, type_name, count }, n) => (
        <span key={type}>
          {n > 0 && ', '}
          <Link to={paths.list('items', { type })}>{type_name}</Link> {count.toLocaleString('en')}
        </span>
      ))}
    </p>
  );
}
