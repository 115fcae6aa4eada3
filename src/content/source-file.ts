import { readFileSync } from 'node:fs';
import { isNode, LineCounter, parse, parseDocument } from 'yaml';
import type { ContentKind } from './content-kinds.ts';
import type { ContentOf } from './schema/all.ts';

/** A YAML file of the content folder, read but not yet checked. */
export type SourceFile = {
  /** Path from the project's root, with forward slashes. */
  file: string;
  kind: ContentKind;
  /** The file's name without its ending. */
  slug: string;
  /** The parsed value; undefined where the file is not YAML. */
  value: unknown;
  fault?: { line: number; message: string };
  /** References to standard sentences that could not be resolved. */
  referenceFaults?: readonly { line: number; message: string }[];
};

/** A checked entry. */
export type Entry<Kind extends ContentKind = ContentKind> = {
  file: string;
  kind: Kind;
  slug: string;
  value: ContentOf<Kind>;
};

const OPTIONS = { version: '1.2', uniqueKeys: true, prettyErrors: false } as const;

export function parseSource(file: string, kind: ContentKind, text: string): SourceFile {
  const slug = file.slice(file.lastIndexOf('/') + 1).replace(/\.yaml$/, '');
  try {
    return { file, kind, slug, value: parse(text, OPTIONS) };
  } catch {
    const lines = new LineCounter();
    const [error] = parseDocument(text, { ...OPTIONS, lineCounter: lines }).errors;
    const line = error ? lines.linePos(error.pos[0]).line : 1;
    return { file, kind, slug, value: undefined, fault: { line, message: error?.message ?? 'is not YAML' } };
  }
}

/** The line on which the value at `path` stands, or that of its nearest parent. */
export function lineOf(file: string, path: readonly PropertyKey[], text = readFileSync(file, 'utf8')): number {
  const lines = new LineCounter();
  const document = parseDocument(text, { ...OPTIONS, uniqueKeys: false, lineCounter: lines });
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}
