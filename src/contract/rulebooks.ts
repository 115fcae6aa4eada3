import { z } from 'zod';
import { contentFile, entryReference, listOf, namedSlug } from './entries.ts';
import { choice, listParameters, sortBy } from './parameters.ts';
import { integerRanges } from './ranges.ts';

export const rulebookParameters = z.object({
  ...listParameters,
  edition: choice('Edition (slug or name)').optional(),
  year: integerRanges('Year of publication', 1970, 2030).optional(),
  sort: sortBy('rulebooks'),
});
export type RulebookParameters = z.output<typeof rulebookParameters>;

export const rulebookCard = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    abbr: z.string().nullable(),
    description: z.string().nullable(),
    published: z
      .string()
      .nullable()
      .meta({ description: 'Year, month or day of publication: 2003, 2003-07, 2003-07-18' }),
    year: z.int().nullable(),
    edition_name: z.string().nullable(),
  })
  .meta({ id: 'RulebookCard' });

const madeItems = z.object({
  type: z.string().meta({ description: 'Slug of the item type' }),
  type_name: z.string(),
  count: z.int(),
});

export const rulebook = rulebookCard
  .extend({
    official_url: z.string().nullable(),
    contents: z
      .array(
        z.object({
          kind: z.string(),
          title: z.string(),
          count: z.int(),
          entries: z.array(entryReference),
          made: z.array(madeItems).meta({ description: 'Items made from spells, of which only the number is given' }),
        }),
      )
      .meta({ description: 'What the book contributes to the catalogue, by kind' }),
    content_file: contentFile,
    previous: namedSlug.nullable(),
    next: namedSlug.nullable(),
  })
  .meta({ id: 'Rulebook' });

export const rulebookList = listOf('rulebooks', rulebookCard);
export type RulebookList = z.infer<typeof rulebookList>;

/** What a table may choose its books from. */
export const bookOptions = z
  .object({
    books: z.array(
      namedSlug.extend({
        abbr: z.string().nullable(),
        edition: z.string().nullable().meta({ description: 'Slug of the edition' }),
        edition_name: z.string().nullable(),
      }),
    ),
    sets: z
      .array(namedSlug.extend({ books: z.array(z.string()).meta({ description: 'Slugs of rulebooks' }) }))
      .meta({ description: 'The usual sets; the parameter books takes their slugs' }),
  })
  .meta({ id: 'BookOptions' });
export type BookOptions = z.infer<typeof bookOptions>;

export type RulebookCard = z.infer<typeof rulebookCard>;
export type Rulebook = z.infer<typeof rulebook>;
