import { filePaths, paths } from '../../paths.ts';
import type { Route } from './+types/robots';

/** `/robots.txt`: allows everything except searches, shops, treasures, forms and creatures that are made of monsters, which are endless and have no content of their own. */
export function loader({ request }: Route.LoaderArgs): Response {
  const { origin } = new URL(request.url);
  const rules = `User-agent: *
Disallow: ${paths.search()}?
Disallow: ${paths.shop()}?
Disallow: ${paths.treasure()}?
Disallow: ${paths.summoning()}?
Disallow: ${paths.companions()}?
Disallow: ${paths.forms()}?
Disallow: ${paths.list('monsters')}/*?
Allow: /

Sitemap: ${origin}${filePaths.sitemap()}
`;
  return new Response(rules, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
