import { useEffect } from 'react';
import { type Shortcut, shortcutOf } from './shortcuts.ts';

/** What the keys follow or press; `/` is the header's. */
const PLACES: Partial<Record<Shortcut, string>> = {
  '[': '#main .neighbours:not([aria-busy]) a[rel="prev"]',
  ']': '#main .neighbours:not([aria-busy]) a[rel="next"]',
  '?': '.foot [aria-haspopup="dialog"]',
};

/** The keys `[` and `]` lead to the entries beside this one, and `?` lists all keys. */
export function usePageKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      const place = shortcut && PLACES[shortcut];
      if (!place) return;
      event.preventDefault();
      document.querySelector<HTMLElement>(place)?.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
