import { isListedKind } from '../../contract/coverage.ts';
import type { Finding } from '../finding.ts';
import { type ListedEntry, listedSlug } from '../listed.ts';
import type { Redirect } from '../redirects.ts';
import { LISTED_SCHEMAS, type ListedRow } from '../schema/listed.ts';
import { type Entry, lineOf, type SourceFile } from '../source-file.ts';

/**
 * Checks the files of `content/index/`: their schema, that the rulebooks exist and are named once for each entry, that the
 * rows are sorted, and that no row has the address of another row, of an entry or of a redirect.
 */
export function checkListed(
  files: readonly SourceFile[],
  entries: readonly Entry[],
  redirects: readonly Redirect[],
): { entries: ListedEntry[]; findings: Finding[] } {
  const findings: Finding[] = [];
  const listed: ListedEntry[] = [];
  const books = new Set(entries.filter(({ kind }) => kind === 'rulebooks').map(({ slug }) => slug));
  const taken = new Map<string, string>([
    ...redirects.map(({ kind, slug, target }) => [`${kind}/${slug}`, `${kind}/${target}`] as const),
    ...entries.map(({ kind, slug, file }) => [`${kind}/${slug}`, file] as const),
  ]);
  for (const { file, kind, slug: rulebook, value } of files) {
    const found = (path: readonly PropertyKey[], message: string) =>
      findings.push({ file, line: lineOf(file, path), rule: 'listed', message });
    if (!isListedKind(kind) || value === undefined) continue;
    const parsed = LISTED_SCHEMAS[kind].safeParse(value);
    for (const { path, message } of parsed.error?.issues ?? []) found(path, message);
    let before = '';
    for (const [index, row] of (parsed.data ?? []).entries()) {
      const slug = listedSlug(row);
      const address = `${kind}/${slug}`;
      const other = taken.get(address);
      if (other !== undefined)
        found([index], `${address} is in ${other} already; remove the row or give it a qualifier`);
      if (slug < before) found([index], `"${row.name}" is out of order; sort the rows by name`);
      before = slug;
      const sources = [rulebook, ...(row.also_in ?? []).map((source) => source.rulebook)];
      for (const book of sources.filter((source) => !books.has(source)))
        found([index], `there is no content/rulebooks/${book}.yaml; mend the slug`);
      const { levels, features } = row as ListedRow<'classes'>;
      const beyond = Object.keys(features ?? {}).find((level) => levels !== undefined && Number(level) > levels);
      if (beyond !== undefined) found([index, 'features'], `names features of level ${beyond}, but it has ${levels}`);
      if (new Set(sources).size < sources.length) found([index, 'also_in'], 'names a rulebook twice');
      taken.set(address, file);
      listed.push({ file, kind, slug, rulebook, value: row } as ListedEntry);
    }
  }
  return { entries: listed, findings };
}
