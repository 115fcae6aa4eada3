import { type RefObject, useEffect, useRef } from 'react';
import { useHydrated } from '../hydration/use-hydrated.ts';

/**
 * Brings an element into view when what it shows changes. What the page was loaded with stays where it is.
 * @param content what changes with what the element shows
 */
export function useShown<Shown extends HTMLElement>(content: string): RefObject<Shown | null> {
  const element = useRef<Shown>(null);
  const hydrated = useHydrated();
  const shown = useRef(hydrated ? null : content);
  useEffect(() => {
    if (shown.current !== content) element.current?.scrollIntoView({ block: 'nearest' });
    shown.current = content;
  }, [content]);
  return element;
}
