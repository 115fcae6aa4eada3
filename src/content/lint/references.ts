import type { Finding } from '../finding.ts';
import { referencesOf } from '../references/entry-references.ts';
import { type Entry, lineOf } from '../source-file.ts';

/** Checks that every slug in the typed fields of an entry belongs to an existing entry. */
export function checkReferences(entries: readonly Entry[]): Finding[] {
  const known = new Set(entries.map((entry) => `${entry.kind}/${entry.slug}`));
  return entries.flatMap((entry) =>
    referencesOf(entry)
      .filter(({ kind, slug }) => !known.has(`${kind}/${slug}`))
      .map(({ kind, slug, path }) => ({
        file: entry.file,
        line: lineOf(entry.file, path),
        rule: 'references',
        message: `there is no content/${kind}/${slug}.yaml; mend the slug or add the entry`,
      })),
  );
}
