import type { SummoningLists } from '../rules/summoning.ts';
import type { Abbreviations } from './abbreviations.ts';
import type { Erratum } from './errata.ts';
import type { Finding } from './finding.ts';
import type { ListedEntry } from './listed.ts';
import type { Redirect } from './redirects.ts';
import type { Entry } from './source-file.ts';
import type { VerificationReport } from './verify/verify.ts';

/** The content with the findings of the rules. Entries and redirects are complete only if there are no findings. */
export type CheckedContent = {
  entries: Entry[];
  /** The entries that are known by name, book and page only. */
  listed: ListedEntry[];
  verification: VerificationReport;
  redirects: Redirect[];
  abbreviations: Abbreviations;
  /** The creatures that spells bring. */
  summoning: SummoningLists;
  /** By `kind/slug`. */
  errata: ReadonlyMap<string, Erratum>;
  findings: Finding[];
};
