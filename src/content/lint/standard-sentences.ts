import type { Finding } from '../finding.ts';
import type { SourceFile } from '../source-file.ts';

/** Reports the references to standard sentences that could not be resolved when the files were read. */
export function checkStandardSentences(sources: readonly SourceFile[]): Finding[] {
  return sources.flatMap(({ file, referenceFaults = [] }) =>
    referenceFaults.map(({ line, message }) => ({ file, line, rule: 'standard-sentences', message })),
  );
}
