import { lazy, Suspense } from 'react';
import type { GlossaryList } from '../../../contract/glossary.ts';
import { type RawQuery, readQuery } from '../../../contract/query.ts';
import { challengeRatingValue } from '../../../rules/challenge-rating.ts';
import { type Foes, partyExperience, undecidedSentence } from '../../../rules/encounters.ts';
import { rollInitiatives } from '../../../rules/fight/fight.ts';
import type { Combatant, Fight } from '../../../rules/fight/fight-state.ts';
import { apiPaths } from '../../api-paths.ts';
import { type Api, apiOf, pageApi } from '../../data/api.ts';
import { servePage, usePageData } from '../../data/page-data.ts';
import { useHydrated } from '../../hydration/use-hydrated.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { listStyle, screenStyle } from '../../layout/page-style.ts';
import { pageMeta } from '../../layout/site.ts';
import { ErrorState } from '../../layout/states.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { partyOf } from '../encounters/encounter-query.ts';
import { type Block, leftOutSentence, loadBlocks, loadSummoned } from '../encounters/load-blocks.ts';
import type { Route } from './+types/run';
import styleUrl from './fight.css?url';
import { fightStore, type Hero } from './fight-store.ts';
import { firstLines, lateLines, summonedNow } from './join-fight.ts';
import { Setup } from './setup.tsx';
import { blockKey, useFight } from './use-fight.ts';

const CONDITIONS = '?category=condition&limit=100';

async function load(api: Api, request: Request) {
  const query = readQuery(new URL(request.url).searchParams);
  const [blocks, summoned, terms] = await Promise.all([
    loadBlocks(api, query),
    loadSummoned(api, query),
    api<GlossaryList>(apiPaths.list('glossary', CONDITIONS)),
  ]);
  const conditions = terms.ok ? terms.value.glossary.map(({ name, summary }) => ({ name, summary })) : [];
  return { page: { query, blocks, summoned, conditions }, answer: blocks ?? summoned ?? terms };
}

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  servePage(context, await load(apiOf(context), request));
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => (await load(pageApi(request), request)).page;

export const links = () => [listStyle, screenStyle(styleUrl)];
export const meta = () =>
  pageMeta(
    'The fight',
    'Runs a D&D 3.5e fight at the table: initiative, hit points, conditions that count down, attacks and saves, kept in your browser.',
  );

/** Loaded once a fight goes on: it has what drags lines and rolls dice. */
const FightView = lazy(async () => ({ default: (await import('./fight-view.tsx')).FightView }));

const NO_BLOCKS: readonly Block[] = [];
const MAX_ROUNDS = 1000;

export default function RunScreen({ loaderData }: Route.ComponentProps) {
  const { query, blocks, summoned, conditions } = usePageData(loaderData);
  const running = useFight();
  const hydrated = useHydrated();
  const creatures = blocks?.ok ? blocks.value : NO_BLOCKS;
  const joining = summoned?.ok ? summoned.value : NO_BLOCKS;
  const shown = [...creatures, ...joining];
  const back = {
    name: 'Back to the encounter',
    to: paths.encounters({ creature: query.creature, built: query.built, party: query.party }),
  };
  const blocksAt = paths.encounterBlocks({ creature: query.creature, built: query.built });
  const leftOut = leftOutSentence(query);
  const begun = running.fight.combatants.length > 0;
  const present = new Set(running.fight.combatants.map(blockKey));
  const others = creatures.filter(({ monster: { slug }, build }) => !present.has(blockKey({ slug, build })));
  const rounds = roundsOf(query);
  const add = (combatants: readonly Combatant[]) => running.dispatch({ do: 'add', combatants });
  return (
    <>
      <Breadcrumb
        trail={[{ name: 'Encounters', to: paths.encounters() }]}
        here="The fight"
        {...((query.creature || query.built) && { back })}
      />
      <h1 className={begun ? 'sr-only' : undefined}>The fight</h1>
      <noscript>
        <p>
          A fight needs JavaScript, which is switched off here. The stat blocks stand{' '}
          <Link to={blocksAt}>side by side</Link> without it, to be printed.
        </p>
      </noscript>
      {leftOut && <p>{leftOut}</p>}
      {blocks && !blocks.ok && <ErrorState title="These creatures cannot be shown." cause={blocks.cause} />}
      {summoned && !summoned.ok && <ErrorState title="These creatures cannot be summoned." cause={summoned.cause} />}
      <div className="fight-place" data-stored={fightStore.key}>
        {hydrated && begun && others.length > 0 && (
          <p className="actions">
            The fight of before goes on.
            <Button icon="swords" onClick={() => add(lateLines(running.fight, others, Math.random))}>
              Add {others.map(({ monster }) => monster.name).join(' and ')}
            </Button>
          </p>
        )}
        {hydrated && begun && joining.length > 0 && (
          <p className="actions">
            {joining.map((block) => (
              <Button
                key={block.monster.name}
                icon="swords"
                onClick={() => add([summonedNow(running.fight, block, rounds, Math.random)])}
              >
                Summon {block.monster.name}
                {block.count !== '1' && ` × ${block.count}`}
              </Button>
            ))}
          </p>
        )}
        {hydrated && begun && (
          <Suspense fallback={null}>
            <FightView
              {...running}
              blocks={shown}
              conditions={conditions}
              reward={rewardText(running.fight, query)}
              blocksAt={blocksAt}
            />
          </Suspense>
        )}
        {hydrated && !begun && <Setup blocks={shown} begin={begin} />}
      </div>
    </>
  );

  function begin(heroes: readonly Hero[]) {
    const lines = firstLines({ heroes, creatures, summoned: joining, rounds });
    if (lines.length === 0) return;
    running.dispatch({ do: 'add', combatants: lines });
    running.dispatch({ do: 'begin', initiatives: rollInitiatives(lines, Math.random) });
  }
}

/** The rounds that summoned creatures stay; null without a number. */
function roundsOf({ rounds }: RawQuery): number | null {
  const number = Number(rounds);
  return rounds !== undefined && Number.isInteger(number) && number >= 1 && number <= MAX_ROUNDS ? number : null;
}

/** "300 XP for each of level 4 when it is won."; null without a party or foes. */
function rewardText({ combatants }: Fight, query: RawQuery): string | null {
  const party = partyOf(query);
  const foes = combatants.flatMap(({ rating, bodies }): Foes[] =>
    rating === null ? [] : [{ rating: challengeRatingValue(rating), count: bodies.length }],
  );
  if (party.length === 0 || foes.length === 0) return null;
  const { each, undecided } = partyExperience(foes, party);
  const points = each.map(
    ({ level, points }) => `${points.toLocaleString('en')} XP for each of level ${level} when it is won.`,
  );
  return [...points, ...undecided.map(undecidedSentence)].join(' ');
}
