import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { prefetch } from '../data/api.ts';
import { pageRequest } from '../data/list-request.ts';
import { isPageLoading } from '../layout/page-loading.ts';

/** How long the pointer rests on a link before its page is prefetched. */
const INTENT_MILLISECONDS = 80;

/** Prefetches the data and the scripts of a page when a link to it is hovered, focused or touched. */
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

/**
 * Calls `onIntent` for each link to another page of the site that is probably about to be followed. Returns a function
 * that stops it.
 */
function watchLinks(onIntent: (link: HTMLAnchorElement) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listening = new AbortController();
  const consider = (target: EventTarget | null, type?: string) => {
    clearTimeout(timer);
    const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    timer = setTimeout(() => onIntent(link), type === 'touchstart' ? 0 : INTENT_MILLISECONDS);
  };
  const begin = ({ target, type }: Event) => consider(target, type);
  // The link for which this was loaded, unless it was followed meanwhile.
  if (!isPageLoading()) consider(document.querySelector('a:hover, a:focus'));
  for (const name of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(name, begin, { signal: listening.signal, passive: true, capture: true });
  // The navigation itself loads the page of a link that is clicked at once. Prefetching it as well would send the
  // request twice.
  document.addEventListener('click', () => clearTimeout(timer), { signal: listening.signal, capture: true });
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}
