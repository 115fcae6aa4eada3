import { z } from 'zod';
import { detailFields, listOf, namedSlug } from './entries.ts';
import { choice, listParameters, sortBy } from './parameters.ts';

export const glossaryParameters = z.object({
  ...listParameters,
  category: choice('Category (slug)').optional(),
  rulebook: choice('Rulebook (slug or name)').optional(),
  sort: sortBy('glossary'),
});
export type GlossaryParameters = z.output<typeof glossaryParameters>;

export const termCard = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    category_name: z.string(),
    category_slug: z.string(),
    summary: z.string(),
    rulebook_name: z.string(),
  })
  .meta({ id: 'TermCard' });
export type TermCard = z.infer<typeof termCard>;

export const term = termCard
  .extend({
    ...detailFields,
    summary: z.string(),
    terms: z.array(z.string()).meta({ description: 'Words that rules texts use for it' }),
    effects: z.array(namedSlug).meta({ description: 'What entries do that has to do with it' }),
    description_html: z.string().nullable(),
    same_category: z.array(namedSlug).meta({ description: 'The other terms of its category' }),
  })
  .meta({ id: 'Term' });
export type Term = z.infer<typeof term>;

export const glossaryList = listOf('glossary', termCard);
export type GlossaryList = z.infer<typeof glossaryList>;

export const glossaryFilters = z.object({ categories: z.array(namedSlug) });
export type GlossaryFilters = z.infer<typeof glossaryFilters>;
