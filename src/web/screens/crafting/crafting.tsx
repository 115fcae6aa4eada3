import type { Crafted, CraftingOptions } from '../../../contract/crafting.ts';
import { type RawQuery, readQuery } from '../../../contract/query.ts';
import { apiPaths } from '../../api-paths.ts';
import { type Answer, type Api, apiOf, pageApi } from '../../data/api.ts';
import { servePage, usePageData } from '../../data/page-data.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { listStyle, screenStyle } from '../../layout/page-style.ts';
import { pageMeta } from '../../layout/site.ts';
import { EmptyState } from '../../layout/states.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import type { Route } from './+types/crafting';
import styleUrl from './crafting.css?url';
import { CraftingForm } from './crafting-form.tsx';
import { CraftingSums } from './crafting-sums.tsx';

async function load(api: Api, request: Request) {
  const query = readQuery(new URL(request.url).searchParams);
  const subject = query.base ?? query.item ?? query.spell;
  const [ofBase, crafted] = await Promise.all([
    api<CraftingOptions>(apiPaths.craftingOptions(query.base)),
    subject === undefined ? null : api<Crafted>(apiPaths.crafting(query)),
  ]);
  const options = ofBase.ok ? ofBase : await api<CraftingOptions>(apiPaths.craftingOptions());
  return { page: { query, options: options.ok ? options.value : null, crafted }, answer: crafted ?? options };
}

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  servePage(context, await load(apiOf(context), request));
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => (await load(pageApi(request), request)).page;

export const links = () => [listStyle, screenStyle(styleUrl)];
export const meta = () =>
  pageMeta(
    'Crafting',
    'Price, cost to create, experience and time of any D&D 3.5e weapon, armor, shield, scroll, wand or potion.',
  );

export default function CraftingScreen({ loaderData }: Route.ComponentProps) {
  const { query, options, crafted } = usePageData(loaderData);
  return (
    <>
      <Breadcrumb here="Crafting" />
      <div className="list-head">
        <h1>{crafted?.ok ? crafted.value.name : 'Crafting'}</h1>
        <p>What a weapon, armor or shield costs in any size, material and magic, and what making it takes.</p>
      </div>
      <div className="crafting">
        {options && <CraftingForm query={query} options={options} />}
        <Outcome query={query} crafted={crafted} />
      </div>
    </>
  );
}

function Outcome({ query, crafted }: { query: RawQuery; crafted: Answer<Crafted> | null }) {
  if (crafted === null)
    return (
      <EmptyState drawing="coins" sentence="Choose what is made.">
        <Link to={paths.crafting({ base: 'longsword', enhancement: 1, ability: 'flaming-burst' })}>
          A +1 flaming burst longsword
        </Link>
      </EmptyState>
    );
  if (crafted.ok) return <CraftingSums crafted={crafted.value} kind={query.spell ? 'spells' : 'items'} />;
  return (
    <p className="crafting-refusal" role="alert">
      <strong>It cannot be made like this.</strong> {crafted.cause}
    </p>
  );
}
