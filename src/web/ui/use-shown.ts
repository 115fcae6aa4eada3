import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings an element into view when what it shows changes. A page that nobody has used yet stays where it is.
 * @param content what changes with what the element shows
 */
export function useShown<Shown extends HTMLElement>(content: string): RefObject<Shown | null> {
  const element = useRef<Shown>(null);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const changed = shown.current !== content;
    shown.current = content;
    if (changed && navigator.userActivation?.hasBeenActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [content]);
  return element;
}
