import { readQuery } from '../../../contract/query.ts';
import { type Api, apiOf, pageApi } from '../../data/api.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { listStyle, screenStyle } from '../../layout/page-style.ts';
import { pageMeta } from '../../layout/site.ts';
import { NotFoundState } from '../../navigation/page-states.tsx';
import { paths } from '../../paths.ts';
import type { Route } from './+types/lists';
import { cardsOf } from './cards.ts';
import { likelyClass, loadCaster, spellsOf } from './caster.ts';
import { readChoices } from './list-choices.ts';
import { ListIndex } from './list-index.tsx';
import styleUrl from './lists.css?url';
import { SharedListView } from './shared-list.tsx';

/** Loads the list in the address with the cards of its entries; null for an address without a list. */
async function load(api: Api, request: Request) {
  const { list: code } = readQuery(new URL(request.url).searchParams);
  if (code === undefined) return null;
  const { readListCode } = await import('./list-code.ts');
  const list = readListCode(code);
  if (typeof list === 'string') return { code, fault: list };
  const cards = await cardsOf(api, list.lines);
  if (!cards.ok) return { code, list, cards: [], tables: null, cause: cards.cause };
  const spells = spellsOf(list.lines, cards.value);
  const choices = readChoices(list.choices);
  const tables = spells.length > 0 ? await loadCaster(api, { class: likelyClass(spells), ...choices }) : null;
  return { code, list, cards: [...cards.value], tables, cause: null };
}

export const loader = ({ context, request }: Route.LoaderArgs) => load(apiOf(context), request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(pageApi(request), request);

export const links = () => [listStyle, screenStyle(styleUrl)];
export const meta = () =>
  pageMeta(
    'My lists',
    'Your own lists of spells, items, monsters and more: stored in your browser, to print and to share by a link.',
  );

export default function ListsScreen({ loaderData }: Route.ComponentProps) {
  const back = { name: 'My lists', to: paths.lists() };
  if (loaderData === null)
    return (
      <>
        <Breadcrumb here="My lists" />
        <ListIndex />
      </>
    );
  return (
    <>
      <Breadcrumb trail={[back]} here={loaderData.list?.name ?? 'List'} back={{ ...back, name: 'Back to My lists' }} />
      {loaderData.list ? (
        <SharedListView {...loaderData} />
      ) : (
        <>
          <h1>List</h1>
          <NotFoundState title="This link holds no list" back={{ to: paths.lists(), label: 'Back to My lists' }}>
            {loaderData.fault}
          </NotFoundState>
        </>
      )}
    </>
  );
}
