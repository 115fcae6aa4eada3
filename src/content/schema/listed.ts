import { z } from 'zod';
import type { ListedKind } from '../../contract/coverage.ts';
import { line, slug, source } from './shared.ts';

/** What is listed among the feats and is none: keys of `content/vocabulary/listed-types.yaml`. */
export const LISTED_FEAT_TYPES = ['skill-trick', 'trait', 'flaw'] as const;

const { page } = source;

/** A row of `content/index/`: a name and where its rules stand. The rulebook is the name of the file. */
const listed = {
  name: line,
  /** Appended to the name in the slug if another entry of the kind has the same name. */
  qualifier: line.optional(),
  page,
  also_in: z
    .array(z.strictObject({ rulebook: slug, page }))
    .min(1)
    .optional(),
};

/** The rows of one file of `content/index/feats`. */
const listedFeats = z.array(z.strictObject({ ...listed, type: z.enum(LISTED_FEAT_TYPES).optional() })).min(1);

/** The schema of the files of `content/index/`, by kind. */
export const LISTED_SCHEMAS = { feats: listedFeats } satisfies Record<ListedKind, z.ZodType>;

export type ListedRow = z.output<(typeof LISTED_SCHEMAS)[ListedKind]>[number];
