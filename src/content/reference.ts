import type { KindName } from '../contract/kinds.ts';
import type { ContentKind } from './content-kinds.ts';

/** A reference from an entry to another one, with its path in the file. */
export type Reference = { kind: KindName | ContentKind; slug: string; path: readonly PropertyKey[] };

/** One reference for each key of an object whose keys are slugs. */
export function keyReferences(
  kind: KindName,
  map: Readonly<Record<string, unknown>> | undefined,
  path: string,
): Reference[] {
  return Object.keys(map ?? {}).map((slug) => ({ kind, slug, path: [path, slug] }));
}

/** The reference to an entry's rulebook. */
export function sourceReference(value: { rulebook: string }): Reference {
  return { kind: 'rulebooks', slug: value.rulebook, path: ['rulebook'] };
}

/** One reference for each slug of a list, with its index in the path. */
export function listReferences(kind: KindName, list: readonly string[] | undefined, path: string): Reference[] {
  return (list ?? []).map((slug, index) => ({ kind, slug, path: [path, index] }));
}

/** The reference to the rulebook of an entry whose rulebook is optional; empty without one. */
export function optionalSourceReference({ rulebook }: { rulebook?: string | undefined }): Reference[] {
  return rulebook === undefined ? [] : [sourceReference({ rulebook })];
}

const LINK = /\]\(([^)\s]*)\)/g;

/** The targets of the links in a Markdown text: `kind/slug` of `[text](kind/slug)`. */
export function proseLinks(text: string): string[] {
  return [...text.matchAll(LINK)].map((match) => match[1] ?? '');
}
