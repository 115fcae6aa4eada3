import type { ContentKind } from '../content-kinds.ts';
import type { ContentOf } from '../schema/all.ts';
import type { Entry } from '../source-file.ts';

/** One printed value held against what the rules derive; it holds where the two texts are equal. */
export type Check = {
  /** The rule's name, such as `grapple` or `scroll-price`. */
  rule: string;
  printed: string;
  computed: string;
};

/** Looks up other entries that a derivation needs. */
export type Lookup = {
  get<Kind extends ContentKind>(kind: Kind, slug: string): ContentOf<Kind> | undefined;
  all<Kind extends ContentKind>(kind: Kind): readonly Entry<Kind>[];
};

/** Holds an entry against every rule that derives something of it. */
export type Verifier<Kind extends ContentKind> = (entry: Entry<Kind>, lookup: Lookup) => Check[];

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
