import { useEffect, useState } from 'react';
import { browserApi } from '../../data/api.ts';
import type { LineRef, ListLine } from '../../own-lists/own-list.ts';
import { cardsOf } from './cards.ts';
import { addressOf } from './line-facts.ts';
import type { ListCard } from './list-card.ts';

type Loaded = { cards: ReadonlyMap<string, ListCard> | null; cause: string | null };

/**
 * Loads the cards of the entries of a list. `cards` is null while they load and after a failure, which `cause`
 * explains.
 */
export function useCards(lines: readonly ListLine[]): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ cards: null, cause: null });
  const addresses = [...lines].map(addressOf).sort().join(' ');
  useEffect(() => {
    let stale = false;
    const entries = addresses === '' ? [] : addresses.split(' ').map(entryOf);
    cardsOf(browserApi, entries).then((answer) => {
      if (stale) return;
      setLoaded(answer.ok ? { cards: answer.value, cause: null } : { cards: null, cause: answer.cause });
    });
    return () => {
      stale = true;
    };
  }, [addresses]);
  return loaded;
}

function entryOf(address: string): LineRef {
  const [entry = '', build] = address.split('?');
  const [kind, slug = ''] = entry.split('/');
  return { kind: kind as ListLine['kind'], slug, build };
}
