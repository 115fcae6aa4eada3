import type { Finding } from '../finding.ts';
import type { Entry } from '../source-file.ts';
import { type Check, type Lookup, lookupIn, type Verifier } from './check.ts';
import { EXCEPTIONS_FILE, type Exception } from './exceptions.ts';
import { VERIFIERS } from './verifiers.ts';

/** What an entry's page says of its figures. */
export type Verification = { checks: number; exceptions: Exception[] };

export type VerificationReport = {
  /** By `kind/slug`; entries that no rule derives anything of are absent. */
  byEntry: ReadonlyMap<string, Verification>;
  /** How many values each rule was held against, by `kind rule`. */
  counts: ReadonlyMap<string, number>;
  findings: Finding[];
};

/** Holds every entry against the rules; a difference must be a named exception, and every exception a difference. */
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
    const listed = exceptions.get(address) ?? [];
    const verification: Verification = { checks: checks.length, exceptions: [] };
    for (const check of checks) {
      const name = `${entry.kind} ${check.rule}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
      if (check.printed === check.computed) continue;
      const exception = listed.find((item) => sameCheck(item, check));
      if (exception) {
        used.add(exception);
        verification.exceptions.push(exception);
      } else findings.push({ file: entry.file, rule: `verified ${check.rule}`, message: inWords(check) });
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

const sameCheck = (a: Exception, b: Check) => a.rule === b.rule && a.printed === b.printed && a.computed === b.computed;

function inWords({ rule, printed, computed }: Check): string {
  return `${rule} is ${printed} where the rules give ${computed}; mend it, or name it with its reason in ${EXCEPTIONS_FILE}`;
}
