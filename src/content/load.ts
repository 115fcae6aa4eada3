import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { CONTENT_KINDS, type ContentKind } from './content-kinds.ts';
import { lineOf, parseSource, type SourceFile } from './source-file.ts';
import { loadStandardSentences, resolveReferences, type StandardSentences } from './standard-sentences.ts';
import { loadSummoning, summoningTables } from './summoning.ts';

/**
 * Reads every file of every kind in the content folder, by kind and path, and inserts the standard sentences and the lists of
 * summoning spells.
 * @param root the folder that the paths of the files are relative to
 */
export function loadSources(folder: string, root = join(folder, '..')): SourceFile[] {
  const sentences = new Map([...loadStandardSentences(folder), ...summoningTables(loadSummoning(folder))]);
  return CONTENT_KINDS.flatMap((kind) =>
    yamlFiles(join(folder, kind)).map((path) => {
      const text = readFileSync(path, 'utf8');
      const source = parseSource(relative(root, path).split(sep).join('/'), kind, text);
      return text.includes('{{') ? resolveSentences(source, text, sentences) : source;
    }),
  );
}

/** Reads every file of a folder, by path, as files of the kind. */
export function readSources(folder: string, kind: ContentKind, root: string): SourceFile[] {
  return yamlFiles(folder).map((path) =>
    parseSource(relative(root, path).split(sep).join('/'), kind, readFileSync(path, 'utf8')),
  );
}

/** Replaces the references to standard sentences in every string of the file. */
function resolveSentences(source: SourceFile, text: string, sentences: StandardSentences): SourceFile {
  const referenceFaults: { line: number; message: string }[] = [];
  const resolve = (value: unknown, path: readonly PropertyKey[]): unknown => {
    if (typeof value === 'string') {
      const { text: resolved, faults } = resolveReferences(value, sentences);
      referenceFaults.push(...faults.map((message) => ({ line: lineOf(source.file, path, text), message })));
      return resolved;
    }
    if (Array.isArray(value)) return value.map((item, index) => resolve(item, [...path, index]));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(item, [...path, key])]));
  };
  return { ...source, value: resolve(source.value, []), referenceFaults };
}

const vocabularySchema = z.record(z.string(), z.union([z.string(), z.looseObject({ name: z.string() })]));

/** Reads the display names of a closed list, by slug, from a file such as `content/vocabulary/schools.yaml`. */
export function loadVocabulary(folder: string, name: string): Map<string, string> {
  const file = join(folder, 'vocabulary', `${name}.yaml`);
  const words = vocabularySchema.parse(parse(readFileSync(file, 'utf8')));
  return new Map(Object.entries(words).map(([slug, word]) => [slug, typeof word === 'string' ? word : word.name]));
}

/** Reads a closed list whose rows have more fields than a name, by slug. Throws if a row does not match its schema. */
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
