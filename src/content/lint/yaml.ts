import type { Finding } from '../finding.ts';
import type { SourceFile } from '../source-file.ts';

/** Every file is YAML 1.2, and no key stands twice in one map. */
export function checkYaml(sources: readonly SourceFile[]): Finding[] {
  return sources.flatMap(({ file, fault }) =>
    fault ? [{ file, line: fault.line, rule: 'yaml', message: `${fault.message}; mend the file's syntax` }] : [],
  );
}
