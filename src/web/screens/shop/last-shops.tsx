import { useEffect, useState } from 'react';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';

const STORAGE_KEY = 'shops';
const MOST_SHOPS = 8;

export type RememberedShop = { name: string; owner: string; address: string };

/** The shops that this browser has generated last; they are kept in its local storage and nowhere else. */
export function LastShops({ shown }: { shown: RememberedShop | null }) {
  const [shops, setShops] = useState<readonly RememberedShop[]>([]);
  const text = JSON.stringify(shown);
  useEffect(() => {
    const current = JSON.parse(text) as RememberedShop | null;
    const known = stored();
    if (current === null) return setShops(known);
    const others = known.filter(({ name, owner }) => name !== current.name || owner !== current.owner);
    const all = [current, ...others].slice(0, MOST_SHOPS);
    store(all);
    setShops(all);
  }, [text]);
  if (shops.length === 0) return null;
  const forget = () => {
    store([]);
    setShops([]);
  };
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
      <button className="link-button" type="button" onClick={forget}>
        Forget them
      </button>
    </section>
  );
}

/** What cannot be read, or is not of this site's making, counts as nothing. */
function stored(): RememberedShop[] {
  try {
    const shops: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(shops) ? shops.filter(isShop) : [];
  } catch {
    return [];
  }
}

function isShop(value: unknown): value is RememberedShop {
  const { name, owner, address } = (value ?? {}) as Partial<RememberedShop>;
  return typeof name === 'string' && typeof owner === 'string' && (address?.startsWith?.(paths.shop()) ?? false);
}

function store(shops: readonly RememberedShop[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(shops));
  } catch {
    // Storage may be closed to this site, or full; the shop's address still holds all of it.
  }
}
