import { redirect } from 'react-router';
import type { Crafted, CraftingOptions } from '../../../contract/crafting.ts';
import { type RawQuery, readQuery } from '../../../contract/query.ts';
import { NEW_ITEMS, type NewItem } from '../../../rules/estimated-prices.ts';
import { apiPaths } from '../../api-paths.ts';
import { type Answer, type Api, apiOf, pageApi } from '../../data/api.ts';
import { servePage, usePageData } from '../../data/page-data.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { listStyle, screenStyle } from '../../layout/page-style.ts';
import { pageMeta } from '../../layout/site.ts';
import { Link } from '../../navigation/link.tsx';
import { EmptyState } from '../../navigation/page-states.tsx';
import { SegmentLinks } from '../../navigation/segment-links.tsx';
import { paths } from '../../paths.ts';
import { useShown } from '../../ui/use-shown.ts';
import type { Route } from './+types/crafting';
import styleUrl from './crafting.css?url';
import { CraftingForm } from './crafting-form.tsx';
import { CraftingSums } from './crafting-sums.tsx';
import { PowerForm } from './power-form.tsx';
import { queryOfRows } from './power-rows.ts';

const isNewItem = (make: string | undefined): make is NewItem => make !== undefined && Object.hasOwn(NEW_ITEMS, make);

async function load(api: Api, request: Request) {
  const params = new URL(request.url).searchParams;
  const rows = queryOfRows(params);
  if (rows !== null) throw redirect(paths.crafting(rows));
  const query = readQuery(params);
  const subject = query.base ?? query.item ?? query.spell ?? (isNewItem(query.make) ? query.power : query.make);
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
    'Price, cost to create, experience and time of any D&D 3.5e weapon, armor, potion, wand, staff, ring or wondrous item.',
  );

export default function CraftingScreen({ loaderData }: Route.ComponentProps) {
  const { query, options, crafted } = usePageData(loaderData);
  return (
    <>
      <Breadcrumb here="Crafting" />
      <div className="list-head">
        <h1>{crafted?.ok ? crafted.value.name : 'Crafting'}</h1>
        <p>What an item costs, and what making it takes.</p>
      </div>
      <SegmentLinks label="What is made" links={kindLinks(query)} />
      <div className="crafting">
        {isNewItem(query.make) ? (
          <PowerForm query={query} make={query.make} />
        ) : (
          options && <CraftingForm query={query} options={options} />
        )}
        <Outcome query={query} crafted={crafted} />
      </div>
    </>
  );
}

/** Weapons and armor, and each sort of new item. A spell in an item has no form of its own here: spells lead to it. */
function kindLinks({ make, spell }: RawQuery) {
  const arms = { name: 'Weapon or armor', to: paths.crafting(), current: make === undefined && spell === undefined };
  const news = Object.entries(NEW_ITEMS).map(([slug, name]) => ({
    name,
    to: paths.crafting({ make: slug }),
    current: make === slug,
  }));
  return [arms, ...news];
}

/** What to look at before something is chosen. */
const EXAMPLES = [
  { name: 'A +1 flaming burst longsword', query: { base: 'longsword', enhancement: 1, ability: 'flaming-burst' } },
  { name: 'A cloak: +3 on saves, +5 on Hide', query: { make: 'wondrous', power: 'resistance:3,skill:5' } },
  {
    name: 'A cape of dimension door once a day',
    query: { make: 'wondrous', power: 'spell:dimension-door:command::1' },
  },
  { name: 'A staff of fireball and wall of fire', query: { make: 'staff', power: 'fireball,wall-of-fire:2' } },
];

function Outcome({ query, crafted }: { query: RawQuery; crafted: Answer<Crafted> | null }) {
  if (crafted === null)
    return (
      <EmptyState drawing="coins" sentence="Choose what is made.">
        <ul className="crafting-examples">
          {EXAMPLES.map(({ name, query: example }) => (
            <li key={name}>
              <Link to={paths.crafting(example)}>{name}</Link>
            </li>
          ))}
        </ul>
      </EmptyState>
    );
  if (crafted.ok) return <CraftingSums crafted={crafted.value} kind={query.spell ? 'spells' : 'items'} />;
  return <Refusal cause={crafted.cause} />;
}

function Refusal({ cause }: { cause: string }) {
  return (
    <p className="crafting-refusal" role="alert" ref={useShown<HTMLParagraphElement>(cause)}>
      <strong>It cannot be made like this.</strong> {cause}
    </p>
  );
}
