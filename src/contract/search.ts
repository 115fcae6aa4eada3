import { z } from 'zod';
import { freeText, wholeNumber } from './parameters.ts';

export const searchParameters = z.object({
  q: freeText.default('').meta({ description: 'What to look for: words of a name or of the rules text' }),
  limit: wholeNumber(1, 100).default(20),
});

export const searchResult = z
  .object({
    kind: z.string().meta({ description: 'Collection, such as spells' }),
    slug: z.string(),
    name: z.string(),
    url: z.string(),
    summary: z.string().nullable(),
    snippet: z.string().nullable().meta({ description: 'Why it matched, where the name does not show it' }),
  })
  .meta({ id: 'SearchResult' });
export type SearchResult = z.infer<typeof searchResult>;

export const searchAnswer = z.object({ results: z.array(searchResult), total: z.int().min(0) });
export type SearchAnswer = z.infer<typeof searchAnswer>;

/** How many entries each kind has, by collection. */
export const catalogueCounts = z.object({ counts: z.record(z.string(), z.int()) });
export type CatalogueCounts = z.infer<typeof catalogueCounts>;
