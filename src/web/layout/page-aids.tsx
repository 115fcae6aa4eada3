import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { memoizeAsync } from '../../shared/memoize-async.ts';
import { LinkPrefetch } from './link-prefetch.tsx';
import { usePageKeys } from './page-keys.ts';
import { watchScrollers } from './scroll-regions.ts';
import { SectionLinks } from './section-links.tsx';

/**
 * What every page has: links that copy the address of a section, folded parts that links open, contents that follow the
 * scrolling, shortcuts, tables that the keyboard scrolls, prefetching.
 */
export function PageAids() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new tables
  useEffect(() => watchScrollers(), [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new contents, a new address another section
  useEffect(() => followContents(), [key]);
  usePageKeys();
  return (
    <>
      <SectionLinks />
      <LinkPrefetch />
    </>
  );
}

/**
 * Marks the section that is read in the contents of a long page, and opens folded parts that links lead into. What does it is
 * loaded once the page is used.
 */
function followContents(): (() => void) | undefined {
  if (document.querySelector('.follow-links, .folded') === null) return;
  const shown = new AbortController();
  const { signal } = shown;
  const begin = memoizeAsync<void, void>(async () => (await import('../follow/follow-scroll.ts')).followScroll(signal));
  for (const sign of ['scroll', 'pointerdown', 'keydown'])
    addEventListener(sign, () => begin(), { once: true, signal });
  if (location.hash !== '') begin();
  return () => shown.abort();
}
