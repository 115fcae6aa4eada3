import type { CharacterOptions, CharacterPlanAnswer } from '../../../contract/character.ts';
import { type RawQuery, readQuery } from '../../../contract/query.ts';
import { apiPaths } from '../../api-paths.ts';
import { type Answer, type Api, apiOf, pageApi } from '../../data/api.ts';
import { type LoadedPage, servePage, usePageData } from '../../data/page-data.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { listStyle, screenStyle } from '../../layout/page-style.ts';
import { pageMeta } from '../../layout/site.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import type { Route } from './+types/character';
import { AddressForm } from './address-form.tsx';
import styleUrl from './character.css?url';
import { CharacterIndex } from './character-index.tsx';
import { CharacterView, shownIn, shownQuery } from './character-view.tsx';
import { KeepButton } from './keep-button.tsx';
import standingUrl from './standing.css?url';

/** What the page takes beside the character itself. */
const SHOWN_PARAMETERS = ['view', 'feats_of', 'books'];

const isCharacter = (query: RawQuery) => Object.keys(query).some((name) => !SHOWN_PARAMETERS.includes(name));

type Page = {
  /** Null where the address holds no character. */
  query: RawQuery | null;
  options: CharacterOptions | null;
  character: Answer<CharacterPlanAnswer> | null;
};

async function load(api: Api, request: Request): Promise<LoadedPage<Page>> {
  const params = new URL(request.url).searchParams;
  const query = readQuery(params);
  if (!isCharacter(query)) {
    const options = await api<CharacterOptions>(apiPaths.characterOptions());
    return { page: { query: null, options: options.ok ? options.value : null, character: null }, answer: options };
  }
  const { view, feats_of: all, ...sheet } = query;
  const character = await api<CharacterPlanAnswer>(
    apiPaths.characterPlan({
      ...sheet,
      group: all === 'all' ? undefined : 'core',
      view: view === 'plan' ? view : undefined,
    }),
  );
  return { page: { query, options: null, character }, answer: character };
}

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  servePage(context, await load(apiOf(context), request));
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => (await load(pageApi(request), request)).page;

export const links = () => [listStyle, screenStyle(standingUrl), screenStyle(styleUrl)];
export const meta = () =>
  pageMeta(
    'My character',
    'Which feats and prestige classes your D&D 3.5e character can take now, what is one step away, and what on its sheet cannot be.',
  );

export default function CharacterScreen({ loaderData }: Route.ComponentProps) {
  const { query, options, character } = usePageData(loaderData);
  if (query === null)
    return (
      <>
        <Breadcrumb here="My character" />
        <CharacterIndex options={options} />
      </>
    );
  const back = { name: 'My character', to: paths.character() };
  return (
    <>
      <Breadcrumb trail={[back]} here={query.name ?? 'From a link'} back={{ ...back, name: 'Back to My character' }} />
      {character?.ok ? (
        <Worked query={query} view={character.value} />
      ) : (
        <>
          <h1>{query.name ?? 'Character'}</h1>
          <p className="fault" role="alert">
            <strong>It cannot be worked out like this.</strong> {character?.cause}
          </p>
          <AddressForm query={query} view={null} />
        </>
      )}
    </>
  );
}

/** The character of an address, which is nobody's until it is kept. */
function Worked({ query, view }: { query: RawQuery; view: CharacterPlanAnswer }) {
  const shown = shownIn(new URLSearchParams(query));
  const { view: _view, feats_of: _all, ...sheet } = query;
  return (
    <CharacterView
      view={view}
      shown={shown}
      address={(next) => paths.character({ ...sheet, ...shownQuery(next) })}
      tools={
        <>
          <KeepButton variant="primary" icon="bookmark-plus" view={view}>
            Keep as mine
          </KeepButton>
          <CopyButton variant="quiet" icon="link" text={() => location.href} copied="Link copied">
            Copy link
          </CopyButton>
          <ButtonLink variant="quiet" icon="user-round" to={paths.character()}>
            My characters
          </ButtonLink>
        </>
      }
      sheet={<AddressForm query={query} view={view} />}
    />
  );
}
