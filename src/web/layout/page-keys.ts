import { useEffect } from 'react';
import { type Shortcut, shortcutOf } from './shortcuts.ts';

/** The links and buttons that the keys click. The header listens for `/`. */
const PLACES: Partial<Record<Shortcut, string>> = {
  '[': '#main .neighbours:not([aria-busy]) a[rel="prev"]',
  ']': '#main .neighbours:not([aria-busy]) a[rel="next"]',
  '?': '.foot [aria-haspopup="dialog"]',
};

/** Lets `[` and `]` lead to the neighbouring entries, and `?` open the list of keys. */
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
