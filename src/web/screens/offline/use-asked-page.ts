import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { browserApi } from '../../data/api.ts';
import { pageRequest } from '../../data/list-request.ts';
import { paths } from '../../paths.ts';

export type AskedPage = { state: 'none' } | { state: 'looking' } | { state: 'missing'; path: string };

/**
 * Goes on to the page that was asked for (`to`) while the site could not be reached, where what it shows is kept. The
 * page is the same for every address, so that it can stand in for each of them.
 */
export function useAskedPage(): AskedPage {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const to = params.get('to');
  const [asked, setAsked] = useState<AskedPage>({ state: 'none' });
  useEffect(() => {
    const path = to === null ? null : ownPath(to);
    if (path === null) return setAsked({ state: 'none' });
    let current = true;
    setAsked({ state: 'looking' });
    isKept(path).then((kept) => {
      if (!current) return;
      if (kept) navigate(path, { replace: true });
      else setAsked({ state: 'missing', path });
    });
    return () => {
      current = false;
    };
  }, [to, navigate]);
  return asked;
}

/** The path and query of an address of this site; null for every other address, and for this page itself. */
function ownPath(to: string): string | null {
  const url = URL.parse(to, location.origin);
  if (url === null || url.origin !== location.origin) return null;
  const { pathname, search } = url;
  // A path that begins with two slashes would lead to another site.
  return pathname.startsWith('//') || pathname === paths.offline() ? null : pathname + search;
}

/** Whether the page can be shown: lists and entries need their answer, other pages show themselves without one. */
async function isKept(path: string): Promise<boolean> {
  const request = pageRequest(new URL(path, location.origin));
  if (request === null) return true;
  const answer = await browserApi(request);
  // What there is none of, and what is asked for wrongly, the page itself tells.
  return answer.ok || answer.status === 404 || answer.status === 400;
}
