import { z } from 'zod';
import { freeText, wholeNumber } from './parameters.ts';
import { OPERATORS } from './search-operators.ts';

const GRAMMAR = `Words of a name or of the rules text, in any order, the last perhaps unfinished; misspelt words find the names
nearest to them. \`"exact phrase"\` must stand so in the text, \`-word\` must not. Further:

${Object.entries(OPERATORS)
  .map(([name, { asks, example }]) => `- \`${name}:\` ${asks} (\`${example}\`)`)
  .join('\n')}

Values: \`a,b\` any of them; figures also \`5..8\`, \`5..\`, \`..8\`, \`<5\`, \`<=5\`, \`>5\`, \`>=5\`, \`1/2\`. \`-operator:value\` leaves out.
Names come before rules texts.`;

export const searchParameters = z.object({
  q: freeText.default('').meta({ description: GRAMMAR }),
  limit: wholeNumber(1, 100).default(20),
});

export const searchResult = z
  .object({
    kind: z.string().meta({ description: 'Collection, such as spells' }),
    slug: z.string(),
    name: z.string(),
    url: z.string(),
    summary: z.string().nullable(),
    snippet: z.string().nullable().meta({
      description:
        'Why it matched, where the name does not show it: a piece of the text or another name, as HTML with <mark> around the words found',
    }),
  })
  .meta({ id: 'SearchResult' });
export type SearchResult = z.infer<typeof searchResult>;

export const searchAnswer = z.object({ results: z.array(searchResult), total: z.int().min(0) });
export type SearchAnswer = z.infer<typeof searchAnswer>;

/** How many entries each kind has, by collection. */
export const catalogueCounts = z.object({ counts: z.record(z.string(), z.int()) });
export type CatalogueCounts = z.infer<typeof catalogueCounts>;
