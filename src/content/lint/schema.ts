import type { z } from 'zod';
import type { Finding } from '../finding.ts';
import { AUTHORED_KINDS } from '../schema/all.ts';
import { type Entry, lineOf, type SourceFile } from '../source-file.ts';

/**
 * Validates every file against the schema of its kind. Returns the valid entries and a finding for each issue. Skips
 * files with a YAML error.
 */
export function checkSchema(sources: readonly SourceFile[]): { entries: Entry[]; findings: Finding[] } {
  const entries: Entry[] = [];
  const findings: Finding[] = [];
  for (const source of sources) {
    if (source.fault) continue;
    const { file, kind, slug } = source;
    const result = AUTHORED_KINDS[kind].schema.safeParse(source.value);
    if (result.success) entries.push({ file, kind, slug, value: result.data });
    else findings.push(...result.error.issues.flatMap((issue) => findingsOf(file, deepestIssue(issue))));
  }
  return { entries, findings };
}

type Issue = z.core.$ZodIssue;

/** For a union, reports the issue of the branch that matched the value to the greatest depth. */
function deepestIssue(issue: Issue): Issue {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return issue;
  const depth = (branch: Issue[]) => Math.max(0, ...branch.map((inner) => inner.path.length));
  const closest = issue.errors.reduce((best, branch) => (depth(branch) > depth(best) ? branch : best));
  const [first] = closest;
  if (first === undefined || first.path.length === 0) return issue;
  return deepestIssue({ ...first, path: [...issue.path, ...first.path] });
}

function findingsOf(file: string, issue: Issue): Finding[] {
  const findingAt = (path: readonly PropertyKey[], message: string): Finding => ({
    file,
    line: lineOf(file, path),
    rule: 'schema',
    message,
  });
  const where = issue.path.join('.') || 'the file';
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) =>
      findingAt([...issue.path, key], `unknown key "${key}" in ${where}; see the kind's schema for the keys there are`),
    );
  return [findingAt(issue.path, `${where}: ${issue.message}`)];
}
