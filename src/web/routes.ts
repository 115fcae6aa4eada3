import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** The route table of the specification, in its order, and what stands beside it. */
export default [
  index('screens/home/home.tsx'),
  route('spells', 'screens/spells/spell-list.tsx'),
  route('spells/:slug', 'screens/spells/spell-detail.tsx'),
  route('feats', 'screens/feats/feat-list.tsx'),
  route('feats/:slug', 'screens/feats/feat-detail.tsx'),
  route('skills', 'screens/skills/skill-list.tsx'),
  route('skills/:slug', 'screens/skills/skill-detail.tsx'),
  route('monsters', 'screens/monsters/monster-list.tsx'),
  route('monsters/:slug', 'screens/monsters/monster-detail.tsx'),
  route('items', 'screens/items/item-list.tsx'),
  route('items/:slug', 'screens/items/item-detail.tsx'),
  route('rulebooks', 'screens/rulebooks/rulebook-list.tsx'),
  route('rulebooks/:slug', 'screens/rulebooks/rulebook-detail.tsx'),
  route('privacy', 'screens/pages/privacy.tsx'),
  route('terms', 'screens/pages/terms.tsx'),
  route('contacts', 'screens/pages/contacts.tsx'),
  route('credits', 'screens/pages/credits.tsx'),
  route('search', 'screens/search/search.tsx'),
  ...['classes', 'races', 'languages', 'deities', 'domains', 'powers'].flatMap((kind) => [
    route(kind, 'screens/pages/coming-soon.tsx', { id: `coming-${kind}` }),
    route(`${kind}/:slug`, 'screens/pages/coming-soon.tsx', { id: `coming-${kind}-detail` }),
  ]),
  route('shop', 'screens/pages/coming-soon.tsx', { id: 'coming-shop' }),
  route('character-sheet', 'screens/pages/coming-soon.tsx', { id: 'coming-character-sheet' }),
  route('*', 'screens/pages/not-found.tsx'),
] satisfies RouteConfig;
