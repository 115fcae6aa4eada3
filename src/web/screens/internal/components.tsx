import type { NamedSlug } from '../../../contract/entries.ts';
import type { Facets } from '../../../contract/facets.ts';
import type { KindName } from '../../../contract/kinds.ts';
import type { Spell, SpellFilters, SpellList } from '../../../contract/spells.ts';
import { apiPaths } from '../../api-paths.ts';
import { type Api, apiOf } from '../../data/api.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { listStyle, screenStyle } from '../../layout/page-style.ts';
import { pageMeta } from '../../layout/site.ts';
import { optionsFromFacets } from '../../lists/filter-options.ts';
import internalUrl from './components.css?url';
import { EntrySamples } from './entry-samples.tsx';
import { type Cards, ListSamples } from './list-samples.tsx';
import { PartSamples } from './part-samples.tsx';
import { PrimitiveSamples, type Tones } from './primitive-samples.tsx';
import { StateSamples } from './state-samples.tsx';

/*
 * Every component in each of its states, in both themes side by side, for developers. The page exists in watch mode
 * only; `routes.ts` leaves it out of the build. Both halves have the same ids.
 */

type Samples = { cards: Cards; facets: Facets; spell: Spell; tones: Tones };

async function samples(api: Api): Promise<Samples> {
  const ask = async <T,>(address: string): Promise<T> => {
    const answer = await api<T>(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.cause}`);
    return answer.value;
  };
  const card = async (kind: KindName, search: string) =>
    (await ask<Record<string, never[]>>(apiPaths.list(kind, `?limit=1&search=${search}`)))[kind] ?? [];
  const { spells, facets } = await ask<SpellList>(
    apiPaths.list('spells', '?limit=3&school=evocation&level=3&facets=yes'),
  );
  if (facets === undefined) throw new Error('The list came without the facets that were asked for.');
  return {
    cards: {
      spells,
      feats: await card('feats', 'dodge'),
      classes: await card('classes', 'wizard'),
      monsters: await card('monsters', 'aboleth'),
      items: await card('items', 'bag'),
      skills: await card('skills', 'climb'),
      languages: await card('languages', 'elven'),
      deities: await card('deities', 'pelor'),
      powers: await card('powers', 'energy'),
      domains: await card('domains', 'fire'),
    },
    facets,
    spell: await ask<Spell>(apiPaths.entry('spells', 'fireball')),
    tones: {
      schools: (await ask<SpellFilters>(apiPaths.filters('spells'))).schools.map(({ slug }) => slug),
      feats: (await ask<NamedSlug[]>(apiPaths.featCategories())).map(({ slug }) => slug),
    },
  };
}

export const loader = ({ context }: { context: Parameters<typeof apiOf>[0] }) => samples(apiOf(context));
export const links = () => [listStyle, screenStyle(internalUrl)];
export const meta = () => [
  ...pageMeta('Components', 'Each component in each state.'),
  { name: 'robots', content: 'noindex' },
];

export default function ComponentsScreen({ loaderData }: { loaderData: Samples }) {
  const filterOptions = optionsFromFacets(loaderData.facets);
  return (
    <>
      <Breadcrumb here="Components" />
      <h1>Components</h1>
      <div className="both-themes">
        {(['light', 'dark'] as const).map((theme) => (
          <section key={theme} data-theme={theme} aria-label={`${theme} theme`}>
            <h2>In {theme}</h2>
            <PrimitiveSamples tones={loaderData.tones} />
            <PartSamples schools={loaderData.tones.schools} />
            <StateSamples filterOptions={filterOptions} />
            <ListSamples cards={loaderData.cards} filterOptions={filterOptions} />
            <EntrySamples spell={loaderData.spell} />
          </section>
        ))}
      </div>
    </>
  );
}
