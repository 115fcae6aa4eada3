import type { Finding } from '../finding.ts';
import type { SourceFile } from '../source-file.ts';

/** Checks that each slug is unique within its kind, across all folders. */
export function checkUniqueSlugs(sources: readonly SourceFile[]): Finding[] {
  const firstFiles = new Map<string, string>();
  return sources.flatMap(({ file, kind, slug }) => {
    const address = `${kind}/${slug}`;
    const first = firstFiles.get(address);
    if (first !== undefined)
      return [
        { file, rule: 'unique-slug', message: `${first} has the slug "${slug}" too; give one of them a qualifier` },
      ];
    firstFiles.set(address, file);
    return [];
  });
}
