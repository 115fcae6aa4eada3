import type { ContentKind } from '../content-kinds.ts';
import type { ContentOf } from '../schema/all.ts';
import type { Entry } from '../source-file.ts';

/** A printed value and the value that the rules derive, both as text. The check passes if the texts are equal. */
export type Check = {
  /** The rule's name, such as `grapple` or `scroll-price`. */
  rule: string;
  printed: string;
  computed: string;
};

/** Finds the other entries that a derivation needs. */
export type Lookup = {
  get<Kind extends ContentKind>(kind: Kind, slug: string): ContentOf<Kind> | undefined;
  all<Kind extends ContentKind>(kind: Kind): readonly Entry<Kind>[];
};

/** Compares the printed values of an entry with the values that the rules derive. */
export type Verifier<Kind extends ContentKind> = (entry: Entry<Kind>, lookup: Lookup) => Check[];

/** Indexes entries by slug and by kind. */
export function lookupIn(entries: readonly Entry[]): Lookup {
  const bySlug = new Map(entries.map((entry) => [`${entry.kind}/${entry.slug}`, entry.value]));
  const byKind = new Map<ContentKind, Entry[]>();
  for (const entry of entries) {
    const list = byKind.get(entry.kind);
    if (list) list.push(entry);
    else byKind.set(entry.kind, [entry]);
  }
  return {
    get: <Kind extends ContentKind>(kind: Kind, slug: string) =>
      bySlug.get(`${kind}/${slug}`) as ContentOf<Kind> | undefined,
    all: <Kind extends ContentKind>(kind: Kind) => (byKind.get(kind) ?? []) as unknown as readonly Entry<Kind>[],
  };
}
