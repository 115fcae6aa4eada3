import { KIND_NAMES, type KindName } from '../../contract/kinds.ts';
import {
  CASTING_PARAMETERS,
  CHARACTER_PARAMETERS,
  COMPARE_PARAMETERS,
  CRAFTING_PARAMETERS,
  ENCOUNTER_PARAMETERS,
  FIGHT_PARAMETERS,
  LIST_PARAMETERS,
  MAKE_PARAMETERS,
  REGISTER_PARAMETERS,
  RULE_PARAMETERS,
  RULEBOOKS_PARAMETERS,
  RULES_CONTENTS_PARAMETERS,
  SHOP_PARAMETERS,
  STAT_BLOCK_PARAMETERS,
  SUMMONING_PARAMETERS,
  TEMPLATE_PARAMETERS,
  TREASURE_PARAMETERS,
} from '../../contract/page-parameters.ts';
import type { RawQuery } from '../../contract/query.ts';

/** How the cache treats the addresses of a route. */
export type PageRule = {
  /** The parameters that the response depends on. */
  names: readonly string[];
  /** Whether the same address always has the same response. True if absent. */
  cacheable?: (query: RawQuery) => boolean;
  /** Parameters that only the page's scripts read, so that the response does not depend on them. */
  scriptNames?: readonly string[];
  /** Ignores unknown parameters, as the API does, because no script reads the address of a picture. */
  ignoresOthers?: boolean;
  /** Stores large responses in the space of those with parameters. */
  unbounded?: boolean;
};

const ENTRY_PARAMETERS: Readonly<Partial<Record<KindName, readonly string[]>>> = {
  classes: ['variant'],
  spells: CASTING_PARAMETERS,
  powers: CASTING_PARAMETERS,
  rulebooks: REGISTER_PARAMETERS,
  rules: RULE_PARAMETERS,
  templates: TEMPLATE_PARAMETERS,
};
const MORE_LIST_PARAMETERS: Readonly<Partial<Record<KindName, readonly string[]>>> = {
  rulebooks: RULEBOOKS_PARAMETERS,
};
const PLAIN_PAGES = ['/', '/privacy', '/terms', '/credits', '/effects', '/effects/:slug', '/lists/:id'];
const FILES = ['/sitemap.xml', '/robots.txt', '/llms.txt'];
const PICTURES = [
  ...['/portraits/:file', '/artwork/:file', '/tokens/:file', '/social/:file'],
  ...KIND_NAMES.map((kind) => `/social/${kind}/:file`),
];
const SHOP_STOCK = '/api/items/shop/generate';

/** The rule of each page. `apiNames` gives the parameters of an address of the API. */
export function pageRules(apiNames: (path: string) => readonly string[]): [path: string, rule: PageRule][] {
  const buildParameters = (kind: KindName) =>
    kind === 'monsters' ? [...apiNames('/api/monsters/:slug/build'), ...MAKE_PARAMETERS] : [];
  return [
    ...KIND_NAMES.flatMap((kind): [string, PageRule][] => [
      [`/${kind}`, { names: [...apiNames(`/api/${kind}`), ...LIST_PARAMETERS, ...(MORE_LIST_PARAMETERS[kind] ?? [])] }],
      [`/${kind}/:slug`, { names: [...(ENTRY_PARAMETERS[kind] ?? []), ...buildParameters(kind)] }],
    ]),
    ['/rules', { names: RULES_CONTENTS_PARAMETERS }],
    ...[...PLAIN_PAGES, ...FILES].map((path): [string, PageRule] => [path, { names: [] }]),
    ...PICTURES.map((path): [string, PageRule] => [path, { names: [], ignoresOthers: true, unbounded: true }]),
    [
      '/crafting',
      {
        names: [...apiNames('/api/crafting'), ...CRAFTING_PARAMETERS],
        // With the rows of a form it redirects to the powers that they hold.
        cacheable: ({ effect, of }) => effect === undefined && of === undefined,
      },
    ],
    [
      '/treasure',
      {
        names: [...apiNames('/api/treasure'), ...TREASURE_PARAMETERS],
        // With a roll it redirects to a random seed.
        cacheable: ({ roll }) => roll === undefined,
      },
    ],
    [
      '/encounters',
      {
        names: [...apiNames('/api/encounters'), ...ENCOUNTER_PARAMETERS],
        // With a form it redirects to a random seed, or to the encounter with what was added.
        cacheable: ({ find, add }) => find === undefined && add === undefined,
      },
    ],
    ['/encounters/stat-blocks', { names: STAT_BLOCK_PARAMETERS }],
    ['/encounters/run', { names: FIGHT_PARAMETERS }],
    ['/summoning', { names: [...apiNames('/api/summoning/:slug'), ...SUMMONING_PARAMETERS] }],
    ['/companions', { names: apiNames('/api/companions') }],
    ['/forms', { names: apiNames('/api/forms') }],
    ['/encounters/players', { names: [] }],
    ['/compare', { names: COMPARE_PARAMETERS }],
    ['/contacts', { names: ['about'] }],
    ['/search', { names: ['q', 'kind', 'page', 'plain', 'coverage', 'books'] }],
    ['/books', { names: ['books'] }],
    ['/campaign', { names: ['table'] }],
    ['/campaign/:id', { names: [] }],
    ['/lists', { names: ['list'], scriptNames: ['name'] }],
    ['/shop/portrait.svg', { names: ['seed'], ignoresOthers: true }],
    ['/offline', { names: [], scriptNames: ['to'] }],
    ['/character', { names: [...apiNames('/api/character/plan'), ...CHARACTER_PARAMETERS] }],
    ['/character/:id', { names: [], scriptNames: CHARACTER_PARAMETERS }],
    ['/character-sheet', { names: [], scriptNames: ['url'] }],
    [
      '/shop',
      {
        names: [...SHOP_PARAMETERS, ...apiNames(SHOP_STOCK)],
        // Without a seed the page has random names. With the other two it redirects to a random seed.
        cacheable: ({ seed, generate, names }) => seed !== undefined && generate === undefined && names === undefined,
      },
    ],
  ];
}
