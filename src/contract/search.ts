import { z } from 'zod';
import { KIND_NAMES } from './kinds.ts';
import { MAX_PAGE } from './limits.ts';
import { coverageParameters } from './listed.ts';
import { booksParameter, freeText, wholeNumber, yesOrNo } from './parameters.ts';
import { OPERATORS } from './search-operators.ts';

const GRAMMAR = `Words of a name or of the rules text, in any order, the last perhaps unfinished; misspelt words find the names
nearest to them. \`"exact phrase"\` must stand so in the text, \`-word\` must not. Further:

${Object.entries(OPERATORS)
  .map(([name, { meaning, example }]) => `- \`${name}:\` ${meaning} (\`${example}\`)`)
  .join('\n')}

Values: \`a,b\` any of them; figures also \`5..8\`, \`5-8\`, \`5..\`, \`..8\`, \`<5\`, \`<=5\`, \`>5\`, \`>=5\`, \`1/2\`. \`-operator:value\` leaves out.
An operator whose values are none of its own is searched for as words.
Names come before rules texts. A monster with templates or class levels (\`ogre fighter 4\`) is worked out and stands in \`built\`.
A plain question is read as filters where its words name a kind, class, school, level, type, size,
challenge rating, price or effect (\`3rd level fire spells\`, \`monsters immune to fire\`), also with comparisons and
negations (\`undead under cr 5\`, \`wizard spells not evocation\`): \`understood\` says which.`;

export const searchParameters = z.object({
  q: freeText.default('').meta({ description: GRAMMAR }),
  limit: wholeNumber(1, 100).default(20),
  page: wholeNumber(1, MAX_PAGE).default(1).meta({ description: 'From 1, which it is without' }),
  kind: z
    .enum(KIND_NAMES, { error: `must be one of ${KIND_NAMES.join(', ')}` })
    .optional()
    .meta({ description: 'Only entries of this collection; `kinds` counts them all nevertheless' }),
  plain: yesOrNo
    .optional()
    .meta({ description: 'yes searches for the words as they stand and reads none as a filter; operators hold' }),
  ...coverageParameters,
  beside: wholeNumber(1, 20).optional().meta({
    description: 'So many entries known by name, book and page only stand beside the results, in `beside`',
  }),
  books: booksParameter,
});

export const searchResult = z
  .object({
    kind: z.string().meta({ description: 'Collection, such as spells' }),
    slug: z.string(),
    name: z.string(),
    url: z
      .string()
      .meta({ description: 'Its page; where a section or a row of it answers, with the anchor of that part' }),
    label: z.string().meta({ description: 'What it is, such as Magical beast or Evocation' }),
    fact: z.string().nullable().meta({ description: 'What one compares it by: challenge rating, level or price' }),
    summary: z.string().nullable(),
    snippet: z.string().nullable().meta({
      description:
        'Why it matched, where the name does not show it: a piece of the text or another name, as HTML with <mark> around the words found',
    }),
  })
  .meta({ id: 'SearchResult' });
export type SearchResult = z.infer<typeof searchResult>;

const understoodWords = z
  .object({
    words: z.string().meta({ description: 'Words of the query, in lower case without accents' }),
    operator: z.string().meta({ description: 'Operator that they were read as, after - where they leave out' }),
    value: z.string().meta({ description: 'Its value, as the operator takes it' }),
    without: z.string().meta({ description: 'The query without these words' }),
  })
  .meta({ id: 'UnderstoodWords' });
export type UnderstoodWords = z.infer<typeof understoodWords>;

/** Entries known by name, book and page only. */
const beside = z.object({ results: z.array(searchResult), total: z.int().min(0) });

export const searchResponse = z.object({
  results: z.array(searchResult),
  total: z.int().min(0).meta({ description: 'Entries found; of the kind, where one is asked for' }),
  kinds: z
    .array(z.object({ kind: z.string(), total: z.int().min(1) }))
    .meta({ description: 'How many entries of each collection are found, the most first' }),
  understood: z.array(understoodWords).meta({ description: 'The words of a plain question that were read as filters' }),
  built: searchResult.optional().meta({
    description:
      'The creature that the query describes, worked out: a monster with templates or class levels (`ogre fighter 4`, `half-dragon ogre`)',
  }),
  beside: beside.optional().meta({
    description: 'The first entries known by name, book and page only, where the query has `beside`',
  }),
});
export type SearchResponse = z.infer<typeof searchResponse>;

/** The number of entries of each kind. */
export const catalogueCounts = z.object({ counts: z.record(z.string(), z.int()) });
export type CatalogueCounts = z.infer<typeof catalogueCounts>;
