import { useState } from 'react';
import type { RawQuery } from '../../../contract/query.ts';
import type { ShopStock } from '../../../contract/shop.ts';
import { slugify } from '../../../contract/slug.ts';
import { saveFile } from '../../data/save-file.ts';
import { Link } from '../../navigation/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { type Keeper, restock, shopAddress, soldOf } from './shop-query.ts';
import { shopJson, stockCsv } from './stock-export.ts';

type ShopToolsProps = { stock: ShopStock; query: RawQuery; keeper: Keeper };

/** Whom the page is for. */
export function ViewChoice({ query }: { query: RawQuery }) {
  const players = query.view === 'players';
  const view = (to: string, current: boolean, text: string, icon: IconName) => (
    <Link to={to} aria-current={current ? 'true' : undefined} preventScrollReset>
      <Icon name={icon} /> <span>{text}</span>
    </Link>
  );
  return (
    <nav className="segments" aria-label="View">
      {view(shopAddress(query, { view: undefined }), !players, 'Keeper’s view', 'store')}
      {view(shopAddress(query, { view: 'players' }), players, 'Player handout', 'scroll-text')}
    </nav>
  );
}

export function ShopTools({ stock, query, keeper }: ShopToolsProps) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    const search = shopAddress(query, { shop_name: keeper.shop_name, owner: keeper.owner });
    await navigator.clipboard.writeText(new URL(search, location.origin).href);
    setCopied(true);
  };
  const file = slugify(keeper.shop_name) || 'shop';
  const sold = stock.items.some((line) => soldOf(query, line) > 0);
  return (
    <p className="actions">
      {sold && (
        <Link className="button" to={restock(query, stock.items)} preventScrollReset>
          <Icon name="package-plus" /> Restock
        </Link>
      )}
      <button className="button needs-script" type="button" onClick={copy}>
        <Icon name="link" /> <span aria-live="polite">{copied ? 'Link copied' : 'Copy link to this shop'}</span>
      </button>
      <button className="button needs-script" type="button" onClick={() => print()}>
        <Icon name="printer" /> Print
      </button>
      <button
        className="button needs-script"
        type="button"
        onClick={async () => saveFile(`${file}.csv`, 'text/csv', await stockCsv(stock, query))}
      >
        <Icon name="download" /> CSV
      </button>
      <button
        className="button needs-script"
        type="button"
        onClick={() => saveFile(`${file}.json`, 'application/json', shopJson(stock, query, keeper))}
      >
        <Icon name="download" /> JSON
      </button>
    </p>
  );
}
