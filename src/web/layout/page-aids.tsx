import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useLinkPrefetch } from './link-prefetch.ts';
import { usePageKeys } from './page-keys.ts';
import { watchScrollers } from './scroll-regions.ts';
import { SectionLinks } from './section-links.tsx';

/** What pages offer beside what is on them: addresses of sections copied, keys, tables that scroll by key, links fetched ahead. */
export function PageAids() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other tables
  useEffect(() => watchScrollers(), [key]);
  usePageKeys();
  useLinkPrefetch();
  return <SectionLinks />;
}
