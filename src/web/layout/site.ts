import { KIND_NAMES, KINDS, type KindName } from '../../contract/kinds.ts';
import { KIND_PAGES } from '../kind-pages.ts';
import { paths } from '../paths.ts';
import type { IconName } from '../ui/icon-names.ts';

export const SITE_NAME = 'D&D 3.5e';
export const SITE_TITLE = 'Complete D&D 3.5e Reference';
/** The background of each theme, for the browser's own bars; the same as in `theme/tokens.css`. */
export const THEME_COLORS = { light: '#fbfaf6', dark: '#14171d' } as const;
export const COPYRIGHT_YEAR = 2024;

/** An entry of the main navigation. */
export type Section = {
  name: SectionName;
  path: string;
  title: string;
  /** The drawing in `drawings.svg` that stands for it. */
  drawing: string;
  /** Whether the navigation marks it as work in progress. */
  construction: boolean;
};

type KindPages = typeof KIND_PAGES;
type NavigationKind = { [Kind in KindName]: KindPages[Kind]['navigation'] extends 'absent' ? never : Kind }[KindName];
export type SectionName = NavigationKind | 'shop';

const isInNavigation = (kind: KindName): kind is NavigationKind => KIND_PAGES[kind].navigation !== 'absent';

/** The sections of the main navigation, in order. */
export const SECTIONS: readonly Section[] = [
  ...KIND_NAMES.filter(isInNavigation).map((kind) => ({
    name: kind,
    path: paths.list(kind),
    title: KINDS[kind].title,
    drawing: KIND_PAGES[kind].drawing,
    construction: KIND_PAGES[kind].navigation === 'under construction',
  })),
  { name: 'shop', path: paths.shop(), title: 'Shop Generator', drawing: 'coins', construction: true },
];

/** What one can do here beside reading. */
export type Tool = { name: string; text: string; path: string; icon: IconName };

/** The tools in the header's box, in the menu and on the home page, in order. */
export const TOOLS: readonly Tool[] = [
  { name: 'My character', text: 'What it can take now', path: paths.character(), icon: 'user-round' },
  { name: 'Crafting', text: 'Price and cost of any item', path: paths.crafting(), icon: 'anvil' },
  { name: 'Encounters', text: 'Find one and run it', path: paths.encounters(), icon: 'swords' },
  { name: 'Summoning', text: 'What a spell brings', path: paths.summoning(), icon: 'sparkles' },
  { name: 'Companions', text: 'Familiars, mounts, animals', path: paths.companions(), icon: 'paw-print' },
  { name: 'Forms', text: 'Wild shape and polymorph', path: paths.forms(), icon: 'bird' },
  { name: 'Treasure', text: 'Roll a hoard of any level', path: paths.treasure(), icon: 'coins' },
  { name: 'Compare', text: 'Up to four side by side', path: paths.compare(), icon: 'columns-3' },
  { name: 'My books', text: 'What your table allows', path: paths.books(), icon: 'book-marked' },
  { name: 'My lists', text: 'Gear, spells, monsters', path: paths.lists(), icon: 'star' },
  { name: 'Sheet import', text: 'From a spreadsheet', path: paths.characterSheet(), icon: 'file-up' },
  { name: 'Shop', text: 'Stock one for a town', path: paths.shop(), icon: 'store' },
];

/** The lists that belong to the rules of play, beside that of the rules themselves. */
const RULES_KINDS: readonly KindName[] = ['glossary', 'templates', 'traps'];
const RULES = { name: KINDS.rules.title, to: paths.list('rules') };
const RULES_PLACES = [RULES.to, ...RULES_KINDS.map((kind) => paths.list(kind))];

/** The steps from home to the list of a kind. */
export const stepsTo = (kind: KindName): { name: string; to: string }[] => (RULES_KINDS.includes(kind) ? [RULES] : []);

/** Whether a page belongs to the rules of play: their pages, the glossary, templates and traps. */
export const isInRules = (pathname: string): boolean => RULES_PLACES.some((path) => isCurrent(path, pathname));

/** Whether a path of the navigation is the current page or an ancestor of it. */
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
