import { readQuery } from '../../../contract/query.ts';
import { type Api, apiOf, pageApi } from '../../data/api.ts';
import { servePage, usePageData } from '../../data/page-data.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { listStyle, screenStyle } from '../../layout/page-style.ts';
import { pageMeta } from '../../layout/site.ts';
import { ErrorState } from '../../layout/states.tsx';
import { EmptyState } from '../../navigation/page-states.tsx';
import { paths } from '../../paths.ts';
import type { Route } from './+types/stat-blocks';
import { type Block, leftOutSentence, loadBlocks } from './load-blocks.ts';
import styleUrl from './mini-block.css?url';
import { MiniBlock } from './mini-block.tsx';

async function load(api: Api, request: Request) {
  const query = readQuery(new URL(request.url).searchParams);
  const blocks = await loadBlocks(api, query);
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
  const back = {
    name: 'Back to the encounter',
    to: paths.encounters({ creature: query.creature, built: query.built }),
  };
  const leftOut = leftOutSentence(query);
  return (
    <>
      <Breadcrumb trail={[{ name: 'Encounters', to: paths.encounters() }]} here="Stat blocks" back={back} />
      <div className="list-head">
        <h1>Stat blocks</h1>
        <p>Side by side, with what a fight needs.</p>
      </div>
      {leftOut && <p>{leftOut}</p>}
      {blocks === null && (
        <EmptyState
          drawing="spiked-dragon-head"
          sentence="An encounter whose stat blocks stand here is opened on Encounters."
        />
      )}
      {blocks && !blocks.ok && <ErrorState title="The stat blocks cannot be shown." cause={blocks.cause} />}
      {blocks?.ok && <BlockColumns blocks={blocks.value} />}
    </>
  );
}

/** Stat blocks in columns; on a phone each fills the screen, one swipe from the next. */
function BlockColumns({ blocks }: { blocks: readonly Block[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keys
    <section className="block-columns" aria-label="Stat blocks" tabIndex={0}>
      {blocks.map(({ monster, build }) => (
        <MiniBlock key={`${monster.slug} ${build}`} monster={monster} build={build} />
      ))}
    </section>
  );
}
