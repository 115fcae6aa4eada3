import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { LinkPrefetch } from './link-prefetch.tsx';
import { usePageKeys } from './page-keys.ts';
import { watchScrollers } from './scroll-regions.ts';
import { SectionLinks } from './section-links.tsx';

/**
 * What every page has: links that copy the address of a section, shortcuts, tables that the keyboard scrolls,
 * prefetching.
 */
export function PageAids() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new tables
  useEffect(() => watchScrollers(), [key]);
  usePageKeys();
  return (
    <>
      <SectionLinks />
      <LinkPrefetch />
    </>
  );
}
