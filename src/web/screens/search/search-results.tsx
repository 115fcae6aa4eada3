import { Fragment } from 'react';
import { isKindName, KINDS } from '../../../contract/kinds.ts';
import { paginationOf } from '../../../contract/page-count.ts';
import type { SearchResponse, SearchResult, UnderstoodWords } from '../../../contract/search.ts';
import { fold } from '../../../contract/slug.ts';
import { changed, type ListQuery } from '../../data/list-query.ts';
import { Chips } from '../../lists/list-parts.tsx';
import { NumberPager } from '../../lists/pager.tsx';
import { Link } from '../../navigation/link.tsx';
import { EmptyState } from '../../navigation/page-states.tsx';
import { Marked } from '../../search-box/marked.tsx';
import { ChallengeRating } from '../monsters/challenge-rating.tsx';

/** Results on a page. */
export const PAGE_SIZE = 20;

/** How many entries by book and page stand beside the results. */
export const FEW_LISTED = 5;

type ResultsProps = {
  query: ListQuery;
  answer: SearchResponse;
};

/** The first entries that are known by name, book and page only. */
type Listed = NonNullable<SearchResponse['beside']>;

/** What a search found: the filters that were understood, tabs by kind, and one page of results, the best match first. */
export function SearchResults({ query, answer }: ResultsProps) {
  const { results, total, kinds, understood, built, beside: listed } = answer;
  const page = Number(query.page ?? 1);
  const isListed = query.coverage === 'listed';
  const others = isListed || listed === undefined || listed.total === 0 ? null : listed;
  const isNamed = others !== null && (results.length === 0 || (page === 1 && isNamedSo(others, results, query.q)));
  const first = (page - 1) * PAGE_SIZE + 1;
  return (
    <>
      <UnderstoodChips query={query} understood={understood} />
      {(kinds.length > 1 || query.kind !== undefined || listed?.total || isListed) && (
        <KindTabs query={query} kinds={kinds} listed={listed?.total ?? 0} />
      )}
      {built && <Built result={built} q={query.q ?? ''} />}
      {isNamed && <ByBook query={query} found={others} />}
      {results.length === 0 ? (
        others === null &&
        built === undefined && (
          <EmptyState drawing="bookshelf" sentence={`Nothing found for “${query.q?.slice(0, 80)}”.`}>
            <p className="muted">
              {kinds.length > 0 ? 'Other kinds and pages have results.' : 'Try fewer words, or a part of the name.'}
            </p>
          </EmptyState>
        )
      ) : (
        <>
          <p role="status" className="muted">
            {`${first.toLocaleString('en')}–${(first + results.length - 1).toLocaleString('en')} of ${total.toLocaleString('en')}, best first`}
          </p>
          <ol className="search-results" start={first}>
            {results.map((result) => (
              <Result key={result.url} result={result} q={query.q ?? ''} />
            ))}
          </ol>
          <NumberPager query={query} pagination={paginationOf(total, page, PAGE_SIZE)} />
        </>
      )}
      {others !== null && !isNamed && <ByBook query={query} found={others} />}
    </>
  );
}

/** The words that were read as filters, each a link to the question without it. */
function UnderstoodChips({ query, understood }: { query: ListQuery; understood: readonly UnderstoodWords[] }) {
  const chips = understood.map(({ words, operator, value, without }) => ({
    name: operator,
    label: labelOf(operator, value),
    value: valueShown(words, operator, value),
    to: changed(query, { q: without, kind: undefined }),
  }));
  return <Chips chips={chips} clear="Search for the words alone" clearTo={changed(query, { plain: 'yes' })} />;
}

/** An operator as a chip is labelled: `school`, `not school`. */
function labelOf(operator: string, value: string): string {
  if (operator === 'type' && isKindName(value)) return 'kind';
  return operator.replace('-', 'not ').replace(/\bcr$/, 'CR');
}

function valueShown(words: string, operator: string, value: string): string {
  if (operator === 'type') return isKindName(value) ? KINDS[value].title : value.replaceAll('-', ' ');
  if (operator.startsWith('-')) return value.replaceAll('-', ' ');
  return ['level', 'cr', 'price'].includes(operator) ? value : words;
}

