import type { Finding } from '../finding.ts';
import { REFERENCES } from '../kinds/references.ts';
import type { Reference } from '../reference.ts';
import { CONTENT_KINDS } from '../schema/kinds.ts';
import { type Entry, lineOf } from '../source-file.ts';

/** Every slug that an entry names has an entry. */
export function checkReferences(entries: readonly Entry[]): Finding[] {
  const known = new Set(entries.map((entry) => `${entry.kind}/${entry.slug}`));
  const loaded = new Set<string>(CONTENT_KINDS);
  return entries.flatMap((entry) =>
    referencesOf(entry)
      .filter(({ kind, slug }) => loaded.has(kind) && !known.has(`${kind}/${slug}`))
      .map(({ kind, slug, path }) => ({
        file: entry.file,
        line: lineOf(entry.file, path),
        rule: 'references',
        message: `there is no content/${kind}/${slug}.yaml; mend the slug or add the entry`,
      })),
  );
}

/** The entries that an entry names in its facts. */
export function referencesOf(entry: Entry): readonly Reference[] {
  const find = REFERENCES[entry.kind] as (value: Entry['value']) => readonly Reference[];
  return find(entry.value);
}
