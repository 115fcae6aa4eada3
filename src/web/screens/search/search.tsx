import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { readQuery } from '../../../contract/query.ts';
import type { SearchResponse } from '../../../contract/search.ts';
import { OPERATORS } from '../../../contract/search-operators.ts';
import { apiPaths } from '../../api-paths.ts';
import { type Api, apiOf, pageApi } from '../../data/api.ts';
import { withMyBooks } from '../../data/my-books.ts';
import { servePage, usePageData } from '../../data/page-data.ts';
import { redirectTo } from '../../data/redirect-to.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { listStyle, screenStyle, tabsStyle } from '../../layout/page-style.ts';
import { SearchInput } from '../../layout/search-input.tsx';
import { pageMeta } from '../../layout/site.ts';
import { ErrorState } from '../../layout/states.tsx';
import { BooksSign } from '../../my-books/books-sign.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { rememberSearch } from '../../search-box/recent-searches.ts';
import { Button } from '../../ui/button.tsx';
import type { Route } from './+types/search';
import styleUrl from './search.css?url';
import { FEW_LISTED, PAGE_SIZE, SearchResults } from './search-results.tsx';

async function load(api: Api, request: Request) {
  const query = readQuery(new URL(request.url).searchParams);
  const { q = '', page, kind, plain, coverage, books } = query;
  const found = await api<SearchResponse>(
    apiPaths.search({ q, kind, plain, limit: PAGE_SIZE, page, coverage, books, beside: FEW_LISTED }),
  );
  return { page: { query, found }, answer: found };
}

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  servePage(context, await load(apiOf(context), request));
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  redirectTo(withMyBooks(request.url), request);
  return (await load(pageApi(request), request)).page;
}

export const links = () => [listStyle, tabsStyle, screenStyle(styleUrl)];
export function meta({ location }: Route.MetaArgs) {
  const { q } = readQuery(location.search);
  return pageMeta(
    q ? `Search: ${q.slice(0, 60)}` : 'Search',
    'Search every entry of the reference by name, by rules text and by what it does.',
  );
}

export default function SearchScreen({ loaderData }: Route.ComponentProps) {
  const { query, found } = usePageData(loaderData);
  const { q = '' } = query;
  const shown = useRef(q);
  useEffect(() => {
    const field = document.getElementById('q') as HTMLInputElement;
    // Written into the field that is there, which keeps the focus.
    if (shown.current !== q) field.value = q;
    shown.current = q;
    if (q === '') field.focus();
    else rememberSearch(q);
  }, [q]);
  return (
    <>
      <Breadcrumb here="Search" />
      <h1 className="sr-only">Search</h1>
      <Form className="join page-search" role="search" aria-label="Everything">
        <SearchInput id="q" label="Search everything" placeholder="Spell, feat, monster, item…" text={q} />
        {query.books && <input type="hidden" name="books" value={query.books} />}
        <Button variant="primary" type="submit">
          Search
        </Button>
      </Form>
      <BooksSign place="search" query={query} />
      {!found.ok && <ErrorState title="The search failed" cause={found.cause} />}
      {found.ok && q !== '' && <SearchResults query={query} answer={found.value} />}
      <Help open={q === ''} />
    </>
  );
}

/** The operators of the search, with examples as links. */
function Help({ open }: { open: boolean }) {
  return (
    <details className="search-help" open={open}>
      <summary>What a search understands</summary>
      <p>
        Words of a name or of the rules text, in any order; misspelt words find the nearest names. Plain questions
        become filters: <Link to={paths.search('3rd level fire spells')}>3rd level fire spells</Link>,{' '}
        <Link to={paths.search('undead under CR 5')}>undead under CR 5</Link>,{' '}
        <Link to={paths.search('wizard spells not evocation')}>wizard spells not evocation</Link>. An{' '}
        <Link to={paths.search('"attack of opportunity"')}>"exact phrase"</Link> stands in quotation marks, a{' '}
        <Link to={paths.search('stun -type:item')}>-word</Link> leaves out. Values are joined by commas; figures may be{' '}
        <code>5..8</code>, <code>&lt;2000</code> or <code>&gt;=7</code>.
      </p>
      <dl>
        {Object.entries(OPERATORS).map(([name, { meaning, example }]) => (
          <div key={name}>
            <dt>
              <Link to={paths.search(example)}>{example}</Link>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>
        <code>effect:</code> takes the names of <Link to={paths.effects()}>all effects</Link>, also cut short.
      </p>
    </details>
  );
}
