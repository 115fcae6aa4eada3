import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { KIND_NAMES } from '../contract/kinds.ts';
import { line, slug } from './schema/shared.ts';

export const ABBREVIATIONS_FILE = 'content/abbreviations.yaml';

const fileSchema = z.partialRecord(z.enum(KIND_NAMES), z.record(slug, z.array(line).min(1))).nullable();

/** What players type instead of an entry's name, by `kind/slug`: initials, clipped words, other wordings. */
export type Abbreviations = ReadonlyMap<string, readonly string[]>;

/** Reads `content/abbreviations.yaml`. Throws where the file has another shape than its schema. */
export function loadAbbreviations(folder: string): Abbreviations {
  const file = join(folder, 'abbreviations.yaml');
  if (!existsSync(file)) return new Map();
  const kinds = fileSchema.parse(parse(readFileSync(file, 'utf8'))) ?? {};
  return new Map(
    Object.entries(kinds).flatMap(([kind, entries]) =>
      Object.entries(entries ?? {}).map(([slug, texts]) => [`${kind}/${slug}`, texts] as const),
    ),
  );
}
