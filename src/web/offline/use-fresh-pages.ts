import { useEffect } from 'react';
import { createPath, useLocation, useNavigation } from 'react-router';
import { isOutdated } from './outdated.ts';

/** Loads the next page as a whole document once a newer version of the site is installed, which has other scripts. */
export function useFreshPages(): void {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  useEffect(() => {
    if (next && next.pathname !== pathname && isOutdated()) window.location.assign(createPath(next));
  }, [next, pathname]);
}
