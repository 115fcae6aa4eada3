import type { Finding } from '../finding.ts';
import type { SourceFile } from '../source-file.ts';

/** Every reference to a standard sentence names one that there is and fills its blanks. */
export function checkStandardSentences(sources: readonly SourceFile[]): Finding[] {
  return sources.flatMap(({ file, referenceFaults = [] }) =>
    referenceFaults.map(({ line, message }) => ({ file, line, rule: 'standard-sentences', message })),
  );
}
