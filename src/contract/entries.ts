import { z } from 'zod';
import { facetCounts, facets } from './facets.ts';
import { pagination } from './pagination.ts';

export const namedSlug = z.object({ slug: z.string(), name: z.string() });
export type NamedSlug = z.infer<typeof namedSlug>;

/** A link to an entry of another kind. */
export const entryReference = z.object({ slug: z.string(), name: z.string(), page: z.int().nullable() });

/** A link with a note, such as a number of ranks or a choice. */
export const notedSlug = namedSlug.extend({ note: z.string().nullable() });
export type NotedSlug = z.infer<typeof notedSlug>;

/** Entries of one kind that refer to the entry. */
export const namedBy = z.object({ kind: z.string(), title: z.string(), entries: z.array(namedSlug) });
export type NamedBy = z.infer<typeof namedBy>;

/** 1 for true, 0 for false. */
export const flag = z.union([z.literal(0), z.literal(1)]);

/**
 * The schema of every list response: the entries' cards under the kind's name, the pagination, and facets or counts if the
 * query requests them.
 */
export function listOf<Name extends string, Card extends z.ZodType>(name: Name, card: Card) {
  const requested = { facets: facets.optional(), counts: facetCounts.optional() };
  return z.object({ [name]: z.array(card), pagination, ...requested } as { [key in Name]: z.ZodArray<Card> } & {
    pagination: typeof pagination;
  } & typeof requested);
}

/** The result of checking an entry's numbers by the rules; null where the rules derive none of them. */
export const verification = z
  .object({
    checks: z.int().min(1).meta({ description: 'Values held against the rules' }),
    exceptions: z.array(z.object({ rule: z.string(), printed: z.string(), computed: z.string(), reason: z.string() })),
  })
  .nullable();
export type EntryVerification = z.infer<typeof verification>;

/** An entry's position in a list, and the entries before and after it. */
export const neighbours = z
  .object({
    position: z
      .int()
      .min(1)
      .nullable()
      .meta({ description: 'Where the entry stands in the list, from 1; null where the filters leave it out' }),
    total: z.int().min(0).meta({ description: 'Entries that the list has' }),
    previous: namedSlug.nullable(),
    next: namedSlug.nullable(),
  })
  .meta({ id: 'Neighbours' });
export type Neighbours = z.infer<typeof neighbours>;

/** The content file that an entry is made from. */
export const contentFile = z.string().meta({
  description:
    'Path in the project of the file that the entry is made from: its own, or its spell’s for potions, oils, scrolls and wands',
});

/** The publisher's revision that an entry's text follows; null where it follows the first printing. */
const errata = z
  .object({
    printed: z.string().meta({ description: 'What the first printing says instead' }),
    source: z.string().meta({ description: 'Where the revision was published' }),
  })
  .nullable();
export type Errata = z.infer<typeof errata>;

/** The fields that the details of all kinds have in common. */
export const detailFields = {
  aliases: z.array(z.string()),
  summary: z.string().nullable(),
  rulebook_name: z.string(),
  rulebook_slug: z.string(),
  page: z.int().nullable(),
  errata,
  content_file: contentFile,
  previous: namedSlug.nullable().meta({ description: 'The entry before this one by name' }),
  next: namedSlug.nullable().meta({ description: 'The entry after this one by name' }),
};

/** The same for kinds with entries whose rulebook is unknown. */
export const detailFieldsWithoutBook = {
  ...detailFields,
  rulebook_name: z.string().nullable(),
  rulebook_slug: z.string().nullable(),
};
