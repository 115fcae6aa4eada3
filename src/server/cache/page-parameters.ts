import { KIND_NAMES } from '../../contract/kinds.ts';
import type { RawQuery } from '../../contract/query.ts';

/** The parameters of an address in their order, and whether the same ones always get the same answer. */
export type Rule = {
  names: readonly string[];
  repeatable?: (query: RawQuery) => boolean;
  /** Parameters that only the page's script reads: they stay in the address, and the server's answer is the same. */
  scripts?: readonly string[];
  /** Large answers that share the room of those with parameters. */
  large?: boolean;
};

/** What lists' pages take beyond the API's parameters. */
const LIST = ['letter', 'class', 'view', 'cols'];
/** What entries' pages take. */
const ENTRY: Readonly<Record<string, readonly string[]>> = {
  classes: ['variant'],
};
const PICTURES = [
  ...['/portraits/:file', '/artwork/:file', '/tokens/:file', '/social/:file'],
  ...KIND_NAMES.map((kind) => `/social/${kind}/:file`),
];
const SHOP = ['shop_name', 'owner', 'race', 'alignment', 'notes', 'lock', 'sold', 'markup', 'haggle', 'buys', 'view'];
const STOCK = '/api/items/shop/generate';

/**
 * What each page's address may hold. A page with a parameter that is not named here works, but is made anew at each
 * request: the test that follows every link of the site tells which.
 */
export function pageParameters(ofApi: (path: string) => readonly string[]): [path: string, rule: Rule][] {
  return [
    ...KIND_NAMES.flatMap((kind): [string, Rule][] => [
      [`/${kind}`, { names: [...ofApi(`/api/${kind}`), ...LIST] }],
      [`/${kind}/:slug`, { names: ENTRY[kind] ?? [] }],
    ]),
    ...['/', '/privacy', '/terms', '/credits'].map((path): [string, Rule] => [path, { names: [] }]),
    ['/contacts', { names: ['about'] }],
    ['/search', { names: ['q'] }],
    ['/lists', { names: ['list'] }],
    ['/lists/:id', { names: [] }],
    ['/effects', { names: [] }],
    ['/effects/:slug', { names: [] }],
    ...['/sitemap.xml', '/robots.txt', '/llms.txt'].map((path): [string, Rule] => [path, { names: [] }]),
    ...PICTURES.map((path): [string, Rule] => [path, { names: [], large: true }]),
    ['/shop/portrait.svg', { names: ['seed'] }],
    ['/offline', { names: [], scripts: ['to'] }],
    ['/character-sheet', { names: [], scripts: ['url'] }],
    [
      '/shop',
      {
        names: [...SHOP, ...ofApi(STOCK)],
        // Without a seed the page draws names; with these it draws a seed and leads on.
        repeatable: ({ seed, generate, names }) => seed !== undefined && generate === undefined && names === undefined,
      },
    ],
  ];
}
