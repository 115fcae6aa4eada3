import type { Monster } from '../../../contract/monsters.ts';
import { readQuery } from '../../../contract/query.ts';
import { apiPaths } from '../../api-paths.ts';
import { type Answer, type Api, apiOf, pageApi } from '../../data/api.ts';
import { servePage, usePageData } from '../../data/page-data.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { listStyle, screenStyle } from '../../layout/page-style.ts';
import { pageMeta } from '../../layout/site.ts';
import { ErrorState } from '../../layout/states.tsx';
import { EmptyState } from '../../navigation/page-states.tsx';
import { paths } from '../../paths.ts';
import type { Route } from './+types/stat-blocks';
import { openParts } from './encounter-query.ts';
import styleUrl from './mini-block.css?url';
import { MiniBlock } from './mini-block.tsx';

/** As many stand side by side. */
const MOST = 6;

/** The stat blocks of the kinds of an encounter, in its order. */
export async function loadBlocks(api: Api, creature: string | undefined): Promise<Answer<Monster[]> | null> {
  const slugs = [...new Set(openParts({ creature: creature ?? '' }).map(({ slug }) => slug))].slice(0, MOST);
  if (slugs.length === 0) return null;
  const answers = await Promise.all(slugs.map((slug) => api<Monster>(apiPaths.entry('monsters', slug))));
  const failed = answers.find((answer) => !answer.ok);
  if (failed) return failed;
  return { ok: true, value: answers.flatMap((answer) => (answer.ok ? [answer.value] : [])) };
}

async function load(api: Api, request: Request) {
  const query = readQuery(new URL(request.url).searchParams);
  const blocks = await loadBlocks(api, query.creature);
  return { page: { query, blocks }, answer: blocks ?? ({ ok: true, value: null } as const) };
}

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  servePage(context, await load(apiOf(context), request));
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => (await load(pageApi(request), request)).page;

export const links = () => [listStyle, screenStyle(styleUrl)];
export const meta = () => [
  ...pageMeta('Stat blocks', 'The stat blocks of an encounter side by side, in the lines that a fight needs.'),
  { name: 'robots', content: 'noindex' },
];

export default function StatBlocksScreen({ loaderData }: Route.ComponentProps) {
  const { query, blocks } = usePageData(loaderData);
  const encounter = { name: 'Encounters', to: paths.encounters({ creature: query.creature }) };
  return (
    <>
      <Breadcrumb trail={[encounter]} here="Stat blocks" back={{ ...encounter, name: 'Back to the encounter' }} />
      <div className="list-head">
        <h1>Stat blocks</h1>
        <p>Side by side, with what a fight needs.</p>
      </div>
      {blocks === null && (
        <EmptyState
          drawing="spiked-dragon-head"
          sentence="An encounter whose stat blocks stand here is opened on Encounters."
        />
      )}
      {blocks && !blocks.ok && <ErrorState title="The stat blocks cannot be shown." cause={blocks.cause} />}
      {blocks?.ok && <BlockColumns monsters={blocks.value} />}
    </>
  );
}

/** Stat blocks in columns; on a phone each fills the screen, one swipe from the next. */
export function BlockColumns({ monsters }: { monsters: readonly Monster[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keys
    <section className="block-columns" aria-label="Stat blocks" tabIndex={0}>
      {monsters.map((monster) => (
        <MiniBlock key={monster.slug} monster={monster} />
      ))}
    </section>
  );
}
