import { isKindName } from '../../contract/kinds.ts';
import type { Finding } from '../finding.ts';
import { proseLinks } from '../reference.ts';
import { rulePage } from '../rule-page.ts';
import type { Rule } from '../schema/rules.ts';
import { type Entry, lineOf } from '../source-file.ts';
import { textsIn } from './texts.ts';

/**
 * Checks that every link in rules text has the form `[text](kind/slug)` and leads to an existing entry. Links to pages of
 * the rules may name a section, a table or a row: `rules/carrying-capacity#loads`.
 */
export function checkProseLinks(entries: readonly Entry[]): Finding[] {
  const known = new Set(entries.map((entry) => `${entry.kind}/${entry.slug}`));
  const hasAnchor = anchorsOf(entries);
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
    const [entry = '', anchor] = address.split('#', 2);
    const [kind = '', slug = '', ...rest] = entry.split('/');
    if (!isKindName(kind) || slug === '' || rest.length > 0 || (anchor !== undefined && kind !== 'rules'))
      return `the link (${address}) is not of the form kind/slug, such as spells/fireball`;
    if (!known.has(entry)) return `the link (${address}) leads nowhere; mend it or unlink the text`;
    if (anchor !== undefined && !hasAnchor(slug, anchor))
      return `content/rules/${slug}.yaml has no section, table or row "${anchor}"; mend the link`;
    return null;
  }
}

/** Returns the function that tells whether a page of the rules has an anchor. */
export function anchorsOf(entries: readonly Entry[]): (slug: string, anchor: string) => boolean {
  const pages = new Map(entries.flatMap(({ kind, slug, value }) => (kind === 'rules' ? [[slug, value as Rule]] : [])));
  const known = new Map<string, ReadonlySet<string>>();
  return (slug, anchor) => {
    const page = pages.get(slug);
    if (page === undefined) return false;
    const ids = known.get(slug) ?? rulePage(page, { kind: 'rules', slug }).ids;
    known.set(slug, ids);
    return ids.has(anchor);
  };
}
