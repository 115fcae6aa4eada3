import type { EffectIndex, ListedEffect } from '../../../contract/effects.ts';
import { apiPaths } from '../../api-paths.ts';
import { type Answer, type Api, apiOf, pageApi } from '../../data/api.ts';
import { type LoadedPage, servePage, usePageData } from '../../data/page-data.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { listStyle } from '../../layout/page-style.ts';
import { SectionHead } from '../../layout/section-head.tsx';
import { pageMeta } from '../../layout/site.ts';
import { ErrorState } from '../../layout/states.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import type { Route } from './+types/effect-list';

async function load(api: Api): Promise<LoadedPage<Answer<EffectIndex>>> {
  const answer = await api<EffectIndex>(apiPaths.effects());
  return { page: answer, answer };
}

export const loader = async ({ context }: Route.LoaderArgs) => servePage(context, await load(apiOf(context)));
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => (await load(pageApi(request))).page;

export const links = () => [listStyle];
export const meta = () =>
  pageMeta(
    'Effects',
    'Spells, powers, feats, items and monsters of D&D 3.5e by what they do: damage, conditions, cures, bonuses, saves, movement, areas.',
  );

export default function EffectListScreen({ loaderData }: Route.ComponentProps) {
  const answer = usePageData(loaderData);
  return (
    <>
      <Breadcrumb here="Effects" />
      <div className="effects">
        <header className="list-head">
          <h1>Effects</h1>
          <p>What spells, powers, feats, items and monsters do, read from their figures and rules texts.</p>
        </header>
        {answer.ok ? (
          answer.value.groups.map((group) => <Group key={group.slug} group={group} />)
        ) : (
          <ErrorState title="The effects could not be loaded" cause={answer.cause} />
        )}
      </div>
    </>
  );
}

type GroupOfEffects = EffectIndex['groups'][number];

function Group({ group: { slug, name, effects } }: { group: GroupOfEffects }) {
  return (
    <section className="side" aria-labelledby={slug}>
      <SectionHead id={slug} name={name} />
      {slug === 'bonuses' ? (
        <Bonuses bonuses={effects} />
      ) : (
        <ul className="columns counted">
          {effects.map((effect) => (
            <Counted key={effect.slug} effect={effect} name={effect.name} />
          ))}
        </ul>
      )}
    </section>
  );
}

const SEPARATOR = ' bonus ';

/** Bonuses grouped by type: `Resistance bonus on saving throws` becomes "on saving throws" under "Resistance". */
function Bonuses({ bonuses }: { bonuses: readonly ListedEffect[] }) {
  const types = Map.groupBy(bonuses, ({ name }) => name.split(SEPARATOR)[0] ?? name);
  return (
    <div>
      {[...types].map(([type, effects]) => (
        <details className="fold" key={type}>
          <summary>
            {type} <small className="muted">{effects.length}</small>
          </summary>
          <ul className="columns counted">
            {effects.map((effect) => (
              <Counted key={effect.slug} effect={effect} name={effect.name.split(SEPARATOR)[1] ?? effect.name} />
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

function Counted({ effect: { slug, total }, name }: { effect: ListedEffect; name: string }) {
  return (
    <li>
      <Link to={paths.effect(slug)}>{name}</Link> <small className="muted">{total.toLocaleString('en')}</small>
    </li>
  );
}
