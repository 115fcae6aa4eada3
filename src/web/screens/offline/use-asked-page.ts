import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { isKindName } from '../../../contract/kinds.ts';
import { readQuery } from '../../../contract/query.ts';
import { callOfPage } from '../../api-paths.ts';
import { browserApi } from '../../data/api.ts';
import { apiQuery } from '../../data/list-query.ts';
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

/** The address as a path of this site; null for every other. */
function ownPath(to: string): string | null {
  const { origin, pathname, search } = new URL(to, location.origin);
  return origin === location.origin && pathname !== paths.offline() ? pathname + search : null;
}

/** Whether the page can be shown: lists and entries need their answer, other pages show themselves without one. */
async function isKept(path: string): Promise<boolean> {
  const { pathname, searchParams } = new URL(path, location.origin);
  const [, kind = '', slug] = pathname.split('/');
  if (!isKindName(kind)) return true;
  const query = slug === undefined ? apiQuery(readQuery(searchParams)) : '';
  const answer = await browserApi(callOfPage(pathname, query));
  // What there is none of, and what is asked for wrongly, the page itself tells.
  return answer.ok || answer.status === 404 || answer.status === 400;
}