/** Every kind that is found, and how many entries of it. */
function KindTabs({ query, kinds, listed }: { query: ListQuery; kinds: SearchResponse['kinds']; listed: number }) {
  const isListed = query.coverage === 'listed';
  const all = kinds.reduce((sum, { total }) => sum + total, 0);
  const tab = (kind: string | undefined, title: string, total: number) => (
    <Link
      key={title}
      to={changed(query, { kind })}
      aria-current={query.kind === kind && (kind !== undefined || !isListed) ? 'page' : undefined}
      preventScrollReset
    >
      {title} <small>{total.toLocaleString('en')}</small>
    </Link>
  );
  return (
    <nav className="kind-tabs" aria-label="Kinds">
      {isListed ? (
        <Link to={changed(query, { coverage: undefined, kind: undefined })} preventScrollReset>
          With their rules
        </Link>
      ) : (
        tab(undefined, 'All', all)
      )}
      {kinds.map(({ kind, total }) => tab(kind, isKindName(kind) ? KINDS[kind].title : kind, total))}
      {listed > 0 && (
        <Link
          to={changed(query, { coverage: 'listed', kind: undefined })}
          aria-current={isListed && query.kind === undefined ? 'page' : undefined}
          preventScrollReset
        >
          By book only <small>{listed.toLocaleString('en')}</small>
        </Link>
      )}
    </nav>
  );
}

/** The creature that the query describes, before all entries. */
function Built({ result, q }: { result: SearchResult; q: string }) {
  return (
    <section className="search-built" aria-labelledby="built">
      <h2 id="built" className="small">
        Creature, worked out
      </h2>
      <ul className="by-book">
        <Result result={result} q={q} />
      </ul>
    </section>
  );
}

/** The first entries that are known by name, book and page only, and a link to all of them. */
function ByBook({ query, found: { results, total } }: { query: ListQuery; found: Listed }) {
  return (
    <section className="search-by-book" aria-labelledby="by-book">
      <h2 id="by-book" className="small">
        By book and page
      </h2>
      <ul className="by-book">
        {results.map((result) => (
          <Result key={result.url} result={result} q={query.q ?? ''} />
        ))}
      </ul>
      {total > results.length && (
        <p>
          <Link to={changed(query, { coverage: 'listed' })}>All {total.toLocaleString('en')} by book and page</Link>
        </p>
      )}
    </section>
  );
}

/** Whether the query is the name of an entry by book and page, and not of the first result. */
function isNamedSo(listed: Listed, results: readonly SearchResult[], q = ''): boolean {
  const isName = (result: SearchResult | undefined) => result !== undefined && fold(result.name) === fold(q).trim();
  return isName(listed.results[0]) && !isName(results[0]);
}

function Result({ result, q }: { result: SearchResult; q: string }) {
  const { kind, name, url, label, fact, summary, snippet } = result;
  return (
    <li>
      <div>
        <h2 className="name">
          <Link to={url}>
            <MarkedName name={name} q={q} />
          </Link>
        </h2>
        <small>{label}</small>
      </div>
      {snippet ? (
        <p>
          <Marked html={snippet} />
        </p>
      ) : (
        <p>{summary}</p>
      )}
      <span className="key-fact">
        {(kind === 'monsters' || kind === 'traps') && fact ? (
          <ChallengeRating rating={fact.replace(/^CR /, '')} />
        ) : (
          fact
        )}
      </span>
    </li>
  );
}

const WORDS = /[\p{L}\p{N}]+/gu;

/** A name with the words of the query marked, in any of their forms: `fireballs` marks Fireball. Operators and what they take are none. */
function MarkedName({ name, q }: { name: string; q: string }) {
  const words = fold(q.replace(/\S+:\S*/g, ' ')).match(WORDS) ?? [];
  return name.split(/([\p{L}\p{N}]+)/u).map((part, i) => {
    const isFound = i % 2 === 1 && words.some((word) => isForm(fold(part), word));
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never change their places
    return isFound ? <mark key={i}>{part}</mark> : <Fragment key={i}>{part}</Fragment>;
  });
}

/** Whether a word of a name begins with one of the query, or is that one without an ending of up to two letters. */
const isForm = (part: string, word: string): boolean =>
  word.length > 1 &&
  (part.startsWith(word) || (part.length > 3 && word.startsWith(part) && word.length <= part.length + 2));
