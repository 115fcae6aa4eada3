import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { browserApi } from '../../data/api.ts';
import { pageRequest } from '../../data/list-request.ts';
import { paths } from '../../paths.ts';
import { firstCallOf } from './network-pages.ts';

export type RequestedPage =
  | { state: 'none' }
  | { state: 'checking' }
  /** `network`: the site works it out, so that it can't be stored before it was seen. */
  | { state: 'missing' | 'network'; path: string };

/**
 * Navigates to the page that was requested (parameter `to`) while the site could not be reached, if its data is stored.
 * The offline page is the same for every address, so that the service worker can serve it for all of them.
 */
export function useRequestedPage(): RequestedPage {
  const navigate = useNavigate();
  const to = new URLSearchParams(useLocation().search).get('to');
  const [requested, setRequested] = useState<RequestedPage>({ state: 'none' });
  useEffect(() => {
    const path = to === null ? null : localPath(to);
    if (path === null) return setRequested({ state: 'none' });
    let stale = false;
    setRequested({ state: 'checking' });
    stateOf(path).then((state) => {
      if (stale) return;
      if (state === null) navigate(path, { replace: true });
      else setRequested({ state, path });
    });
    return () => {
      stale = true;
    };
  }, [to, navigate]);
  return requested;
}

/** The path and query of an address of this site; null for other sites and for the offline page itself. */
function localPath(to: string): string | null {
  const url = URL.parse(to, location.origin);
  if (url === null || url.origin !== location.origin) return null;
  const { pathname, search } = url;
  // A path that begins with two slashes is the address of another site.
  return pathname.startsWith('//') || pathname === paths.offline() ? null : pathname + search;
}

/** Why the page can't be shown; null where it can. Lists, entries and what the site works out need their data; other pages do not. */
async function stateOf(path: string): Promise<'missing' | 'network' | null> {
  const url = new URL(path, location.origin);
  const worked = firstCallOf(url.pathname);
  const request = worked ?? pageRequest(url);
  if (request === null) return null;
  const answer = await browserApi(request);
  // The page itself explains these two errors.
  if (answer.ok || answer.status === 404 || answer.status === 400) return null;
  return worked === null ? 'missing' : 'network';
}
