import QuickLRU from 'quick-lru';
import { type Context, type ContextType, type ReactNode, use } from 'react';
import { renderToString } from 'react-dom/server';
import {
  type RouterContextProvider,
  type ServerBuild,
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterDataContext,
  UNSAFE_DataRouterNavigationContext,
  UNSAFE_DataRouterStateContext,
  type UNSAFE_DataWithResponseInit,
  UNSAFE_FrameworkContext,
  UNSAFE_LocationContext,
  UNSAFE_NavigationContext,
  UNSAFE_RouteContext,
  useOutlet,
} from 'react-router';
import { KIND_NAMES } from '../contract/kinds.ts';
import { type Carried, carriedJson, carry } from './carried.ts';
import { PublicOrigin } from './components/page-identity.tsx';
import { keptHtml } from './kept-html.tsx';
import { withStatus } from './load.ts';
import type { PageAnswer } from './page-answer.ts';
import { bytesOf, utf8 } from './page-bytes.ts';
import { configuredRepository, Repository } from './repository.ts';
import { pageMeta } from './site.ts';
import { KeptParts } from './ui/kept.tsx';

/** What stands in a frame for what each page has of its own. */
const MARKS = {
  slug: 'the-slug-goes-here',
  name: 'the-name-goes-here',
  description: 'the-description-goes-here',
  screen: 'the-screen-goes-here',
  data: '"the-data-goes-here"',
} as const;
type Mark = keyof typeof MARKS;

/** What is the same on all pages of a route: the bytes between the marks, the scripts, and the screen as the router has it. */
type Frame = { pieces: readonly (Buffer | Mark)[]; scripts: readonly string[]; whole: Whole };
type Whole = {
  screen: ReactNode;
  place: ContextType<typeof UNSAFE_LocationContext>;
  given: ContextType<typeof UNSAFE_DataRouterDataContext>;
  rest: readonly (readonly [About: Context<unknown>, what: unknown])[];
};

type Args = { params: { slug?: string }; context: RouterContextProvider; request: Pick<Request, 'url'> };
type Loaded = UNSAFE_DataWithResponseInit<Carried<unknown>>;
type PageRoute = {
  loader: (args: Args) => Promise<Loaded>;
  meta: (args: { loaderData: Carried<unknown> }) => ReturnType<typeof pageMeta>;
};

type Parts = {
  build: ServerBuild;
  /** Has a build's router render the page at a whole address. */
  render: (build: ServerBuild, address: string) => Promise<PageAnswer>;
};

const PATHS = [...KIND_NAMES, 'effects'].flatMap((kind) => [kind, `${kind}/:slug`]);
const ADDRESS = /^(https?:\/\/[^/]+)(\/([a-z]+)(?:\/([a-z0-9-]+))?)(\?.*)?$/;
const PAGE_NUMBER = /(?<=[?&])page=[^&]*/;
/** Each page of a list has a frame of its own, for the number stands in it. */
const MOST_FRAMES = 200;
const HTML = [['content-type', 'text/html; charset=utf-8']] as const;

/**
 * Makes the pages of lists and entries: the router renders one page of each route without its screen, and the screen of
 * each page is rendered alone and put into that. Null where it takes the router to say what the page is.
 */
