import { useEffect } from 'react';
import { Form } from 'react-router';
import { isKindName, KINDS } from '../../../contract/kinds.ts';
import { readQuery } from '../../../contract/query.ts';
import type { SearchAnswer, SearchResult } from '../../../contract/search.ts';
import { OPERATORS } from '../../../contract/search-operators.ts';
import { apiPaths } from '../../api-paths.ts';
import { type Api, apiOf, pageApi } from '../../data/api.ts';
import { servePage, usePageData } from '../../data/page-data.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { screenStyle } from '../../layout/page-style.ts';
import { SearchInput } from '../../layout/search-input.tsx';
import { pageMeta } from '../../layout/site.ts';
import { EmptyState, ErrorState } from '../../layout/states.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Marked } from '../../search-box/marked.tsx';
import { rememberSearch } from '../../search-box/recent-searches.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { Route } from './+types/search';
import styleUrl from './search.css?url';

const MAX_RESULTS = 100;

async function load(api: Api, request: Request) {
  const { q = '' } = readQuery(new URL(request.url).searchParams);
  const found = await api<SearchAnswer>(apiPaths.search({ q, limit: MAX_RESULTS }));
  return { page: { q, found }, answer: found };
}

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  servePage(context, await load(apiOf(context), request));
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => (await load(pageApi(request), request)).page;

export const links = () => [screenStyle(styleUrl)];
export function meta({ location }: Route.MetaArgs) {
  const { q } = readQuery(location.search);
  return pageMeta(
    q ? `Search: ${q.slice(0, 60)}` : 'Search',
    'Search every entry of the reference by name, by rules text and by what it does.',
  );
}

export default function SearchScreen({ loaderData }: Route.ComponentProps) {
  const { q, found } = usePageData(loaderData);
  useEffect(() => {
    if (q === '') document.getElementById('q')?.focus();
    else rememberSearch(q);
  }, [q]);
  return (
    <>
      <Breadcrumb here="Search" />
      <h1>Search</h1>
      <Form className="join page-search" role="search" aria-label="Everything" key={q}>
        <SearchInput id="q" label="Search everything" placeholder="Spell, feat, monster, item…" text={q} />
        <Button variant="primary" type="submit">
          Search
        </Button>
      </Form>
      {found.ok ? <Results q={q} answer={found.value} /> : <ErrorState title="The search failed" cause={found.cause} />}
      <Help open={q === ''} />
    </>
  );
}

function Results({ q, answer }: { q: string; answer: SearchAnswer }) {
  if (q === '') return null;
  if (answer.total === 0)
    return (
      <EmptyState drawing="bookshelf" sentence={`Nothing found for “${q.slice(0, 80)}”.`}>
        <p className="muted">Try fewer words, or a part of the name.</p>
      </EmptyState>
    );
  const shown = answer.results.length;
  return (
    <>
      <p role="status" className="muted">
        {shown < answer.total
          ? `The first ${shown} of ${answer.total.toLocaleString('en')} entries`
          : `${answer.total} ${answer.total === 1 ? 'entry' : 'entries'}`}
      </p>
      {[...Map.groupBy(answer.results, ({ kind }) => kind)].map(([kind, results]) => (
        <section key={kind} className="found-kind" aria-labelledby={`found-${kind}`}>
          <h2 id={`found-${kind}`}>
            {titleOf(kind)} <small>{results.length}</small>
          </h2>
          <ul className="found">
            {results.map((result) => (
              <Found key={result.url} {...result} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const titleOf = (kind: string) => (isKindName(kind) ? KINDS[kind].title : kind);

function Found({ kind, name, url, summary, snippet }: SearchResult) {
  return (
    <li>
      <Link className="name" to={url}>
        {name}
      </Link>
      <Tag look="lined">{isKindName(kind) ? KINDS[kind].singular : kind}</Tag>
      {snippet ? (
        <p>
          <Marked html={snippet} />
        </p>
      ) : (
        summary && <p>{summary}</p>
      )}
    </li>
  );
}

/** The operators of the search, with examples as links. */
function Help({ open }: { open: boolean }) {
  return (
    <details className="search-help" open={open}>
      <summary>What a search understands</summary>
      <p>
        Words of a name or of the rules text, in any order; misspelt words find the nearest names. An{' '}
        <Link to={paths.search('"attack of opportunity"')}>"exact phrase"</Link> stands in quotation marks, a{' '}
        <Link to={paths.search('stun -type:item')}>-word</Link> leaves out. Values are joined by commas; figures may be{' '}
        <code>5..8</code>, <code>&lt;2000</code> or <code>&gt;=7</code>.
      </p>
      <dl>
        {Object.entries(OPERATORS).map(([name, { asks, example }]) => (
          <div key={name}>
            <dt>
              <Link to={paths.search(example)}>{example}</Link>
            </dt>
            <dd>{asks}</dd>
          </div>
        ))}
      </dl>
      <p>
        <code>effect:</code> takes the names of <Link to={paths.effects()}>all effects</Link>, also cut short.
      </p>
    </details>
  );
}
