import { KIND_NAMES, KINDS } from '../../../contract/kinds.ts';
import type { CatalogueCounts } from '../../../contract/search.ts';
import { apiPaths } from '../../api-paths.ts';
import { apiOf } from '../../data/api.ts';
import { SITE_TITLE } from '../../layout/site.ts';
import { filePaths, paths } from '../../paths.ts';
import type { Route } from './+types/llms';

/** `/llms.txt`: what the site holds and how programs read it, for language models. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { origin } = new URL(request.url);
  const answer = await apiOf(context)<CatalogueCounts>(apiPaths.counts());
  const counts: Readonly<Record<string, number>> = answer.ok ? answer.value.counts : {};
  const kinds = KIND_NAMES.map((kind) => {
    const count = counts[kind] === undefined ? '' : `: ${counts[kind]} entries`;
    return `- [${KINDS[kind].title}](${origin}${paths.list(kind)})${count}; as JSON at ${origin}${apiPaths.list(kind)}`;
  });
  const text = `# ${SITE_TITLE}

> The rules of Dungeons & Dragons 3.5: the System Reference Document's facts, checked against the rules, in this site's own words. Free to read, no account, no key.

Every entry has a page such as ${origin}${paths.entry('spells', 'fireball')} and the same as JSON at ${origin}${apiPaths.entry('spells', 'fireball')}.
Figures are as the books print them; where the rules derive a figure, the entry says whether it agrees.

## Kinds

${kinds.join('\n')}

## For programs

- [API reference](${origin}${apiPaths.reference()}): every address with its parameters
- [OpenAPI document](${origin}${apiPaths.openApi()})
- [Search](${origin}${apiPaths.search({ q: 'type:spell fire' })}): names, texts and operators such as type:, level:, class:, cr:, price:
- [Addresses](${origin}${apiPaths.addresses()}): every entry
- [Downloads](${origin}${apiPaths.downloads()}): whole kinds, or everything, in one JSON file
- Entries of other books, by name, book and page alone (\`facts_only\`): ${origin}${apiPaths.list('feats', '?coverage=listed')}, and \`coverage=all\` for both
- [Sitemap](${origin}${filePaths.sitemap()})
`;
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
