import { useSyncExternalStore } from 'react';

export const THEME_KEY = 'theme';
export type Theme = 'light' | 'dark';

/** Runs in the head before anything is painted: the stored theme, else the system's. */
export const THEME_SCRIPT = `(()=>{let t;try{t=localStorage.getItem('${THEME_KEY}')}catch{}
const d=document.documentElement;d.dataset.theme=t==='dark'||(!t&&matchMedia('(prefers-color-scheme: dark)').matches)?'dark':'light';d.classList.add('js')})()`;

const listeners = new Set<() => void>();

function current(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

export function useTheme(): [Theme, () => void] {
  const theme = useSyncExternalStore<Theme>(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current,
    () => 'light',
  );
  return [theme, toggle];
}

function toggle(): void {
  const theme: Theme = current() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage may be closed to this site; the choice then lasts for the page.
  }
  for (const listener of listeners) listener();
}
