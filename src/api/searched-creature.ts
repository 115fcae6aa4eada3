import type { Catalogue } from '../catalogue/catalogue.ts';
import { creatureBuildParameters } from '../contract/creature-build.ts';
import { InvalidParameters } from '../contract/problems.ts';
import type { SearchResult } from '../contract/search.ts';
import { slugify } from '../contract/slug.ts';
import type { CreatureWords } from '../search/creature-words.ts';
import { builtDocument } from './creature-build.ts';

/**
 * A creature that a search describes, worked out, as a result that leads to its page. A template that needs a variety and is
 * given none has the first one.
 * @returns null where the rules do not allow it
 */
export async function builtResult(catalogue: Catalogue, words: CreatureWords): Promise<SearchResult | null> {
  const { templates: known } = await catalogue.creatures.facts();
  const templates = words.templates.map(({ slug, variety }): string | null => {
    const varieties = known[slug]?.changes.varieties?.map((one) => one.slug) ?? [];
    if (variety === null) return [slug, ...varieties.slice(0, 1)].join(':');
    return varieties.includes(slugify(variety)) ? `${slug}:${slugify(variety)}` : null;
  });
  if (templates.includes(null)) return null;
  const given = {
    ...(templates.length > 0 && { template: templates.join(',') }),
    ...(words.classes.length > 0 && { class: words.classes.map(({ slug, level }) => `${slug}:${level}`).join(',') }),
  };
  const query = creatureBuildParameters.safeParse(given);
  if (!query.success) return null;
  try {
    const built = await builtDocument(catalogue, words.monster, query.data);
    if (built === null) return null;
    const { name, slug, type_name, challenge_rating } = built;
    return {
      ...{ kind: 'monsters', slug, name, label: `${type_name}, worked out` },
      url: `/monsters/${slug}?${new URLSearchParams(given).toString().replaceAll('%3A', ':').replaceAll('%2C', ',')}`,
      fact: challenge_rating === null ? null : `CR ${challenge_rating}`,
      summary:
        'Worked out from the monster, templates and class levels that you name; its page shows and changes each step.',
      snippet: null,
    };
  } catch (error) {
    if (error instanceof InvalidParameters) return null;
    throw error;
  }
}
