import type { Finding } from './finding.ts';
import type { Entry } from './source-file.ts';
import type { VerificationReport } from './verify/verify.ts';

/** The entries of the content with what the rules say of them; the entries are complete only where there are no findings. */
export type CheckedContent = { entries: Entry[]; verification: VerificationReport; findings: Finding[] };
