import type { Finding } from './finding.ts';
import { checkFileNames } from './lint/file-name.ts';
import { checkProseLinks } from './lint/prose-links.ts';
import { checkReferences } from './lint/references.ts';
import { checkSchema } from './lint/schema.ts';
import { checkUniqueSlugs } from './lint/unique-slug.ts';
import { checkYaml } from './lint/yaml.ts';
import type { Entry, SourceFile } from './source-file.ts';
import type { Exception } from './verify/exceptions.ts';
import { type VerificationReport, verifyContent } from './verify/verify.ts';

export type CheckedContent = { entries: Entry[]; verification: VerificationReport; findings: Finding[] };

/** Runs every rule; the entries are complete only where there are no findings. */
export function checkContent(
  sources: readonly SourceFile[],
  exceptions: ReadonlyMap<string, readonly Exception[]>,
): CheckedContent {
  const { entries, findings } = checkSchema(sources);
  const verification = verifyContent(
    findings.length === 0 ? entries : [],
    findings.length === 0 ? exceptions : new Map(),
  );
  return {
    entries,
    verification,
    findings: [
      ...checkYaml(sources),
      ...findings,
      ...checkUniqueSlugs(sources),
      ...checkFileNames(entries),
      ...(findings.length === 0 ? [...checkReferences(entries), ...checkProseLinks(entries)] : []),
      ...verification.findings,
    ],
  };
}
