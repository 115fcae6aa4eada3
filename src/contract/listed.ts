import { z } from 'zod';
import { COVERAGES } from './coverage.ts';
import { contentFile, entryReference, namedSlug } from './entries.ts';

const coverage = z
  .enum(COVERAGES, { error: `must be one of ${COVERAGES.join(', ')}` })
  .optional()
  .meta({
    description:
      'text (as without it): entries with their rules; listed: entries of which only name, book and page are known; all: both',
  });

/** The parameter of lists and of the search that says which entries they show. */
export const coverageParameters = { coverage };

const source = z.string().nullable();

/** An entry of which the site knows the name and where its rules stand. */
export const listedCard = z
  .object({
    slug: z.string(),
    name: z.string(),
    facts_only: z.literal(true).meta({ description: 'The rules stand in the book; here are facts only' }),
    type: z
      .string()
      .nullable()
      .meta({ description: 'What it is: Skill trick, Evocation, Prestige class, Large outsider' }),
    fact: z.string().nullable().meta({ description: 'What one compares it by: level, hit die or challenge rating' }),
    facts: z
      .array(z.object({ label: z.string(), value: z.string() }))
      .meta({ description: 'What else is known; what is not known is absent' }),
    rulebook_name: source,
    rulebook_slug: source,
    page: z.int().nullable().meta({ description: 'Null where it is not known' }),
    also_in: z.array(entryReference).meta({ description: 'Other rulebooks that print it' }),
  })
  .meta({ id: 'ListedCard' });
export type ListedCard = z.infer<typeof listedCard>;

/** A level of a class that is known by name, book and page. */
const listedLevel = z.object({
  level: z.int().min(1).max(20),
  base_attack: z.array(z.int()).nullable().meta({ description: 'The attacks of a full attack; null where not known' }),
  fortitude: z.int().nullable(),
  reflex: z.int().nullable(),
  will: z.int().nullable(),
  special: z.array(z.string()).meta({ description: 'The names of the features that it gives' }),
});

/** The same with what its page shows. */
export const listedEntry = listedCard
  .extend({
    kind: z.string().meta({ description: 'Collection, such as feats' }),
    summary: z.string(),
    progression: z
      .object({
        levels: z.array(listedLevel).meta({
          description: 'All its levels; where their number is not known, those up to the last whose features are known',
        }),
        number_of_levels: z.int().min(1).max(20).nullable().meta({
          description:
            'How many levels it has; null where that is not known, so that more may follow those of `levels`',
        }),
        features_to: z.int().nullable().meta({ description: 'The last level whose features are known' }),
      })
      .nullable()
      .meta({ description: 'Of classes: level by level, as far as it is known' }),
    same_page: z.array(namedSlug).meta({ description: 'Others of its kind on the same page of the book' }),
    nearby: z.array(namedSlug.extend({ page: z.int() })).meta({
      description: 'Others of its kind in the same book: up to two on pages before it and two on pages after it',
    }),
    content_file: contentFile,
    previous: namedSlug.nullable().meta({ description: 'The one before this by name' }),
    next: namedSlug.nullable().meta({ description: 'The one after this by name' }),
  })
  .meta({ id: 'ListedEntry' });
export type ListedEntry = z.infer<typeof listedEntry>;

/** How many entries of each coverage a list has under its filters. */
export const coverageCounts = z
  .object({
    text: z.int().min(0),
    listed: z.int().min(0),
    left_out: z.int().min(0).meta({
      description:
        'Entries known by name, book and page that a filter leaves out because it asks for what is not known',
    }),
  })
  .meta({ id: 'CoverageCounts' });
export type CoverageCounts = z.infer<typeof coverageCounts>;
