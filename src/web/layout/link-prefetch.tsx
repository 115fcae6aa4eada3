import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { prefetch } from '../data/api.ts';
import { pageRequest } from '../data/list-request.ts';

/** How long a visitor points at a link before it counts as about to be followed. */
const INTENT_MILLISECONDS = 80;

/** Fetches the data and the scripts of a page when a link to it is pointed at, reached by key or touched. */
export function LinkPrefetch() {
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    return watchLinks((link) => {
      const request = pageRequest(new URL(link.href));
      if (request === null) return;
      void prefetch(request);
      setPage(link.pathname + link.search);
    });
  }, []);
  return page !== null && <PrefetchPageLinks page={page} />;
}

/** Calls back for each link to another page of the site that is about to be followed. Returns what ends that. */
function watchLinks(onIntent: (link: HTMLAnchorElement) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listening = new AbortController();
  const begin = ({ target, type }: Event) => {
    clearTimeout(timer);
    const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    timer = setTimeout(() => onIntent(link), type === 'touchstart' ? 0 : INTENT_MILLISECONDS);
  };
  for (const name of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(name, begin, { signal: listening.signal, passive: true, capture: true });
  // A link that is followed at once is loaded by its page, which must not be asked for a second time.
  document.addEventListener('click', () => clearTimeout(timer), { signal: listening.signal, capture: true });
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}
