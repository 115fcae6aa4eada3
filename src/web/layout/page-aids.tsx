import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { memoizeAsync } from '../../shared/memoize-async.ts';
import { usePageKeys } from './page-keys.ts';
import { SectionLinks } from './section-links.tsx';

/**
 * What every page has: links that copy the address of a section, folded parts that links open, contents that follow the
 * scrolling, shortcuts, tables that the keyboard scrolls.
 */
export function PageAids() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new tables
  useEffect(() => watchTables(), [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new contents, a new address another section
  useEffect(() => followContents(), [key]);
  usePageKeys();
  return <SectionLinks />;
}

/** What may scroll sideways. */
const SCROLLERS = '#main :is(div.scroll, div.book-table)';

/** Loads what makes the page's tables reachable by the Tab key, once one of them scrolls sideways. */
function watchTables(): () => void {
  const shown = new AbortController();
  const scrollers = [...document.querySelectorAll(SCROLLERS)];
  const observer = new ResizeObserver(() => {
    if (scrollers.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)) return;
    observer.disconnect();
    import('../follow/scroll-regions.ts').then(({ watchScrollers }) => watchScrollers(SCROLLERS, shown.signal));
  });
  // A table may grow while the element around it does not.
  for (const scroller of scrollers) for (const part of [scroller, ...scroller.children]) observer.observe(part);
  return () => {
    observer.disconnect();
    shown.abort();
  };
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
