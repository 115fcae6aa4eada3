import type { Finding } from '../finding.ts';
import type { SourceFile } from '../source-file.ts';

/** Reports files that are not valid YAML 1.2 or have a duplicate key. */
export function checkYaml(sources: readonly SourceFile[]): Finding[] {
  return sources.flatMap(({ file, fault }) =>
    fault ? [{ file, line: fault.line, rule: 'yaml', message: `${fault.message}; mend the file's syntax` }] : [],
  );
}
