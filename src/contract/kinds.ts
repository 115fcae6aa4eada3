/** One kind of entry. Its key in `KINDS` is the name of its table and the path of its API and pages. */
type Kind = { readonly singular: string; readonly title: string; readonly plural?: string };

/** Every kind of the catalogue, by collection name. */
export const KINDS = {
  spells: { singular: 'spell', title: 'Spells' },
  feats: { singular: 'feat', title: 'Feats' },
  classes: { singular: 'class', title: 'Classes' },
  races: { singular: 'race', title: 'Races' },
  monsters: { singular: 'monster', title: 'Monsters' },
  items: { singular: 'item', title: 'Items' },
  skills: { singular: 'skill', title: 'Skills' },
  languages: { singular: 'language', title: 'Languages' },
  deities: { singular: 'deity', title: 'Deities' },
  rulebooks: { singular: 'rulebook', title: 'Rulebooks' },
  powers: { singular: 'power', title: 'Psionic powers' },
  domains: { singular: 'domain', title: 'Domains' },
  glossary: { singular: 'term', title: 'Glossary', plural: 'terms' },
  rules: { singular: 'rule', title: 'Rules' },
  traps: { singular: 'trap', title: 'Traps' },
  templates: { singular: 'template', title: 'Templates' },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;

export const KIND_NAMES = Object.keys(KINDS) as KindName[];

/** The plural of the kind in running text: `spells`, `psionic powers`, `terms`. */
export function pluralOf(kind: KindName): string {
  const { plural, title }: Kind = KINDS[kind];
  return plural ?? title.toLowerCase();
}

export function isKindName(name: string): name is KindName {
  return Object.hasOwn(KINDS, name);
}
