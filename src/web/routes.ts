import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { KIND_NAMES, KINDS } from '../contract/kinds.ts';

/** Pages for developers, which exist in watch mode only. */
const INTERNAL =
  process.env.NODE_ENV === 'development' ? [route('internal/components', 'screens/internal/components.tsx')] : [];

/** The list and the detail page of each kind. Files are named after the kind: `screens/spells/spell-list.tsx`. */
const KIND_ROUTES = KIND_NAMES.flatMap((kind) => {
  const file = `screens/${kind}/${KINDS[kind].singular}`;
  return [route(kind, `${file}-list.tsx`), route(`${kind}/:slug`, `${file}-detail.tsx`)];
});

/** The routes of all pages and generated files. */
export default [
  index('screens/home/home.tsx'),
  ...KIND_ROUTES,
  route('cards', 'screens/cards/cards.tsx'),
  route('compare', 'screens/compare/compare.tsx'),
  route('lists', 'screens/lists/lists.tsx'),
  route('lists/:id', 'screens/lists/own-list.tsx'),
  route('effects', 'screens/effects/effect-list.tsx'),
  route('effects/:slug', 'screens/effects/effect-detail.tsx'),
  route('privacy', 'screens/pages/privacy.tsx'),
  route('terms', 'screens/pages/terms.tsx'),
  route('contacts', 'screens/pages/contacts.tsx'),
  route('credits', 'screens/pages/credits.tsx'),
  route('search', 'screens/search/search.tsx'),
  route('shop', 'screens/shop/shop.tsx'),
  route('crafting', 'screens/crafting/crafting.tsx'),
  route('treasure', 'screens/treasure/treasure.tsx'),
  route('encounters', 'screens/encounters/encounters.tsx'),
  route('encounters/stat-blocks', 'screens/encounters/stat-blocks.tsx'),
  route('encounters/run', 'screens/run/run.tsx'),
  route('encounters/players', 'screens/run/players.tsx'),
  route('offline', 'screens/offline/offline.tsx'),
  route('sitemap.xml', 'screens/files/sitemap.ts'),
  route('robots.txt', 'screens/files/robots.ts'),
  route('llms.txt', 'screens/files/llms.ts'),
  route('social/*', 'screens/files/social-image.ts'),
  route('shop/portrait.svg', 'screens/shop/portrait.ts'),
  route('character-sheet', 'screens/character-sheet/character-sheet.tsx'),
  route('character', 'screens/character/character.tsx'),
  route('character/:id', 'screens/character/own-character.tsx'),
  ...INTERNAL,
  route('*', 'screens/pages/not-found.tsx'),
] satisfies RouteConfig;
