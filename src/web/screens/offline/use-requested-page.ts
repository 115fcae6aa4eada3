import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { browserApi } from '../../data/api.ts';
import { pageRequest } from '../../data/list-request.ts';
import { paths } from '../../paths.ts';

export type RequestedPage = { state: 'none' } | { state: 'checking' } | { state: 'missing'; path: string };

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
    isAvailable(path).then((available) => {
      if (stale) return;
      if (available) navigate(path, { replace: true });
      else setRequested({ state: 'missing', path });
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

/** Whether the page can be shown. Lists and entries need their data; other pages do not. */
async function isAvailable(path: string): Promise<boolean> {
  const request = pageRequest(new URL(path, location.origin));
  if (request === null) return true;
  const answer = await browserApi(request);
  // The page itself explains these two errors.
  return answer.ok || answer.status === 404 || answer.status === 400;
}
