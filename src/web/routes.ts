import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { KIND_NAMES, KINDS } from '../contract/kinds.ts';

/** A page whose id is its path, not that of its file: the table of all routes is among the first scripts of every page. */
const page = (path: string, file: string) => route(path, file, { id: path });

/** Pages for developers, which exist in watch mode only. */
const INTERNAL =
  process.env.NODE_ENV === 'development' ? [page('internal/components', 'screens/internal/components.tsx')] : [];

/** The list and the detail page of each kind. Files are named after the kind: `screens/spells/spell-list.tsx`. */
const KIND_ROUTES = KIND_NAMES.flatMap((kind) => {
  const file = `screens/${kind}/${KINDS[kind].singular}`;
  return [page(kind, `${file}-list.tsx`), page(`${kind}/:slug`, `${file}-detail.tsx`)];
});

/** The routes of all pages and generated files. */
export default [
  index('screens/home/home.tsx', { id: 'home' }),
  ...KIND_ROUTES,
  page('cards', 'screens/cards/cards.tsx'),
  page('compare', 'screens/compare/compare.tsx'),
  page('lists', 'screens/lists/lists.tsx'),
  page('lists/:id', 'screens/lists/own-list.tsx'),
  page('books', 'screens/campaign/books.tsx'),
  page('campaign', 'screens/campaign/campaign.tsx'),
  page('campaign/:id', 'screens/campaign/own-campaign.tsx'),
  page('effects', 'screens/effects/effect-list.tsx'),
  page('effects/:slug', 'screens/effects/effect-detail.tsx'),
  page('privacy', 'screens/pages/privacy.tsx'),
  page('terms', 'screens/pages/terms.tsx'),
  page('contacts', 'screens/pages/contacts.tsx'),
  page('credits', 'screens/pages/credits.tsx'),
  page('search', 'screens/search/search.tsx'),
  page('shop', 'screens/shop/shop.tsx'),
  page('crafting', 'screens/crafting/crafting.tsx'),
  page('treasure', 'screens/treasure/treasure.tsx'),
  page('encounters', 'screens/encounters/encounters.tsx'),
  page('encounters/stat-blocks', 'screens/encounters/stat-blocks.tsx'),
  page('encounters/run', 'screens/run/run.tsx'),
  page('encounters/players', 'screens/run/players.tsx'),
  page('summoning', 'screens/summoning/summoning.tsx'),
  page('companions', 'screens/companions/companions.tsx'),
  page('forms', 'screens/forms/forms.tsx'),
  page('offline', 'screens/offline/offline.tsx'),
  page('sitemap.xml', 'screens/files/sitemap.ts'),
  page('robots.txt', 'screens/files/robots.ts'),
  page('llms.txt', 'screens/files/llms.ts'),
  page('social/*', 'screens/files/social-image.ts'),
  page('shop/portrait.svg', 'screens/shop/portrait.ts'),
  page('character-sheet', 'screens/character-sheet/character-sheet.tsx'),
  page('character', 'screens/character/character.tsx'),
  page('character/:id', 'screens/character/own-character.tsx'),
  ...INTERNAL,
  page('*', 'screens/pages/not-found.tsx'),
] satisfies RouteConfig;
