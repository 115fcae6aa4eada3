import type { Finding } from '../finding.ts';
import type { SourceFile } from '../source-file.ts';

/** A slug stands once in a kind, whatever folder the file lies in. */
export function checkUniqueSlugs(sources: readonly SourceFile[]): Finding[] {
  const seen = new Map<string, string>();
  return sources.flatMap(({ file, kind, slug }) => {
    const address = `${kind}/${slug}`;
    const first = seen.get(address);
    if (first !== undefined)
      return [
        { file, rule: 'unique-slug', message: `${first} has the slug "${slug}" too; give one of them a qualifier` },
      ];
    seen.set(address, file);
    return [];
  });
}
