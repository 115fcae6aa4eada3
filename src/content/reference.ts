import type { KindName } from '../contract/kinds.ts';
import type { ContentKind } from './content-kinds.ts';

/** A mention of another entry, and where in the file it stands. */
export type Reference = { kind: KindName | ContentKind; slug: string; path: readonly PropertyKey[] };

/** One reference for each key of a map from slugs. */
export function keyReferences(
  kind: KindName,
  map: Readonly<Record<string, unknown>> | undefined,
  path: string,
): Reference[] {
  return Object.keys(map ?? {}).map((slug) => ({ kind, slug, path: [path, slug] }));
}

export function sourceReference(value: { rulebook: string }): Reference {
  return { kind: 'rulebooks', slug: value.rulebook, path: ['rulebook'] };
}

/** One reference for each slug of a list. */
export function listReferences(kind: KindName, list: readonly string[] | undefined, path: string): Reference[] {
  return (list ?? []).map((slug, index) => ({ kind, slug, path: [path, index] }));
}

/** The source of an entry whose book need not be known. */
export function looseSourceReference({ rulebook }: { rulebook?: string | undefined }): Reference[] {
  return rulebook === undefined ? [] : [sourceReference({ rulebook })];
}

const LINK = /\]\(([^)\s]*)\)/g;

/** The links `[text](kind/slug)` of a Markdown text. */
export function proseLinks(text: string): string[] {
  return [...text.matchAll(LINK)].map((match) => match[1] ?? '');
}
