import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { KIND_NAMES } from '../contract/kinds.ts';
import { line, slug } from './schema/shared.ts';

export const ABBREVIATIONS_FILE = 'content/abbreviations.yaml';

const fileSchema = z.partialRecord(z.enum(KIND_NAMES), z.record(slug, z.array(line).min(1))).nullable();

/** Short forms that players search for, such as initials and clipped words, by `kind/slug`. */
export type Abbreviations = ReadonlyMap<string, readonly string[]>;

/** Reads `content/abbreviations.yaml`; empty if there is no file. Throws if the file does not match its schema. */
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
