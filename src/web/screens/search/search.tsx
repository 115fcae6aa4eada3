import { Form, Link } from 'react-router';
import { isKindName, KINDS } from '../../../contract/kinds.ts';
import { readQuery } from '../../../contract/query.ts';
import type { SearchAnswer } from '../../../contract/search.ts';
import { type Api, apiOf, browserApi } from '../../api.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { EmptyState, ErrorState } from '../../components/states.tsx';
import { withStatus } from '../../load.ts';
import { withQuery } from '../../paths.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/search';

const MOST_RESULTS = 100;

async function load(api: Api, request: Request) {
  const { q = '' } = readQuery(new URL(request.url).searchParams);
  const found = await api<SearchAnswer>(withQuery('/api/search', { q, limit: MOST_RESULTS }));
  return withStatus({ q, found }, found);
}

export const loader = ({ context, request }: Route.LoaderArgs) => load(apiOf(context), request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request);

export const meta = () => pageMeta('Search', 'Search every entry of the reference by name and rules text.');

export default function SearchScreen({ loaderData: { q, found } }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb here="Search" />
      <h1>Search</h1>
      <Form className="join page-search" role="search" aria-label="Everything" key={q}>
        <label className="sr" htmlFor="q">
          Search everything
        </label>
        <input id="q" name="q" type="search" defaultValue={q} placeholder="Spell, feat, monster, item…" />
        <button className="button primary" type="submit">
          Search
        </button>
      </Form>
      {found.ok ? <Results q={q} answer={found.value} /> : <ErrorState title="The search failed" cause={found.cause} />}
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
      <ul className="found">
        {answer.results.map(({ kind, name, url, summary }) => (
          <li key={url}>
            <Link className="name" to={url}>
              {name}
            </Link>
            <span className="tag lined">{isKindName(kind) ? KINDS[kind].singular : kind}</span>
            {summary && <p>{summary}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
