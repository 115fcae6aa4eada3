import { useSyncExternalStore } from 'react';
import { stored } from '../storage/stored.ts';

export const THEME_KEY = 'theme';
export type Theme = 'light' | 'dark';

/** Runs in the head before anything is painted: the stored theme, else the system's. */
export const THEME_SCRIPT = `(()=>{let t;try{t=localStorage.getItem('${THEME_KEY}')}catch{}
const d=document.documentElement;d.dataset.theme=t==='dark'||(!t&&matchMedia('(prefers-color-scheme: dark)').matches)?'dark':'light';d.classList.add('js')})()`;

/** The visitor's choice; null where it is left to the system. */
const chosen = stored<Theme | null>(THEME_KEY, {
  parse: (text) => (text === 'light' || text === 'dark' ? text : null),
  serialize: (theme) => theme,
});

/** The theme of the page, and what switches to the other one. */
export function useTheme(): [Theme, () => void] {
  return [useSyncExternalStore<Theme>(subscribe, shown, () => 'light'), toggle];
}

function shown(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  return chosen.subscribe(() => {
    document.documentElement.dataset.theme = chosen.read() ?? shown();
    listener();
  });
}

function toggle(): void {
  chosen.write(shown() === 'dark' ? 'light' : 'dark');
}
