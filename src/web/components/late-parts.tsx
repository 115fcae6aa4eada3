import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePageKeys } from './page-keys.ts';
import { watchScrollers } from './scroll-regions.ts';
import { SectionLinks } from './section-links.tsx';

/** What pages offer beside what is on them: addresses of sections copied, keys, tables that scroll by key. */
export function LateParts() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other tables
  useEffect(() => watchScrollers(), [key]);
  usePageKeys();
  return <SectionLinks />;
}
