import { readFileSync } from 'node:fs';
import type { Finding } from '../finding.ts';
import type { ListedEntry } from '../listed.ts';
import { REDIRECTS_FILE, type Redirect } from '../redirects.ts';
import { type Entry, lineOf } from '../source-file.ts';

/**
 * Checks that every redirect leads from an address without an entry directly to an entry or to a row of `content/index/`,
 * and that no alias produces the same redirect already.
 */
export function checkRedirects(
  authored: readonly Redirect[],
  fromAliases: readonly Redirect[],
  entries: readonly Entry[],
  listed: readonly ListedEntry[],
): Finding[] {
  const addresses = new Set(entries.map(({ kind, slug }) => `${kind}/${slug}`));
  const targets = new Set([...addresses, ...listed.map(({ kind, slug }) => `${kind}/${slug}`)]);
  const aliases = new Map(fromAliases.map(({ kind, slug, target }) => [`${kind}/${slug}`, target]));
  const sources = new Set([...authored.map(({ kind, slug }) => `${kind}/${slug}`), ...aliases.keys()]);
  const problemOf = ({ kind, slug, target }: Redirect): string | null => {
    const [from, to] = [`${kind}/${slug}`, `${kind}/${target}`];
    if (addresses.has(from)) return `${from} is an entry; remove the redirect or rename the entry`;
    if (aliases.get(from) === target) return `an alias of ${to} redirects from ${slug} already; remove the line`;
    if (targets.has(to)) return null;
    if (sources.has(to)) return `${to} is redirected itself; name the entry that it leads to`;
    return `there is no content/${to}.yaml; mend the slug`;
  };
  return authored.flatMap((redirect) => {
    const message = problemOf(redirect);
    if (message === null) return [];
    const line = lineOf(REDIRECTS_FILE, [redirect.kind, redirect.slug], readFileSync(REDIRECTS_FILE, 'utf8'));
    return [{ file: REDIRECTS_FILE, line, rule: 'redirects', message }];
  });
}
