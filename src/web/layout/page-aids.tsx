import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { LinkPrefetch } from './link-prefetch.tsx';
import { usePageKeys } from './page-keys.ts';
import { watchScrollers } from './scroll-regions.ts';
import { SectionLinks } from './section-links.tsx';

/** Helps on every page: copied addresses of sections, keys, tables that scroll by key, and prefetched links. */
export function PageAids() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other tables
  useEffect(() => watchScrollers(), [key]);
  usePageKeys();
  return (
    <>
      <SectionLinks />
      <LinkPrefetch />
    </>
  );
}
