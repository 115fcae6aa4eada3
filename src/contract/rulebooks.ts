import { z } from 'zod';
import { COVERAGES } from './coverage.ts';
import { contentFile, entryReference, listOf, namedSlug } from './entries.ts';
import { KIND_NAMES } from './kinds.ts';
import { pagination } from './pagination.ts';
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

const fact = z.string().nullable().meta({ description: 'What one compares it by: level, hit die or challenge rating' });

/** The rulebook that an entry is listed under, where another one prints it too. */
const mainBook = entryReference
  .nullable()
  .meta({ description: 'The rulebook that the entry is listed under, where that is another one' });

const knownOfKind = z.object({
  kind: z.string(),
  title: z.string(),
  text: z.int().min(0).meta({ description: 'Entries with their rules' }),
  listed: z.int().min(0).meta({ description: 'Entries known by name, book and page only' }),
  prestige: z.int().nullable().meta({ description: 'Of classes: how many of them are prestige classes' }),
});

/** How many rulebooks are of a year. */
const bookYear = z.object({ year: z.int(), count: z.int().min(1) });

export const rulebook = rulebookCard
  .extend({
    official_url: z.string().nullable(),
    known: z
      .array(knownOfKind)
      .meta({ description: 'How many entries of the book are known, by kind; its register names them' }),
    pages_named: z
      .object({ first: z.int(), last: z.int() })
      .nullable()
      .meta({ description: 'The first and the last page that an entry is known of' }),
    years: z.array(bookYear).meta({ description: 'The years of all rulebooks whose year is known' }),
    shared_with: z
      .array(namedSlug.extend({ edition_name: z.string().nullable(), count: z.int().min(1) }))
      .meta({ description: 'Other rulebooks that print some of the same entries, and how many; the most first' }),
    contents: z
      .array(
        z.object({
          kind: z.string(),
          title: z.string(),
          count: z.int(),
          entries: z.array(entryReference.extend({ fact, main_book: mainBook })),
          made: z.array(madeItems).meta({ description: 'Items made from spells, of which only the number is given' }),
        }),
      )
      .meta({ description: 'What the book contributes to the catalogue, by kind' }),
    content_file: contentFile,
    previous: namedSlug.nullable(),
    next: namedSlug.nullable(),
  })
  .meta({ id: 'Rulebook' });

const REGISTER_SORTS = ['name', 'page'] as const;

/** The parameters of a rulebook's register. */
export const registerParameters = z.object({
  page: listParameters.page,
  limit: listParameters.limit,
  search: listParameters.search.meta({ description: 'Words in the name' }),
  kind: z
    .enum(KIND_NAMES, { error: `must be one of ${KIND_NAMES.join(', ')}` })
    .optional()
    .meta({ description: 'Without it the first kind that the book has matching entries of' }),
  coverage: z
    .enum(COVERAGES, { error: `must be one of ${COVERAGES.join(', ')}` })
    .default('all')
    .meta({
      description: 'text: entries with their rules; listed: those known by name, book and page only; all, as without',
    }),
  sort: z
    .enum(REGISTER_SORTS, { error: `must be one of ${REGISTER_SORTS.join(', ')}` })
    .default('name')
    .meta({ description: 'Without it by name. Entries whose page is not known come last' }),
});
export type RegisterParameters = z.output<typeof registerParameters>;

const registerLine = entryReference.extend({
  fact,
  facts_only: z.boolean().meta({ description: 'Whether the rules stand in the book alone' }),
  main_book: mainBook,
});
export type RegisterLine = z.infer<typeof registerLine>;

/** What a rulebook has of one kind, by name or by page. */
export const rulebookRegister = z
  .object({
    kind: z.enum(KIND_NAMES).nullable().meta({ description: 'Of what the entries are; null where nothing matches' }),
    kinds: z
      .array(z.object({ kind: z.enum(KIND_NAMES), title: z.string(), total: z.int().min(0) }))
      .meta({ description: 'Every kind that the book has entries of, and how many of them match' }),
    register: z.array(registerLine),
    pagination,
  })
  .meta({ id: 'RulebookRegister' });
export type RulebookRegister = z.infer<typeof rulebookRegister>;

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
