import { Form, useNavigate } from 'react-router';
import { builtParts } from '../../../contract/built-creatures.ts';
import type { BuiltMonster } from '../../../contract/creature-build.ts';
import type { ChosenEntries, EntryDetails } from '../../../contract/entry-cards.ts';
import { KINDS, type KindName, pluralOf } from '../../../contract/kinds.ts';
import type { Pagination } from '../../../contract/pagination.ts';
import { type RawQuery, readQuery } from '../../../contract/query.ts';
import { apiPaths } from '../../api-paths.ts';
import { type Answer, type Api, apiOf, pageApi } from '../../data/api.ts';
import { apiQuery, changed } from '../../data/list-query.ts';
import { listQuery } from '../../data/list-request.ts';
import { type LoadedPage, servePage, usePageData } from '../../data/page-data.ts';
import { CARD_KINDS, isCardKind } from '../../kind-pages.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { listStyle, screenStyle } from '../../layout/page-style.ts';
import { pageMeta } from '../../layout/site.ts';
import { ErrorState } from '../../layout/states.tsx';
import { HiddenFields } from '../../lists/hidden-fields.tsx';
import { SimplePager } from '../../lists/pager.tsx';
import { Link } from '../../navigation/link.tsx';
import { EmptyState } from '../../navigation/page-states.tsx';
import { LIST_LIMITS } from '../../own-lists/own-list.ts';
import { type EntryRef, paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { Route } from './+types/cards';
import { type CardFace, cardFace } from './card-face.ts';
import { BACKS, CardSheets, PAPERS } from './card-sheets.tsx';
import styleUrl from './cards.css?url';

/** Ten sheets, which browsers fit without a noticeable delay. */
const CARDS_PER_PAGE = 90;

type Found = { refs: EntryRef[]; pagination: Pagination | null };
type Printed = {
  query: RawQuery;
  cause: string | null;
  faces: CardFace[];
  skipped: number;
  /** Those that are known by name, book and page only. */
  listed: string[];
  pagination: Pagination | null;
};

async function load(api: Api, request: Request): Promise<LoadedPage<Printed>> {
  const query = readQuery(new URL(request.url).searchParams);
  if (query.creature !== undefined) return loadCreature(api, query);
  const found = await refsOf(api, query);
  if (!found.ok)
    return { page: { query, cause: found.cause, faces: [], skipped: 0, listed: [], pagination: null }, answer: found };
  const { refs, pagination } = found.value;
  const printed = refs.filter(({ kind }) => isCardKind(kind));
  const answer: Answer<ChosenEntries<EntryDetails>> =
    printed.length > 0
      ? await api(apiPaths.entries(printed, { whole: true }))
      : { ok: true, value: { entries: [], missing: [] } };
  const made = found.value.pagination?.page === 1 ? await builtFaces(api, query) : [];
  const faces = [...(answer.ok ? answer.value.entries.map(cardFace) : []), ...made];
  const skipped = refs.length - printed.length;
  const listed = answer.ok ? (answer.value.listed ?? []).map(({ name }) => name) : [];
  return { page: { query, cause: answer.ok ? null : answer.cause, faces, skipped, listed, pagination }, answer };
}

/** The cards of several creatures that are built; without those that the rules no longer allow. */
async function builtFaces(api: Api, { built }: RawQuery): Promise<CardFace[]> {
  const parts = builtParts(built).slice(0, LIST_LIMITS.built);
  const answers = await Promise.all(
    parts.map(({ slug, build }) => api<BuiltMonster>(apiPaths.creatureBuild(slug, readQuery(build)))),
  );
  return answers.flatMap((answer) => (answer.ok ? [cardFace({ ...answer.value, kind: 'monsters' })] : []));
}

/** The card of a creature that is built, as the address of its page names what it is made of: `creature=ogre&class=fighter:4`. */
async function loadCreature(api: Api, query: RawQuery): Promise<LoadedPage<Printed>> {
  const {
    creature = '',
    of: _of,
    kind: _kind,
    paper: _paper,
    backs: _backs,
    view: _view,
    page: _page,
    ...build
  } = query;
  const answer = await api<BuiltMonster>(apiPaths.creatureBuild(creature, build));
  const faces = answer.ok ? [cardFace({ ...answer.value, kind: 'monsters' })] : [];
  const cause = answer.ok ? null : answer.cause;
  return { page: { query, cause, faces, skipped: 0, listed: [], pagination: null }, answer };
}

/** The entries to print: those that the address names (`of`), or those of a filtered list. */
async function refsOf(api: Api, query: RawQuery): Promise<Answer<Found>> {
  const { of, built, kind = '', paper: _paper, backs: _backs, view: _view, ...filters } = query;
  if (of === undefined && built === undefined && kind === '')
    return { ok: true, value: { refs: [], pagination: null } };
  if (of !== undefined || built !== undefined)
    return { ok: true, value: pageOf(parseRefs(of ?? ''), Number(query.page) || 1) };
  if (!isCardKind(kind)) {
    const cause = `Cards are printed of ${CARD_KINDS.map((name) => KINDS[name].title.toLowerCase()).join(', ')}: the address needs kind=${CARD_KINDS[0]} or of=spells/fireball.`;
    return { ok: false, status: 400, cause };
  }
  type List = Record<string, { slug: string }[]> & { pagination: Pagination };
  const list = await api<List>(
    apiPaths.list(kind, apiQuery({ ...listQuery(kind, filters), limit: String(CARDS_PER_PAGE) })),
  );
  if (!list.ok) return list;
  const refs = (list.value[kind] ?? []).map(({ slug }) => ({ kind, slug }));
  return { ok: true, value: { refs, pagination: list.value.pagination } };
}

/** Parses `spells/wish,feats/dodge`. The API reports those that are not entries. */
function parseRefs(of: string): EntryRef[] {
  const addresses = [...new Set(of.split(',').map((text) => text.trim()))].filter(Boolean);
  return addresses.map((address) => {
    const slash = address.indexOf('/');
    return { kind: address.slice(0, slash) as KindName, slug: address.slice(slash + 1) };
  });
}

function pageOf(refs: EntryRef[], requested: number): Found {
  const pages = Math.max(1, Math.ceil(refs.length / CARDS_PER_PAGE));
  const page = Math.min(Math.max(1, Math.trunc(requested)), pages);
  return {
    refs: refs.slice((page - 1) * CARDS_PER_PAGE, page * CARDS_PER_PAGE),
    pagination: { total: refs.length, pages, page, limit: CARDS_PER_PAGE },
  };
}

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  servePage(context, await load(apiOf(context), request));
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => (await load(pageApi(request), request)).page;

export const links = () => [listStyle, screenStyle(styleUrl)];
export const meta = () =>
  pageMeta(
    'Cards',
    'Spells, powers, feats, items and monsters as cards of poker size, nine to a sheet of A4 or Letter.',
  );

export default function CardsScreen({ loaderData }: Route.ComponentProps) {
  const { query, cause, faces, skipped, listed, pagination } = usePageData(loaderData);
  const paper = PAPERS.find((name) => name === query.paper) ?? 'a4';
  const backs = BACKS.find((name) => name === query.backs) ?? 'none';
  const { kind = '' } = query;
  return (
    <>
      <Breadcrumb
        here="Cards"
        {...(isCardKind(kind) && { back: { name: `Back to ${KINDS[kind].title}`, to: paths.list(kind) } })}
      />
      <div className="list-head screen">
        <h1>Cards</h1>
        {faces.length > 0 && (
          <Button variant="primary" icon="printer" className="grow" onClick={() => print()}>
            Print
          </Button>
        )}
      </div>
      {faces.length > 0 && <Choices query={query} paper={paper} backs={backs} />}
      {cause && <ErrorState title="Failed to load the cards" cause={cause} />}
      {!cause && faces.length === 0 && (
        <EmptyState drawing="spell-book" sentence="There is nothing here to print on cards.">
          <p className="muted">
            Open a list of{' '}
            {CARD_KINDS.map((one, i) => (
              <span key={one}>
                {i > 0 && (i === CARD_KINDS.length - 1 ? ' or ' : ', ')}
                <Link to={paths.list(one)}>{pluralOf(one)}</Link>
              </span>
            ))}{' '}
            and press “Print cards”: all that the list shows becomes cards. One entry becomes a card by “Print” on its
            page, and <Link to={paths.lists()}>your own lists</Link> have “Print cards” too.
          </p>
        </EmptyState>
      )}
      {skipped > 0 && (
        <p className="screen muted">
          {skipped} {skipped === 1 ? 'entry is' : 'entries are'} of a kind that is not printed on cards.
        </p>
      )}
      {listed.length > 0 && (
        <p className="screen muted">
          {listed.join(', ')} {listed.length === 1 ? 'is' : 'are'} known by book and page only: there are no rules to
          print on a card.
        </p>
      )}
      {faces.length > 0 && (
        <>
          <noscript>
            <p className="screen">
              Without scripts every card has the smallest type, and text that does not fit is cut off at the card’s
              edge.
            </p>
          </noscript>
          <CardSheets faces={faces} paper={paper} backs={backs} />
        </>
      )}
      {pagination && <SimplePager query={query} pagination={pagination} />}
    </>
  );
}

const PAPER_NAMES = { a4: 'A4', letter: 'Letter' } as const;
const BACK_NAMES = { none: 'No backs', long: 'Turned at the long edge', short: 'Turned at the short edge' } as const;

type ChoicesProps = { query: RawQuery; paper: (typeof PAPERS)[number]; backs: (typeof BACKS)[number] };

/** The choices of paper and backs: a plain form, which works without scripts. */
function Choices({ query, paper, backs }: ChoicesProps) {
  const navigate = useNavigate();
  const go = (change: Record<string, string>) =>
    navigate(paths.cards() + changed(query, { page: query.page, ...change }), {
      preventScrollReset: true,
      replace: true,
    });
  return (
    <Form className="toolbar screen" aria-label="How to print">
      <Field inline label="Paper" id="paper">
        {(control) => (
          <Select
            {...control}
            name="paper"
            value={paper}
            options={PAPERS.map((name) => [name, PAPER_NAMES[name]])}
            onChange={({ target }) => go({ paper: target.value })}
          />
        )}
      </Field>
      <Field inline label="Backs" id="backs">
        {(control) => (
          <Select
            {...control}
            name="backs"
            value={backs}
            options={BACKS.map((name) => [name, BACK_NAMES[name]])}
            onChange={({ target }) => go({ backs: target.value })}
          />
        )}
      </Field>
      <HiddenFields query={query} own={['paper', 'backs']} />
      <noscript>
        <Button type="submit">Apply</Button>
      </noscript>
    </Form>
  );
}
