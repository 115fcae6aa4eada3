import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { isKindName } from '../../contract/kinds.ts';
import { readQuery } from '../../contract/query.ts';
import { warm } from '../api.ts';
import { apiQuery } from './list-query.ts';

/** How long a link is pointed at before it is meant. */
const MEANT_MILLISECONDS = 80;

/** Fetches what a page needs when a link to it is pointed at, reached or touched, so that it is there when it is followed. */
export function LinkPrefetch() {
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const meant = ({ target, type }: Event) => {
      clearTimeout(waiting);
      const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
      if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
      waiting = setTimeout(
        () => {
          const path = link.pathname + link.search;
          if (!isKindName(link.pathname.split('/')[1] ?? '')) return;
          warm(answerOf(link));
          setPage(path);
        },
        type === 'touchstart' ? 0 : MEANT_MILLISECONDS,
      );
    };
    for (const name of ['pointerover', 'focusin', 'touchstart'] as const)
      document.addEventListener(name, meant, { signal, passive: true });
    return () => {
      clearTimeout(waiting);
      listening.abort();
    };
  }, []);
  return page && <PrefetchPageLinks page={page} />;
}

/** The call that the page of a list or an entry makes. */
function answerOf({ pathname, search }: HTMLAnchorElement): string {
  return `/api${pathname}${pathname.split('/').length > 2 ? '' : apiQuery(readQuery(search))}`;
}
