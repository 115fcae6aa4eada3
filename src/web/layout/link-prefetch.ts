import { useEffect } from 'react';
import { isKindName } from '../../contract/kinds.ts';
import { readQuery } from '../../contract/query.ts';
import { callOfPage } from '../api-paths.ts';
import { warm } from '../data/api.ts';
import { apiQuery } from '../data/list-query.ts';

/** How long a link is pointed at before it is meant. */
const MEANT_MILLISECONDS = 80;

/** Fetches what a page needs when a link to it is pointed at, reached or touched, so that it is there when it is followed. */
export function useLinkPrefetch(): void {
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
          if (!isKindName(link.pathname.split('/')[1] ?? '')) return;
          warm(answerOf(link));
          loadRoute(link);
        },
        type === 'touchstart' ? 0 : MEANT_MILLISECONDS,
      );
    };
    for (const name of ['pointerover', 'focusin', 'touchstart'] as const)
      document.addEventListener(name, meant, { signal, passive: true, capture: true });
    return () => {
      clearTimeout(waiting);
      listening.abort();
    };
  }, []);
}

/** The call that the page of a list or an entry makes. */
function answerOf({ pathname, search }: HTMLAnchorElement): string {
  return callOfPage(pathname, pathname.split('/').length > 2 ? '' : apiQuery(readQuery(search)));
}

/** The scripts of a list's or an entry's route, which then loads its screen; the router finds them here when it asks. */
function loadRoute({ pathname }: HTMLAnchorElement): void {
  const path = pathname.slice(1).replace(/\/.*/, '/:slug');
  const route = Object.values(window.__reactRouterManifest.routes).find((known) => known.path === path);
  for (const module of [route?.clientLoaderModule, route?.module])
    if (module) import(/* @vite-ignore */ module).catch(() => {});
}
