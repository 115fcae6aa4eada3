import { isKindName, KIND_NAMES, type KindName } from '../contract/kinds.ts';
import { referencesOf } from './references/entry-references.ts';
import type { Entry } from './source-file.ts';

/** An entry that refers to another one in its typed fields. */
export type Referrer = { kind: KindName; slug: string; name: string };
/** Finds the entries that refer to an entry, by kind, then by name. */
export type Referrers = (kind: KindName, slug: string) => readonly Referrer[];

/** Indexes the references between entries. Referrers of kinds without pages are left out. */
export function indexReferrers(entries: readonly Entry[]): Referrers {
  const index = new Map<string, Map<string, Referrer>>();
  for (const entry of entries) {
    const { kind, slug, value } = entry;
    if (!isKindName(kind)) continue;
    for (const target of referencesOf(entry)) {
      const address = `${target.kind}/${target.slug}`;
      const referrers = index.get(address) ?? new Map<string, Referrer>();
      index.set(address, referrers.set(`${kind}/${slug}`, { kind, slug, name: value.name }));
    }
  }
  return (kind, slug) =>
    [...(index.get(`${kind}/${slug}`)?.values() ?? [])].sort(
      (a, b) => KIND_NAMES.indexOf(a.kind) - KIND_NAMES.indexOf(b.kind) || a.name.localeCompare(b.name, 'en'),
    );
}
