import { isKindName } from '../../contract/kinds.ts';
import type { Finding } from '../finding.ts';
import { proseLinks } from '../reference.ts';
import { type Entry, lineOf } from '../source-file.ts';
import { textsIn } from './texts.ts';

/** Checks that every link in rules text has the form `[text](kind/slug)` and leads to an existing entry. */
export function checkProseLinks(entries: readonly Entry[]): Finding[] {
  const known = new Set(entries.map((entry) => `${entry.kind}/${entry.slug}`));
  return entries.flatMap((entry) =>
    textsIn(entry.value).flatMap(({ text, path }) =>
      proseLinks(text).flatMap((address) => {
        const problem = problemOf(address);
        if (problem === null) return [];
        return [{ file: entry.file, line: lineOf(entry.file, path), rule: 'prose-links', message: problem }];
      }),
    ),
  );

  function problemOf(address: string): string | null {
    const [kind = '', slug = '', ...rest] = address.split('/');
    if (!isKindName(kind) || slug === '' || rest.length > 0)
      return `the link (${address}) is not of the form kind/slug, such as spells/fireball`;
    if (!known.has(address)) return `the link (${address}) leads nowhere; mend it or unlink the text`;
    return null;
  }
}
