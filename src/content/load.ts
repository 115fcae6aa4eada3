import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { CONTENT_KINDS } from './schema/kinds.ts';
import { parseSource, type SourceFile } from './source-file.ts';

/** Reads every file of every kind below the content folder, in the order of their paths. */
export function loadSources(folder: string, root = join(folder, '..')): SourceFile[] {
  return CONTENT_KINDS.flatMap((kind) =>
    yamlFiles(join(folder, kind)).map((path) =>
      parseSource(relative(root, path).split(sep).join('/'), kind, readFileSync(path, 'utf8')),
    ),
  );
}

const vocabularySchema = z.record(z.string(), z.union([z.string(), z.looseObject({ name: z.string() })]));

/** The display names of a closed list, by slug: `content/vocabulary/schools.yaml`. */
export function loadVocabulary(folder: string, name: string): Map<string, string> {
  const file = join(folder, 'vocabulary', `${name}.yaml`);
  const words = vocabularySchema.parse(parse(readFileSync(file, 'utf8')));
  return new Map(Object.entries(words).map(([slug, word]) => [slug, typeof word === 'string' ? word : word.name]));
}

/** A closed list whose rows hold more than a name, by slug. */
export function loadTable<Row>(folder: string, name: string, row: z.ZodType<Row>): Map<string, Row> {
  const file = join(folder, 'vocabulary', `${name}.yaml`);
  return new Map(Object.entries(z.record(z.string(), row).parse(parse(readFileSync(file, 'utf8')))));
}

function yamlFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && item.name.endsWith('.yaml'))
    .map((item) => join(item.parentPath, item.name))
    .sort();
}
