import type { RawQuery } from '../../../contract/query.ts';
import type { ShopStock } from '../../../contract/shop.ts';
import { slugify } from '../../../contract/slug.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { SegmentLinks } from '../../navigation/segment-links.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { type Keeper, restock, shopAddress, soldOf } from './shop-query.ts';
import { shopJson, stockCsv } from './stock-export.ts';

type ShopToolsProps = { stock: ShopStock; query: RawQuery; keeper: Keeper };

/** Switches between the views of keeper and players. */
export function ViewChoice({ query }: { query: RawQuery }) {
  const players = query.view === 'players';
  return (
    <SegmentLinks
      label="View"
      links={[
        { name: 'Keeper’s view', icon: 'store', to: shopAddress(query, { view: undefined }), current: !players },
        { name: 'Player handout', icon: 'scroll-text', to: shopAddress(query, { view: 'players' }), current: players },
      ]}
    />
  );
}

export function ShopTools({ stock, query, keeper }: ShopToolsProps) {
  const { shop_name, owner } = keeper;
  const file = slugify(shop_name) || 'shop';
  const sold = stock.items.some((line) => soldOf(query, line) > 0);
  return (
    <p className="actions">
      {sold && (
        <ButtonLink icon="package-plus" to={restock(query, stock.items)} preventScrollReset>
          Restock
        </ButtonLink>
      )}
      <CopyButton
        icon="link"
        text={() => location.origin + shopAddress(query, { shop_name, owner })}
        copied="Link copied"
      >
        Copy link to this shop
      </CopyButton>
      <Button icon="printer" onClick={() => print()}>
        Print
      </Button>
      <Button icon="download" onClick={async () => saveFile(`${file}.csv`, 'text/csv', await stockCsv(stock, query))}>
        CSV
      </Button>
      <Button
        icon="download"
        onClick={() => saveFile(`${file}.json`, 'application/json', shopJson(stock, query, keeper))}
      >
        JSON
      </Button>
    </p>
  );
}
