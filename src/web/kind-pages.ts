import type { ComparedEntry, EntryDetails } from '../contract/entry-cards.ts';
import { isKindName, KIND_NAMES, type KindName } from '../contract/kinds.ts';

/** How a list is shown. */
export type View = 'entries' | 'table';

/** The kinds whose entries can be printed as cards. */
export type CardKind = EntryDetails['kind'];

type KindPages<Kind extends KindName> = {
  /** The drawing in `drawings.svg` that stands for the kind. */
  drawing: string;
  /** Whether the kind is a section of the main navigation, and whether that section is marked as under construction. */
  navigation: 'finished' | 'under construction' | 'absent';
  /** The default view of its list. */
  view: View;
  cards: Kind extends CardKind ? true : false;
};

/** How the pages show each kind. */
export const KIND_PAGES = {
  spells: { drawing: 'spell-book', navigation: 'finished', view: 'entries', cards: true },
  feats: { drawing: 'sword-brandish', navigation: 'finished', view: 'entries', cards: true },
  classes: { drawing: 'visored-helm', navigation: 'finished', view: 'entries', cards: false },
  races: { drawing: 'dwarf-face', navigation: 'under construction', view: 'entries', cards: false },
  monsters: { drawing: 'spiked-dragon-head', navigation: 'finished', view: 'entries', cards: true },
  items: { drawing: 'locked-chest', navigation: 'finished', view: 'table', cards: true },
  skills: { drawing: 'lockpicks', navigation: 'finished', view: 'entries', cards: false },
  languages: { drawing: 'rune-stone', navigation: 'under construction', view: 'entries', cards: false },
  deities: { drawing: 'sun-priest', navigation: 'under construction', view: 'entries', cards: false },
  rulebooks: { drawing: 'bookshelf', navigation: 'under construction', view: 'entries', cards: false },
  powers: { drawing: 'spell-book', navigation: 'absent', view: 'entries', cards: true },
  domains: { drawing: 'sun-priest', navigation: 'absent', view: 'entries', cards: false },
  glossary: { drawing: 'bookshelf', navigation: 'absent', view: 'entries', cards: false },
  rules: { drawing: 'bookshelf', navigation: 'absent', view: 'entries', cards: false },
  traps: { drawing: 'locked-chest', navigation: 'absent', view: 'table', cards: false },
  templates: { drawing: 'spiked-dragon-head', navigation: 'absent', view: 'entries', cards: false },
} as const satisfies { [Kind in KindName]: KindPages<Kind> };

/** The drawing that stands for a kind. */
export const drawingOf = (kind: KindName): string => KIND_PAGES[kind].drawing;

export function isCardKind(name: string): name is CardKind {
  return isKindName(name) && KIND_PAGES[name].cards;
}

/** The kinds whose entries can be printed as cards. */
export const CARD_KINDS = KIND_NAMES.filter(isCardKind);

/** The kinds whose entries can be compared. */
export const COMPARED_KINDS = [
  'spells',
  'powers',
  'feats',
  'classes',
  'races',
  'monsters',
  'items',
  'skills',
  'deities',
] as const satisfies readonly ComparedEntry['kind'][];

export const isComparedKind = (kind: KindName): boolean => COMPARED_KINDS.some((compared) => compared === kind);
