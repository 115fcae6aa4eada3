import { z } from 'zod';
import { RULE_FILTERS, RULE_TOOLS } from '../../contract/page-parameters.ts';
import { SPECIMEN_KINDS } from '../../contract/specimens.ts';
import { entry, line, prose, slug, source, summary } from './shared.ts';

/** Keys of `content/vocabulary/rules-chapters.yaml`. */
export const RULES_CHAPTERS = [
  'basics',
  'abilities',
  'characters',
  'skills-and-feats',
  'equipment',
  'combat',
  'adventuring',
  'magic',
  'psionics',
  'monsters',
  'ailments',
  'world',
  'traps',
  'treasure',
  'magic-items',
  'beyond',
] as const;

/** One row of `content/vocabulary/rules-chapters.yaml`, in the order of the contents. */
export const chapterSchema = z.strictObject({
  name: line,
  /** The part of the contents that the chapter stands in. */
  part: line,
  /** What is in it, in a few words. */
  summary: line.max(60),
});

/** Text in Markdown without paragraphs, a number, or null where nothing applies. */
const cell = z.union([line, z.number(), z.null()]);

/** A table of a page. A row that is one string is the head of the rows below it. */
export const ruleTableSchema = z
  .strictObject({
    name: line,
    columns: z.array(z.union([line, z.literal('')])).min(1),
    rows: z.array(z.union([line, z.array(cell)])).min(1),
    /** What holds for several rows, in Markdown. */
    note: prose.optional(),
    /**
     * What the rows are filtered by, as a parameter of the page's address: the name of a column, or `groups` for the heads of
     * the rows. A cell's value is its text up to the first comma.
     */
    filters: z.partialRecord(z.enum(RULE_FILTERS), line).optional(),
  })
  .superRefine(({ columns, rows, filters = {} }, context) => {
    for (const [parameter, column] of Object.entries(filters))
      if (column !== 'groups' && !columns.includes(column))
        context.addIssue({ code: 'custom', path: ['filters', parameter], message: 'must be a column, or groups' });
    for (const [index, row] of rows.entries())
      if (Array.isArray(row) && row.length !== columns.length)
        context.addIssue({
          code: 'custom',
          path: ['rows', index],
          message: `has ${row.length} cells, but the table has ${columns.length} columns`,
        });
  });
export type RuleTable = z.infer<typeof ruleTableSchema>;

/** One file of `content/rules`: a page of the rules of play. */
export const ruleSchema = z.strictObject({
  ...entry,
  ...source,
  summary,
  chapter: z.enum(RULES_CHAPTERS),
  /** The page's place in its chapter, from 1. */
  order: z.int().min(1),
  /** Other names and plain words by which people look for the page. */
  terms: z.array(line).optional(),
  /** The first paragraph is the lead. `## Name` begins a section; a paragraph `[[id]]` puts the table with that id there. */
  text: prose,
  tables: z.record(slug, ruleTableSchema).optional(),
  /**
   * An entry below the lead whose lines are numbered, and explained by the sections with their ids (`SPECIMEN_LINES`). The
   * first example is shown unless another is chosen.
   */
  specimen: z.strictObject({ kind: z.enum(SPECIMEN_KINDS), examples: z.array(slug).min(1) }).optional(),
  /** Calculators, which stand below the lead. */
  tools: z.array(z.enum(RULE_TOOLS)).min(1).optional(),
});
export type Rule = z.infer<typeof ruleSchema>;

/** An address in the rules: the slug of a page, and after # the id of a section, a table or a row of it. */
export const ruleAddress = z
  .string()
  .regex(/^[a-z0-9-]+(?:#[a-z0-9-]+)?$/, 'must be a page, or a page#section, such as carrying-capacity#loads');
