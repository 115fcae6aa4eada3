import type { FormEvent } from 'react';
import { type ShouldRevalidateFunction, useNavigate } from 'react-router';
import type { RulesContents } from '../../../contract/rules.ts';
import { apiPaths } from '../../api-paths.ts';
import { type Answer, type Api, apiOf, pageApi } from '../../data/api.ts';
import { changed, useListQuery } from '../../data/list-query.ts';
import { type LoadedPage, servePage, usePageData } from '../../data/page-data.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { screenStyle } from '../../layout/page-style.ts';
import { pageMeta } from '../../layout/site.ts';
import { ErrorState } from '../../layout/states.tsx';
import { Link } from '../../navigation/link.tsx';
import { EmptyState } from '../../navigation/page-states.tsx';
import { SegmentLinks } from '../../navigation/segment-links.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { useDraft } from '../../ui/use-draft.ts';
import type { Route } from './+types/rule-list';
import styleUrl from './contents.css?url';
import { narrowed, type Shown, sizeOf } from './contents.ts';
import { ContentsPart } from './contents-part.tsx';

async function load(api: Api): Promise<LoadedPage<Answer<RulesContents>>> {
  const answer = await api<RulesContents>(apiPaths.rulesContents());
  return { page: answer, answer };
}

export const loader = async ({ context }: Route.LoaderArgs) => servePage(context, await load(apiOf(context)));
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => (await load(pageApi(request))).page;

/** The contents are narrowed in the browser. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

export const links = () => [screenStyle(styleUrl)];
export const meta = () =>
  pageMeta(
    'Rules',
    'The rules of play of D&D 3.5e, chapter by chapter, with every table: actions, combat, magic, monsters, treasure.',
  );

export default function RulesContentsScreen({ loaderData }: Route.ComponentProps) {
  const answer = usePageData(loaderData);
  return (
    <>
      <Breadcrumb here="Rules" />
      {answer.ok ? (
        <Contents contents={answer.value} />
      ) : (
        <ErrorState title="The contents could not be loaded" cause={answer.cause} />
      )}
    </>
  );
}

function Contents({ contents }: { contents: RulesContents }) {
  const query = useListQuery();
  const shown: Shown = query.show === 'tables' ? 'tables' : 'pages';
  const [search, setSearch] = useDraft(query.search);
  const parts = narrowed(contents, search, shown);
  const found = sizeOf({ parts });
  const { chapters, pages, tables } = sizeOf(contents);
  const count = found[shown];
  const showAll = () => {
    setSearch('');
    // The link is gone then.
    document.getElementById('contents-search')?.focus();
  };
  return (
    <>
      <div className="contents-top">
        <div>
          <h1>Rules</h1>
          <p>
            {pages} pages in {chapters} chapters, {tables} tables
          </p>
        </div>
        <FindForm search={search} shown={shown} onSearch={setSearch} />
        <SegmentLinks
          label="Contents of"
          links={[
            { name: 'Pages', to: changed(query, { show: undefined }), current: shown === 'pages' },
            { name: 'Tables', to: changed(query, { show: 'tables' }), current: shown === 'tables' },
          ]}
        />
      </div>
      <AtTheTable contents={contents} />
      <p className={search ? 'contents-found' : 'sr-only'} role="status">
        {search && (
          <>
            {count} {count === 1 ? shown.slice(0, -1) : shown} for “{search}”.{' '}
            <Link to={changed(query, { search: undefined })} onClick={showAll} replace preventScrollReset>
              Show all
            </Link>
          </>
        )}
      </p>
      {parts.length === 0 ? (
        <EmptyState drawing="bookshelf" sentence={`No ${shown === 'pages' ? 'page' : 'table'} has such a name.`}>
          <p>
            <Link to={paths.search(search)}>Search all texts for “{search}”</Link>
          </p>
        </EmptyState>
      ) : (
        parts.map((part) => <ContentsPart key={part.name} part={part} shown={shown} open={search !== ''} />)
      )}
    </>
  );
}

type FindFormProps = { search: string; shown: Shown; onSearch: (search: string) => void };

function FindForm({ search, shown, onSearch }: FindFormProps) {
  const query = useListQuery();
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(changed(query, { search: search.trim() }), { replace: true, preventScrollReset: true });
  };
  return (
    <search>
      <form className="contents-find" onSubmit={submit}>
        <label className="sr-only" htmlFor="contents-search">
          Find a page or a table
        </label>
        {shown === 'tables' && <input type="hidden" name="show" value="tables" />}
        <input
          id="contents-search"
          type="search"
          name="search"
          value={search}
          placeholder="Find a page or a table"
          autoComplete="off"
          onChange={({ target }) => onSearch(target.value)}
        />
        <Button type="submit">Find</Button>
      </form>
    </search>
  );
}

/** The pages that are asked for most during play. Those that do not exist are left out. */
const ASKED = [
  'actions-in-combat',
  'special-attacks',
  'grapple',
  'conditions',
  'attacks-of-opportunity',
  'cover-and-concealment',
  'turn-or-rebuke-undead',
  'falling-and-falling-objects',
];

function AtTheTable({ contents }: { contents: RulesContents }) {
  const pages = contents.parts.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.pages));
  const asked = ASKED.flatMap((slug) => pages.find((page) => page.slug === slug) ?? []);
  return asked.length === 0 ? null : (
    <nav className="asked-bar" aria-label="Most asked for">
      <b>At the table</b>
      {asked.map(({ slug, name }) => (
        <Link key={slug} to={paths.entry('rules', slug)}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
