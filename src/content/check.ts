import type { Finding } from './finding.ts';
import { checkFileNames } from './lint/file-name.ts';
import { checkProseLinks } from './lint/prose-links.ts';
import { checkReferences } from './lint/references.ts';
import { checkSchema } from './lint/schema.ts';
import { checkUniqueSlugs } from './lint/unique-slug.ts';
import { checkYaml } from './lint/yaml.ts';
import type { Entry, SourceFile } from './source-file.ts';

/** Runs every rule; the entries are complete only where there are no findings. */
export function checkContent(sources: readonly SourceFile[]): { entries: Entry[]; findings: Finding[] } {
  const { entries, findings } = checkSchema(sources);
  return {
    entries,
    findings: [
      ...checkYaml(sources),
      ...findings,
      ...checkUniqueSlugs(sources),
      ...checkFileNames(entries),
      ...(findings.length === 0 ? [...checkReferences(entries), ...checkProseLinks(entries)] : []),
    ],
  };
}
