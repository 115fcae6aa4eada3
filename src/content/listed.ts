import { join } from 'node:path';
import { LISTED_KINDS, type ListedKind } from '../contract/coverage.ts';
import { slugify } from '../contract/slug.ts';
import { readSources } from './load.ts';
import type { ListedRow } from './schema/listed.ts';
import type { SourceFile } from './source-file.ts';

/** An entry that is known by name, book and page only. `file` is the path from the project's root. */
export type ListedEntry = {
  [Kind in ListedKind]: { file: string; kind: Kind; slug: string; rulebook: string; value: ListedRow<Kind> };
}[ListedKind];

/** Reads every file of `content/index/`, by kind and rulebook. The slug of a file is that of its rulebook. */
export function loadListed(folder: string): SourceFile[] {
  return LISTED_KINDS.flatMap((kind) => readSources(join(folder, 'index', kind), kind, join(folder, '..')));
}

/** The slug of a row: that of its name and its qualifier. */
export function listedSlug({ name, qualifier }: Pick<ListedRow, 'name' | 'qualifier'>): string {
  return slugify(qualifier === undefined ? name : `${name} ${qualifier}`);
}
