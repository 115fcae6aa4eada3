import type { Addresses } from '../../../contract/downloads.ts';
import { KIND_NAMES } from '../../../contract/kinds.ts';
import { apiPaths } from '../../api-paths.ts';
import { apiOf } from '../../data/api.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/sitemap';

/** Every page that search engines may show: `/sitemap.xml`. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { origin } = new URL(request.url);
  const answer = await apiOf(context)<Addresses>(apiPaths.addresses({ coverage: 'all' }));
  if (!answer.ok) return new Response(answer.cause, { status: answer.status || 503 });
  const pages = [
    paths.home(),
    ...KIND_NAMES.map((kind) => paths.list(kind)),
    paths.effects(),
    paths.shop(),
    paths.crafting(),
    paths.treasure(),
    paths.encounters(),
    paths.summoning(),
    paths.companions(),
    paths.forms(),
    paths.books(),
    paths.characterSheet(),
  ];
  const others = [paths.privacy(), paths.terms(), paths.credits(), paths.contacts(), apiPaths.reference()];
  const lines = [...pages, ...others, ...answer.value.addresses].map(
    (path) => `<url><loc>${origin}${path}</loc></url>`,
  );
  const map = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</urlset>
`;
  return new Response(map, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
