import type { Finding } from '../finding.ts';
import type { Entry } from '../source-file.ts';
import { type Check, type Lookup, lookupIn, type Verifier } from './check.ts';
import { EXCEPTIONS_FILE, type Exception } from './exceptions.ts';
import { VERIFIERS } from './verifiers.ts';

/** The verification result that an entry's page shows: the number of checks, and the exceptions among them. */
export type Verification = { checks: number; exceptions: Exception[] };

export type VerificationReport = {
  /** By `kind/slug`. Entries without checks are absent. */
  byEntry: ReadonlyMap<string, Verification>;
  /** The number of checks of each rule, by `kind rule`. */
  counts: ReadonlyMap<string, number>;
  findings: Finding[];
};

/**
 * Checks the printed values of every entry against the rules. A difference without an exception is a finding, and so is
 * an exception without a difference.
 */
export function verifyContent(
  entries: readonly Entry[],
  exceptions: ReadonlyMap<string, readonly Exception[]>,
): VerificationReport {
  const lookup = lookupIn(entries);
  const byEntry = new Map<string, Verification>();
  const counts = new Map<string, number>();
  const findings: Finding[] = [];
  const used = new Set<Exception>();
  for (const entry of entries) {
    const checks = checksOf(entry, lookup);
    if (checks.length === 0) continue;
    const address = `${entry.kind}/${entry.slug}`;
    const entryExceptions = exceptions.get(address) ?? [];
    const verification: Verification = { checks: checks.length, exceptions: [] };
    for (const check of checks) {
      const name = `${entry.kind} ${check.rule}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
      if (check.printed === check.computed) continue;
      const exception = entryExceptions.find((item) => isExceptionOf(item, check));
      if (exception) {
        used.add(exception);
        verification.exceptions.push(exception);
      } else findings.push({ file: entry.file, rule: `verified ${check.rule}`, message: differenceMessage(check) });
    }
    byEntry.set(address, verification);
  }
  for (const [address, list] of exceptions)
    for (const exception of list)
      if (!used.has(exception)) {
        const message = `${address} no longer differs from the rule "${exception.rule}" in this way; remove the exception`;
        findings.push({ file: EXCEPTIONS_FILE, rule: 'verified', message });
      }
  return { byEntry, counts, findings };
}

function checksOf(entry: Entry, lookup: Lookup): Check[] {
  const verify = VERIFIERS[entry.kind] as Verifier<typeof entry.kind> | undefined;
  return verify?.(entry, lookup) ?? [];
}

const isExceptionOf = (a: Exception, b: Check) =>
  a.rule === b.rule && a.printed === b.printed && a.computed === b.computed;

function differenceMessage({ rule, printed, computed }: Check): string {
  return `${rule} is ${printed} where the rules give ${computed}; mend it, or name it with its reason in ${EXCEPTIONS_FILE}`;
}
