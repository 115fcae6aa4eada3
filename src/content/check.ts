import type { CheckedContent } from './checked-content.ts';
import { checkFileNames } from './lint/file-name.ts';
import { checkProseLinks } from './lint/prose-links.ts';
import { checkReferences } from './lint/references.ts';
import { checkSchema } from './lint/schema.ts';
import { checkSpecialAttacks } from './lint/special-attacks.ts';
import { checkSpellAmounts } from './lint/spell-amounts.ts';
import { checkStandardSentences } from './lint/standard-sentences.ts';
import { checkSummaryFigures } from './lint/summary-figures.ts';
import { checkUniqueSlugs } from './lint/unique-slug.ts';
import { checkYaml } from './lint/yaml.ts';
import type { PrintedPrices } from './printed-prices.ts';
import type { SourceFile } from './source-file.ts';
import { spellItemEntries } from './spell-items.ts';
import type { Exception } from './verify/exceptions.ts';
import { verifyContent } from './verify/verify.ts';

/**
 * Runs every rule, and joins the entries of the files by those that follow from them. The entries are complete only
 * where there are no findings.
 */
export function checkContent(
  sources: readonly SourceFile[],
  exceptions: ReadonlyMap<string, readonly Exception[]>,
  prices: PrintedPrices = new Map(),
): CheckedContent {
  const { entries: written, findings: faults } = checkSchema(sources);
  const whole = faults.length === 0;
  const made = spellItemEntries(whole ? written : [], prices);
  const entries = [...written, ...made.entries];
  const verification = verifyContent(whole ? entries : [], whole ? exceptions : new Map());
  return {
    entries,
    verification,
    findings: [
      ...checkYaml(sources),
      ...checkStandardSentences(sources),
      ...faults,
      ...checkUniqueSlugs(sources),
      ...checkFileNames(written),
      ...made.findings,
      ...(whole
        ? [
            ...checkReferences(entries),
            ...checkProseLinks(entries),
            ...checkSpellAmounts(written),
            ...checkSpecialAttacks(written),
            ...checkSummaryFigures(written),
          ]
        : []),
      ...verification.findings,
    ],
  };
}
