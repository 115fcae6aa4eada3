import { useEffect, useState } from 'react';
import type { EntryCard } from '../../../contract/entry-cards.ts';
import { browserApi } from '../../data/api.ts';
import type { ListLine } from '../../own-lists/own-list.ts';
import { cardsOf } from './cards.ts';
import { addressOf } from './line-facts.ts';

type Loaded = { cards: ReadonlyMap<string, EntryCard> | null; cause: string | null };

/** The cards of a list that the browser keeps, fetched once for each entry; `cause` where they could not be. */
export function useCards(lines: readonly ListLine[]): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ cards: null, cause: null });
  const wanted = [...lines].map(addressOf).sort().join(',');
  useEffect(() => {
    let stale = false;
    const places = wanted === '' ? [] : wanted.split(',').map(placeOf);
    cardsOf(browserApi, places).then((answer) => {
      if (stale) return;
      setLoaded(answer.ok ? { cards: answer.value, cause: null } : { cards: null, cause: answer.cause });
    });
    return () => {
      stale = true;
    };
  }, [wanted]);
  return loaded;
}

function placeOf(address: string): Pick<ListLine, 'kind' | 'slug'> {
  const [kind, slug = ''] = address.split('/');
  return { kind: kind as ListLine['kind'], slug };
}
