import { z } from 'zod';
import { detailFields, listOf, namedSlug } from './entries.ts';
import { RULE_TOOLS } from './page-parameters.ts';
import { choice, listParameters, sortBy } from './parameters.ts';
import { SPECIMEN_KINDS } from './specimens.ts';

export const ruleParameters = z.object({
  ...listParameters,
  chapter: choice('Chapter (slug)').optional(),
  rulebook: choice('Rulebook (slug or name)').optional(),
  sort: sortBy('rules'),
});
export type RuleParameters = z.output<typeof ruleParameters>;

export const ruleCard = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    chapter: z.string().meta({ description: 'Slug of its chapter' }),
    chapter_name: z.string(),
    order: z.int().min(1).meta({ description: 'Its place in the chapter, from 1' }),
    summary: z.string(),
    rulebook_name: z.string(),
  })
  .meta({ id: 'RuleCard' });
export type RuleCard = z.infer<typeof ruleCard>;

const ruleCell = z.union([z.string(), z.number(), z.null()]);

export const ruleTable = z
  .object({
    id: z.string().meta({ description: 'Its anchor on the page' }),
    name: z.string(),
    columns: z.array(z.string()),
    rows: z
      .array(z.array(ruleCell))
      .meta({ description: 'Texts are HTML without paragraphs; null where nothing applies' }),
    row_ids: z.array(z.string()).meta({ description: 'The anchor of each row on the page' }),
    groups: z
      .array(z.object({ name: z.string(), from: z.int().min(0) }))
      .meta({ description: 'Heads of rows: each stands above the row with the index `from`' }),
    note_html: z.string().nullable(),
    filters: z
      .array(
        z.object({
          parameter: z.string(),
          column: z.int().min(0).nullable().meta({ description: 'Index of the column; null for the heads of rows' }),
          values: z.array(namedSlug.extend({ rows: z.array(z.int().min(0)) })),
        }),
      )
      .meta({ description: 'What the page filters the rows by: the indexes of the rows with each value' }),
  })
  .meta({ id: 'RuleTable' });
export type RuleTable = z.infer<typeof ruleTable>;

const specimen = z
  .object({
    kind: z.enum(SPECIMEN_KINDS),
    examples: z
      .array(namedSlug)
      .min(1)
      .meta({ description: 'Entries that the page shows; the first one unless asked' }),
    lines: z.array(
      z.object({
        id: z.string().meta({ description: 'The anchor of the section that explains the line' }),
        labels: z.array(z.string()).meta({ description: 'Under which the line is printed' }),
      }),
    ),
  })
  .meta({ id: 'Specimen', description: 'An entry whose lines are numbered and explained in order' });
export type Specimen = z.infer<typeof specimen>;

const section = z.object({ id: z.string(), name: z.string() });

export const rule = ruleCard
  .extend({
    ...detailFields,
    summary: z.string(),
    part_name: z.string().meta({ description: 'The part of the contents that the chapter stands in' }),
    chapter_number: z.int().min(1),
    terms: z.array(z.string()).meta({ description: 'Other words by which people look for it' }),
    text_html: z.string().meta({ description: 'An empty <figure data-table="id"> holds the place of each table' }),
    tables: z.array(ruleTable),
    specimen: specimen.nullable(),
    tools: z.array(z.enum(RULE_TOOLS)).meta({ description: 'The calculators of its page' }),
    sections: z.array(section).meta({ description: 'The headings of the text, with their anchors' }),
    chapter_pages: z.array(namedSlug).meta({ description: 'The pages of its chapter, in order' }),
    glossary: z
      .array(namedSlug.extend({ id: z.string().nullable() }))
      .meta({ description: 'The terms whose whole rule stands here; `id`: the anchor of its section, table or row' }),
    previous: namedSlug.nullable().meta({ description: 'The page before it in the contents' }),
    next: namedSlug.nullable().meta({ description: 'The page after it in the contents' }),
  })
  .meta({ id: 'Rule' });
export type Rule = z.infer<typeof rule>;

export const ruleList = listOf('rules', ruleCard);
export type RuleList = z.infer<typeof ruleList>;

const contentsPage = namedSlug.extend({
  terms: z.array(z.string()),
  tables: z.array(section),
});

const contentsChapter = namedSlug.extend({
  number: z.int().min(1),
  summary: z.string(),
  pages: z.array(contentsPage),
});
export type ContentsChapter = z.infer<typeof contentsChapter>;

export const rulesContents = z
  .object({ parts: z.array(z.object({ name: z.string(), chapters: z.array(contentsChapter) })) })
  .meta({ id: 'RulesContents' });
export type RulesContents = z.infer<typeof rulesContents>;
