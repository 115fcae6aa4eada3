import { z } from 'zod';
import { facetCounts, facets } from './facets.ts';
import { pagination } from './pagination.ts';

export const namedSlug = z.object({ slug: z.string(), name: z.string() });
export type NamedSlug = z.infer<typeof namedSlug>;

/** A link to an entry of another kind. */
export const entryReference = z.object({ slug: z.string(), name: z.string(), page: z.int().nullable() });

/** A link with a few words beside it: how many ranks, which kind, what for. */
export const notedSlug = namedSlug.extend({ note: z.string().nullable() });
export type NotedSlug = z.infer<typeof notedSlug>;

/** Entries of one kind that name the entry in their facts. */
export const namedBy = z.object({ kind: z.string(), title: z.string(), entries: z.array(namedSlug) });
export type NamedBy = z.infer<typeof namedBy>;

/** 1 where it is so, 0 where not. */
export const flag = z.union([z.literal(0), z.literal(1)]);

/** What every list answers: the entries under their collection's name, where in the whole list they stand, and the facets or their counts if asked. */
export function listOf<Name extends string, Card extends z.ZodType>(name: Name, card: Card) {
  const asked = { facets: facets.optional(), counts: facetCounts.optional() };
  return z.object({ [name]: z.array(card), pagination, ...asked } as { [key in Name]: z.ZodArray<Card> } & {
    pagination: typeof pagination;
  } & typeof asked);
}

/** How an entry's figures stood up to the rules; null where the rules derive none of them. */
export const verification = z
  .object({
    checks: z.int().min(1).meta({ description: 'Values held against the rules' }),
    exceptions: z.array(z.object({ rule: z.string(), printed: z.string(), computed: z.string(), reason: z.string() })),
  })
  .nullable();
export type EntryVerification = z.infer<typeof verification>;

/** Where an entry stands in a list, and what stands beside it there. */
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

/** What every detail carries beside its own fields. */
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

/** The same for kinds whose book is not known of every entry. */
export const looseDetailFields = {
  ...detailFields,
  rulebook_name: z.string().nullable(),
  rulebook_slug: z.string().nullable(),
};