export function createFramedPages({ build, render }: Parts) {
  const routes = Object.values(build.routes).filter((route) => PATHS.includes(route?.path ?? ''));
  const frames = new QuickLRU<string, Promise<Frame>>({ maxSize: MOST_FRAMES });
  const frameAt = (address: string, id: string): Promise<Frame> => {
    const known = frames.get(address) ?? makeFrame(build, id, (cut) => render(cut, address));
    frames.set(address, known);
    known.catch(() => frames.delete(address));
    return known;
  };
  return async (address: string, context: RouterContextProvider): Promise<PageAnswer | null> => {
    const [, origin = '', pathname = '', kind = '', slug, search = ''] = ADDRESS.exec(address) ?? [];
    const route = routes.find((one) => one?.path === (slug === undefined ? kind : `${kind}/:slug`));
    if (route === undefined) return null;
    const { loader, meta } = route.module as unknown as PageRoute;
    const { data: loaderData, init } = await loader({ params: { slug }, context, request: { url: address } });
    if (init?.status !== 200) return null;
    const [number] = PAGE_NUMBER.exec(search) ?? [];
    const framed = slug === undefined ? `/${kind}${number ? `?${number}` : ''}` : `/${kind}/${MARKS.slug}`;
    const { pieces, scripts, whole } = await frameAt(origin + framed, route.id);
    const screen = renderToString(
      <KeptParts value={context.get(keptHtml)}>
        <PublicOrigin value={origin}>
          <Repository value={context.get(configuredRepository)}>
            <Screen whole={whole} pathname={pathname} search={search} data={{ [route.id]: loaderData }} />
          </Repository>
        </PublicOrigin>
      </KeptParts>,
    );
    const [, description, name] = meta({ loaderData });
    const own: Record<Mark, readonly (string | Buffer)[]> = {
      slug: [slug ?? ''],
      name: [escaped(name.content)],
      description: [escaped(description.content)],
      screen: [utf8(screen)],
      data: carriedJson({ loaderData }),
    };
    const parts = pieces.flatMap((piece) => (typeof piece === 'string' ? own[piece].map(bytesOf) : piece));
    return { status: 200, headers: HTML, body: Buffer.concat(parts), scripts };
  };
}

/** Has the router render a page of the route with marks in the places of what is a page's own. */
async function makeFrame(
  build: ServerBuild,
  id: string,
  render: (cut: ServerBuild) => Promise<PageAnswer>,
): Promise<Frame> {
  let whole: Whole | undefined;
  const { root, [id]: route } = build.routes;
  if (root === undefined || route === undefined) throw new Error(`There is no route ${id}.`);
  const own = {
    ...route.module,
    loader: async () => withStatus(carry(null, MARKS.data.slice(1, -1)), { ok: true, value: null }),
    meta: () => pageMeta(MARKS.name, MARKS.description),
  };
  const app = {
    ...root.module,
    default: () => {
      whole = {
        screen: useOutlet(),
        place: use(UNSAFE_LocationContext),
        given: use(UNSAFE_DataRouterDataContext),
        rest: CONTEXTS.map((about) => [about, use(about)]),
      };
      return MARKS.screen;
    },
  };
  const routes = { ...build.routes, root: { ...root, module: app }, [id]: { ...route, module: own } };
  const { status, body, scripts = [] } = await render({ ...build, routes });
  if (status !== 200 || whole === undefined) throw new Error(`The frame of ${id} has the status ${status}.`);
  const texts = Buffer.from(body).toString().split(MARK);
  return { pieces: texts.map((text) => MARKED.get(text) ?? Buffer.from(text)), scripts, whole };
}

const MARKED = new Map<string, Mark>((Object.keys(MARKS) as Mark[]).map((mark) => [MARKS[mark], mark]));
const MARK = new RegExp(`(${[...MARKED.keys()].join('|')})`);

/** What else the router tells its screens by. */
const CONTEXTS = [
  UNSAFE_FrameworkContext,
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
  UNSAFE_DataRouterNavigationContext,
  UNSAFE_NavigationContext,
  UNSAFE_RouteContext,
] as unknown as readonly Context<unknown>[];

type ScreenProps = { whole: Whole; pathname: string; search: string; data: Record<string, unknown> };

/** The screen of a page: the one of the frame, told of another address and given other data. */
function Screen({ whole: { screen, place, given, rest }, pathname, search, data }: ScreenProps) {
  const here = { ...place, location: { ...place.location, pathname, search } };
  let page = (
    <UNSAFE_LocationContext value={here}>
      <UNSAFE_DataRouterDataContext value={given && { ...given, loaderData: data }}>
        {screen}
      </UNSAFE_DataRouterDataContext>
    </UNSAFE_LocationContext>
  );
  for (const [About, what] of rest) page = <About value={what}>{page}</About>;
  return page;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** As React writes text. */
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
