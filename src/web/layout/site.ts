import type { KindName } from '../../contract/kinds.ts';

export const SITE_NAME = 'D&D 3.5e';
export const SITE_TITLE = 'Complete D&D 3.5e Reference';
/** The paper of both themes, for what browsers draw around the page; as in `theme/tokens.css`. */
export const THEME_COLORS = { light: '#fbfaf6', dark: '#14171d' } as const;
export const COPYRIGHT_YEAR = 2024;

/** The eleven entries of the main navigation, in order, with their drawings in `drawings.svg`. */
export const SECTIONS = [
  { path: '/spells', title: 'Spells', drawing: 'spell-book' },
  { path: '/feats', title: 'Feats', drawing: 'sword-brandish' },
  { path: '/classes', title: 'Classes', drawing: 'visored-helm' },
  { path: '/races', title: 'Races', drawing: 'dwarf-face', construction: true },
  { path: '/monsters', title: 'Monsters', drawing: 'spiked-dragon-head' },
  { path: '/items', title: 'Items', drawing: 'locked-chest' },
  { path: '/skills', title: 'Skills', drawing: 'lockpicks' },
  { path: '/languages', title: 'Languages', drawing: 'rune-stone', construction: true },
  { path: '/deities', title: 'Deities', drawing: 'sun-priest', construction: true },
  { path: '/rulebooks', title: 'Rulebooks', drawing: 'bookshelf', construction: true },
  { path: '/shop', title: 'Shop Generator', drawing: 'coins', construction: true },
] as const satisfies readonly Section[];

export type Section = { path: string; title: string; drawing: string; construction?: boolean };

/** The drawing that stands for a kind; kinds beside the navigation borrow their nearest relative's. */
export function drawingOf(kind: KindName): string {
  const borrowed: Partial<Record<KindName, string>> = {
    powers: 'spell-book',
    domains: 'sun-priest',
    glossary: 'bookshelf',
  };
  return borrowed[kind] ?? SECTIONS.find(({ path }) => path === `/${kind}`)?.drawing ?? 'bookshelf';
}

/** An entry is current on its own path and on every path below it. */
export function isCurrent(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

/** The browser title of every page but home. */
export function pageTitle(name: string): string {
  return `${name} · D&D 3.5e tools`;
}

type Property = { property: string; content: string };
type PageMeta = [{ title: string }, { name: string; content: string }, Property, Property];

export function pageMeta(name: string, description: string): PageMeta {
  return [
    { title: pageTitle(name) },
    { name: 'description', content: description },
    { property: 'og:title', content: name },
    { property: 'og:description', content: description },
  ];
}

/** The same of a page that the server wrote. */
export function statedMeta() {
  const stated = (property: string) =>
    document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content ?? '';
  return pageMeta(stated('og:title'), stated('og:description'));
}
