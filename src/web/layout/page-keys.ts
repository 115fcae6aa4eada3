import { useEffect } from 'react';
import { type Shortcut, shortcutOf } from './shortcuts.ts';

/** Selectors of the links and buttons that the shortcuts click. The header handles `/`. */
const TARGETS: Partial<Record<Shortcut, string>> = {
  '[': '#main .neighbours:not([aria-busy]) a[rel="prev"]',
  ']': '#main .neighbours:not([aria-busy]) a[rel="next"]',
  '?': '.site-footer [aria-haspopup="dialog"]',
};

/** Makes `[` and `]` open the neighbouring entries, and `?` the dialog of shortcuts. */
export function usePageKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      const target = shortcut && TARGETS[shortcut];
      if (!target) return;
      event.preventDefault();
      document.querySelector<HTMLElement>(target)?.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
