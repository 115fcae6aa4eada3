import { readFileSync } from 'node:fs';
import { CORE_SCHEMA, load } from 'js-yaml';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { ContentKind } from './content-kinds.ts';
import type { ContentOf } from './schema/all.ts';

/** A parsed YAML file of the content folder, before the checks. */
export type SourceFile = {
  /** Path from the project's root, with forward slashes. */
  file: string;
  kind: ContentKind;
  /** The file's name without its extension. */
  slug: string;
  /** The parsed value; undefined if the file is not valid YAML. */
  value: unknown;
  /** The syntax error of a file that is not valid YAML; `line` from 1. */
  fault?: { line: number; message: string };
  /** References to standard sentences that could not be resolved; `line` from 1. */
  referenceFaults?: readonly { line: number; message: string }[];
};

/** An entry whose value matches the schema of its kind. */
export type Entry<Kind extends ContentKind = ContentKind> = {
  file: string;
  kind: Kind;
  slug: string;
  value: ContentOf<Kind>;
};

/** For the lines of faults. Values are read by js-yaml, which takes a fifth of the time. */
const OPTIONS = { version: '1.2', uniqueKeys: true, prettyErrors: false } as const;

/** Parses a YAML file. A syntax error becomes the file's `fault`. */
export function parseSource(file: string, kind: ContentKind, text: string): SourceFile {
  const slug = file.slice(file.lastIndexOf('/') + 1).replace(/\.yaml$/, '');
  try {
    return { file, kind, slug, value: load(text, { schema: CORE_SCHEMA }) };
  } catch {
    const lines = new LineCounter();
    const [error] = parseDocument(text, { ...OPTIONS, lineCounter: lines }).errors;
    const line = error ? lines.linePos(error.pos[0]).line : 1;
    return { file, kind, slug, value: undefined, fault: { line, message: error?.message ?? 'is not YAML' } };
  }
}

/** The line, from 1, of the value at `path`, or of its nearest parent in the file. */
export function lineOf(file: string, path: readonly PropertyKey[], text = readFileSync(file, 'utf8')): number {
  const lines = new LineCounter();
  const document = parseDocument(text, { ...OPTIONS, uniqueKeys: false, lineCounter: lines });
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}
