import { redirect } from 'react-router';
import { type RawQuery, readQuery } from '../../../contract/query.ts';
import type { Treasure, TreasureLevels } from '../../../contract/treasure.ts';
import { apiPaths } from '../../api-paths.ts';
import { type Answer, type Api, apiOf, pageApi } from '../../data/api.ts';
import { servePage, usePageData } from '../../data/page-data.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { listStyle, screenStyle } from '../../layout/page-style.ts';
import { pageMeta } from '../../layout/site.ts';
import { Link } from '../../navigation/link.tsx';
import { SegmentLinks } from '../../navigation/segment-links.tsx';
import { paths } from '../../paths.ts';
import type { Route } from './+types/treasure';
import styleUrl from './treasure.css?url';
import { TreasureForm } from './treasure-form.tsx';
import { rolledAnew, treasureCall } from './treasure-query.ts';
import { TreasureHandout, TreasureRolls } from './treasure-rolls.tsx';
import { TreasureTables } from './treasure-tables.tsx';
import { TreasureTools } from './treasure-tools.tsx';

async function load(api: Api, request: Request) {
  const query = readQuery(new URL(request.url).searchParams);
  const anew = query.roll ? await rolledAnew(api, query) : null;
  if (anew?.ok) throw redirect(anew.value);
  const [levels, treasure] = await Promise.all([
    api<TreasureLevels>(apiPaths.treasureLevels()),
    anew ?? (query.seed === undefined ? null : api<Treasure>(treasureCall(query))),
  ]);
  const page = { query, levels: levels.ok ? levels.value.levels : [], treasure };
  return { page, answer: treasure ?? levels };
}

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  servePage(context, await load(apiOf(context), request));
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => (await load(pageApi(request), request)).page;

export const links = () => [listStyle, screenStyle(styleUrl)];
export const meta = () =>
  pageMeta(
    'Treasure',
    'Rolls a D&D 3.5e treasure of any level or creature: coins, gems, art objects and magic items, with every die and price.',
  );

export default function TreasureScreen({ loaderData }: Route.ComponentProps) {
  const { query, levels, treasure } = usePageData(loaderData);
  const rolled = treasure?.ok ? treasure.value : null;
  const level = rolled?.level ?? Number(query.level);
  const shown = levels.find((one) => one.level === level) ?? levels[0];
  const ofCreature = (query.creature ?? query.missing) !== undefined || query.by === 'creature';
  return (
    <>
      <Breadcrumb here="Treasure" />
      <div className="list-head">
        <h1>{rolled?.creature ? `Treasure: ${rolled.creature.name}` : 'Treasure'}</h1>
        <p>A hoard of any level, with every die.</p>
      </div>
      <SegmentLinks
        label="Whose treasure"
        links={[
          { name: 'Of a level', to: paths.treasure({ level: rolled?.level }), current: !ofCreature },
          { name: 'Of a creature', to: paths.treasure({ by: 'creature' }), current: ofCreature },
        ]}
      />
      <section className="stat treasure" aria-labelledby="roll">
        <TreasureForm
          query={query}
          ofCreature={ofCreature}
          creature={rolled?.creature?.name ?? query.creature ?? query.missing ?? ''}
        />
        <Outcome query={query} treasure={treasure} />
      </section>
      {rolled && <TreasureTools treasure={rolled} query={query} />}
      {shown && <TreasureTables levels={levels} shown={shown} treasure={rolled} query={query} />}
    </>
  );
}

function Outcome({ query, treasure }: { query: RawQuery; treasure: Answer<Treasure> | null }) {
  if (treasure === null && query.missing)
    return (
      <p className="treasure-note" role="alert">
        No creature named “{query.missing}” was found.
      </p>
    );
  if (treasure === null) return <p className="treasure-note muted">Press “Roll” for a treasure.</p>;
  if (!treasure.ok)
    return (
      <p className="treasure-note" role="alert">
        <strong>This treasure cannot be rolled.</strong> {treasure.cause}
      </p>
    );
  const { creature, seed, notes } = treasure.value;
  if (query.view === 'players') return <TreasureHandout treasure={treasure.value} />;
  return (
    <>
      <TreasureRolls treasure={treasure.value} query={query} />
      <p className="treasure-note muted" role="status">
        {creature && (
          <>
            <Link to={paths.entry('monsters', creature.slug)}>{creature.name}</Link>, CR{' '}
            {creature.challenge_rating ?? '—'}: {creature.treasure}.{' '}
          </>
        )}
        {notes.map((note) => `${note} `)}
        Seed {seed}.
      </p>
    </>
  );
}
