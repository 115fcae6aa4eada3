import { redirect, useNavigation } from 'react-router';
import { type RawQuery, readQuery } from '../../../contract/query.ts';
import type { DebugEntry, ShopFilters, ShopNames, ShopStock } from '../../../contract/shop.ts';
import { DEBUG_LINES, MAX_SEED } from '../../../contract/shop-options.ts';
import { apiPaths } from '../../api-paths.ts';
import { type Answer, type Api, apiOf, pageApi } from '../../data/api.ts';
import { withMyBooks } from '../../data/my-books.ts';
import { servePage, usePageData } from '../../data/page-data.ts';
import { redirectTo } from '../../data/redirect-to.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { listStyle, screenStyle } from '../../layout/page-style.ts';
import { pageMeta } from '../../layout/site.ts';
import { ErrorState } from '../../layout/states.tsx';
import { BooksSign } from '../../my-books/books-sign.tsx';
import { EmptyState } from '../../navigation/page-states.tsx';
import { paths } from '../../paths.ts';
import type { Route } from './+types/shop';
import { LastShops } from './last-shops.tsx';
import styleUrl from './shop.css?url';
import { ShopForm } from './shop-form.tsx';
import { generated, type Keeper, keeperOf, kindOf, raceOf, shopAddress, stockCall } from './shop-query.ts';
import { ShopSign } from './shop-sign.tsx';
import { ShopTools, ViewChoice } from './shop-tools.tsx';
import { Handout, StockTable } from './stock-table.tsx';

async function load(api: Api, request: Request) {
  const query = readQuery(new URL(request.url).searchParams);
  if (query.generate) throw redirect(generated(query));
  const { last, last_keep, names: wanted, ...shop } = query;
  const seed = wanted ? randomSeed() : (shop.seed ?? randomSeed());
  const names = await api<ShopNames>(apiPaths.shopNames({ race: raceOf(shop), kind: kindOf(shop), seed }));
  const { owner_name, shop_name } = names.ok ? names.value : { owner_name: 'The keeper', shop_name: 'The shop' };
  if (wanted) throw redirect(shopAddress(shop, { shop_name, owner: owner_name, seed: last, keep: last_keep }));
  const [filters, stock] = await Promise.all([
    api<ShopFilters>(apiPaths.shopFilters()),
    shop.seed === undefined ? null : api<ShopStock>(stockCall(shop)),
  ]);
  const keeper = keeperOf(shop, { owner_name, shop_name });
  const page = { query: shop, keeper, filters: filters.ok ? filters.value : null, stock };
  return { page, answer: stock ?? filters };
}

const randomSeed = () => String(Math.floor(Math.random() * (MAX_SEED + 1)));

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  servePage(context, await load(apiOf(context), request));
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  redirectTo(withMyBooks(request.url), request);
  return (await load(pageApi(request), request)).page;
}

export const links = () => [listStyle, screenStyle(styleUrl)];
export const meta = () =>
  pageMeta(
    'Shop Generator',
    'Generates a D&D 3.5e shopkeeper with a portrait and a curated stock of items within a budget.',
  );

export default function ShopScreen({ loaderData }: Route.ComponentProps) {
  const { query, keeper, filters, stock } = usePageData(loaderData);
  const address = shopAddress(query, { shop_name: keeper.shop_name, owner: keeper.owner });
  const shown =
    stock?.ok && stock.value.items.length > 0 ? { name: keeper.shop_name, owner: keeper.owner, address } : null;
  return (
    <>
      <Breadcrumb here="Shop Generator" />
      <div className="list-head">
        <h1>Shop Generator</h1>
        <p>A shopkeeper and a stock to fit the budget.</p>
      </div>
      <BooksSign place="shop" query={query} />
      <div className="shop">
        <div className="shop-side">
          <ShopForm query={query} keeper={keeper} filters={filters} />
          <LastShops shown={shown} />
        </div>
        <section aria-labelledby="shop-name">
          <ShopSign keeper={keeper} />
          <Shelves stock={stock} query={query} keeper={keeper} />
        </section>
      </div>
    </>
  );
}

type ShelvesProps = { stock: Answer<ShopStock> | null; query: RawQuery; keeper: Keeper };

function Shelves({ stock, query, keeper }: ShelvesProps) {
  const navigation = useNavigation();
  // A form without a seed leads to an address with one. Changing a single line keeps the others on the screen.
  const next = readQuery(navigation.location?.search ?? '');
  const onItsWay = navigation.location?.pathname === paths.shop() && next.keep === undefined;
  const generating = onItsWay && (next.generate !== undefined || (next.seed ?? query.seed) !== query.seed);
  if (generating)
    return (
      <p className="state" role="status">
        Stocking the shelves…
      </p>
    );
  if (stock === null)
    return <EmptyState drawing="coins" sentence={'Click "Generate Inventory" to populate this shop.'} />;
  if (!stock.ok) return <ErrorState title="Failed to generate inventory." cause={stock.cause} />;
  const { items, note, seed, debug } = stock.value;
  if (items.length === 0)
    return (
      <>
        <EmptyState drawing="coins" sentence={note ?? 'The shelves are empty.'} />
        {debug && <DebugLog entries={debug} />}
      </>
    );
  const players = query.view === 'players';
  const Table = players ? Handout : StockTable;
  return (
    <>
      {note && <p className="shop-note">{note}</p>}
      <Table stock={stock.value} query={query} name={keeper.shop_name} />
      <div className="shop-foot">
        <ViewChoice query={query} />
        <p className="muted" role="status">
          {items.length} {items.length === 1 ? 'line' : 'lines'}, seed {seed}
        </p>
      </div>
      <ShopTools stock={stock.value} query={query} keeper={keeper} />
      {debug && !players && <DebugLog entries={debug} />}
    </>
  );
}

/** The log of the generation, at most its last 500 lines. */
function DebugLog({ entries }: { entries: readonly DebugEntry[] }) {
  return (
    <details className="debug-log" open>
      <summary>Debug log</summary>
      <ol>
        {entries.slice(-DEBUG_LINES).map(({ msg, data }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a log never move
          <li key={i}>
            {msg} <code>{JSON.stringify(data)}</code>
          </li>
        ))}
      </ol>
    </details>
  );
}
