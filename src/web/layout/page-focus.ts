import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The last link that was followed from a page, by the page's address. */
const links = new Map<string, string>();

/**
 * Moves the focus after a navigation within the site: to the heading, which screen readers then read out. After going
 * back it moves to the link that was followed before.
 */
export function usePageFocus(): void {
  const { pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const currentPage = useRef({ pathname, address: pathname + search });
  useEffect(() => {
    const remember = ({ target }: Event) => {
      const href = (target as Element | null)?.closest?.('a[href]')?.getAttribute('href');
      if (href) links.set(currentPage.current.address, href);
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, []);
  useEffect(() => {
    const before = currentPage.current;
    const address = pathname + search;
    currentPage.current = { pathname, address };
    const moved = before.pathname !== pathname;
    if (moved && hasOwnFocus()) return;
    const followed = type === 'POP' && moved ? links.get(address) : undefined;
    const link = followed && document.querySelector<HTMLElement>(`#main a[href="${CSS.escape(followed)}"]`);
    if (link) link.focus({ preventScroll: true });
    else if (hash !== '') return markArrival(hash);
    else if (moved) focusHeading();
  }, [pathname, search, hash, type]);
}

const ARRIVAL_MILLISECONDS = 2500;

/**
 * Highlights the part of the page that a link led to, because `:target` misses navigations within the site.
 */
function markArrival(hash: string): (() => void) | undefined {
  const part = document.getElementById(hash.slice(1));
  if (part === null || part.matches('main, :target')) return;
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.dataset.arrived = '';
  const leave = () => {
    delete part.dataset.arrived;
  };
  // The row of a table stays marked until the visitor goes on: among dozens it would be lost again at the next glance.
  if (part.matches('tr')) return leave;
  const timer = setTimeout(leave, ARRIVAL_MILLISECONDS);
  return () => {
    clearTimeout(timer);
    leave();
  };
}

/** Whether the page has already focused one of its fields, as the search page does. */
function hasOwnFocus(): boolean {
  return document.activeElement?.matches('#main :is(input, select, textarea)') ?? false;
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
