import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { slug } from './schema/shared.ts';

/** The kinds of which a second source is kept. */
export const SECOND_KINDS = ['monsters', 'feats', 'classes'] as const;
export type SecondKind = (typeof SECOND_KINDS)[number];

const page = z.int().min(1).max(999);
/** The names of the facts in which the entry differs. */
const inDoubt = { in_doubt: z.array(z.string()).min(1).optional() };

const ROWS = {
  monsters: z.strictObject({
    page: page.optional(),
    cr: z.union([z.int(), z.string()]).optional(),
    size: slug.optional(),
    type: slug.optional(),
    ...inDoubt,
  }),
  /** The page by the slug of the rulebook. */
  feats: z.object(inDoubt).catchall(page),
  classes: z.strictObject({
    rulebook: slug,
    page: page.optional(),
    hit_die: z.int().optional(),
    skill_points: z.int().optional(),
    base_attack: z.enum(['good', 'average', 'poor']).optional(),
    good_saves: z.array(z.enum(['fortitude', 'reflex', 'will'])).optional(),
    levels: z.int().optional(),
    needs_base_attack: z.int().optional(),
    ...inDoubt,
  }),
};

/** What a second source says of an entry with rules. */
export type SecondRow<Kind extends SecondKind> = z.output<(typeof ROWS)[Kind]>;

/** The second source of each kind, by slug. */
export type SecondSource = { [Kind in SecondKind]: ReadonlyMap<string, SecondRow<Kind>> };

export const secondSourceFile = (kind: SecondKind) => `content/second-source/${kind}.yaml`;

/** Reads `content/second-source/`; empty where there are no files. Throws if a file does not match its schema. */
export function loadSecondSource(folder: string): SecondSource {
  const read = <Kind extends SecondKind>(kind: Kind): ReadonlyMap<string, SecondRow<Kind>> => {
    const file = join(folder, 'second-source', `${kind}.yaml`);
    if (!existsSync(file)) return new Map();
    const rows = z.record(slug, ROWS[kind] as unknown as z.ZodType<SecondRow<Kind>>);
    return new Map(Object.entries(rows.parse(parse(readFileSync(file, 'utf8')) ?? {})));
  };
  return { monsters: read('monsters'), feats: read('feats'), classes: read('classes') };
}
