import { useSyncExternalStore } from 'react';
import { stored } from '../storage/stored.ts';

export const THEME_KEY = 'theme';
export type Theme = 'light' | 'dark';

/** Sets the theme before the first paint: the stored one, else that of the system. */
export const THEME_SCRIPT = `(()=>{let t;try{t=localStorage.getItem('${THEME_KEY}')}catch{}
const d=document.documentElement;d.dataset.theme=t==='dark'||(!t&&matchMedia('(prefers-color-scheme: dark)').matches)?'dark':'light';d.classList.add('scripted')})()`;

/** The visitor's choice; null to follow the system. */
const storedTheme = stored<Theme | null>(THEME_KEY, {
  parse: (text) => (text === 'light' || text === 'dark' ? text : null),
  serialize: (theme) => theme,
});

/** The theme of the page, and a function that switches to the other one. */
export function useTheme(): [Theme, () => void] {
  return [useSyncExternalStore<Theme>(subscribe, currentTheme, () => 'light'), toggle];
}

function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  return storedTheme.subscribe(() => {
    document.documentElement.dataset.theme = storedTheme.read() ?? currentTheme();
    listener();
  });
}

function toggle(): void {
  storedTheme.write(currentTheme() === 'dark' ? 'light' : 'dark');
}
