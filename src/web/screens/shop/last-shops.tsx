import { useEffect } from 'react';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { json, stored } from '../../storage/stored.ts';
import { useStored } from '../../storage/use-stored.ts';
import { Button } from '../../ui/button.tsx';

const MAX_SHOPS = 8;
const NO_SHOPS: readonly RememberedShop[] = [];

export type RememberedShop = { name: string; owner: string; address: string };

/** The last shops that this browser has generated, the latest first. They are not sent anywhere. */
const lastShops = stored<readonly RememberedShop[]>('shops', { parse: json(readShops) });

/** The shops that were generated last. Adds the current one. */
export function LastShops({ shown }: { shown: RememberedShop | null }) {
  const shops = useStored(lastShops, NO_SHOPS);
  const { name, owner, address } = shown ?? {};
  useEffect(() => {
    if (name === undefined || owner === undefined || address === undefined) return;
    lastShops.update((known) => {
      const others = known.filter((shop) => shop.name !== name || shop.owner !== owner);
      return [{ name, owner, address }, ...others].slice(0, MAX_SHOPS);
    });
  }, [name, owner, address]);
  if (shops.length === 0) return null;
  return (
    <section className="last-shops" aria-labelledby="last-shops">
      <h2 id="last-shops">Last shops</h2>
      <ul>
        {shops.map(({ name, owner, address }) => (
          <li key={address}>
            <Link to={address}>{name}</Link> <span className="muted">{owner}</span>
          </li>
        ))}
      </ul>
      <Button variant="link" onClick={() => lastShops.write([])}>
        Forget them
      </Button>
    </section>
  );
}

function readShops(value: unknown): readonly RememberedShop[] {
  return Array.isArray(value) ? value.filter(isShop) : NO_SHOPS;
}

function isShop(value: unknown): value is RememberedShop {
  const { name, owner, address } = (value ?? {}) as Partial<RememberedShop>;
  return typeof name === 'string' && typeof owner === 'string' && (address?.startsWith?.(paths.shop()) ?? false);
}
