import { KIND_NAMES, KINDS } from '../../../contract/kinds.ts';
import type { CatalogueCounts } from '../../../contract/search.ts';
import { apiOf } from '../../data/api.ts';
import { SITE_TITLE } from '../../layout/site.ts';
import type { Route } from './+types/llms';

/** `/llms.txt`: what the site holds and how programs read it, for language models. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { origin } = new URL(request.url);
  const answer = await apiOf(context)<CatalogueCounts>('/api/counts');
  const counts: Readonly<Record<string, number>> = answer.ok ? answer.value.counts : {};
  const kinds = KIND_NAMES.map((kind) => {
    const count = counts[kind] === undefined ? '' : `: ${counts[kind]} entries`;
    return `- [${KINDS[kind].title}](${origin}/${kind})${count}; as JSON at ${origin}/api/${kind}`;
  });
  const text = `# ${SITE_TITLE}

> The rules of Dungeons & Dragons 3.5: the System Reference Document's facts, checked against the rules, in this site's own words. Free to read, no account, no key.

Every entry has a page such as ${origin}/spells/fireball and the same as JSON at ${origin}/api/spells/fireball.
Figures are as the books print them; where the rules derive a figure, the entry says whether it agrees.

## Kinds

${kinds.join('\n')}

## For programs

- [API reference](${origin}/api): every address with its parameters
- [OpenAPI document](${origin}/api/openapi.json)
- [Search](${origin}/api/search?q=type:spell%20fire): names, texts and operators such as type:, level:, class:, cr:, price:
- [Addresses](${origin}/api/addresses): every entry
- [Downloads](${origin}/api/downloads): whole kinds, or everything, in one JSON file
- [Sitemap](${origin}/sitemap.xml)
`;
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
