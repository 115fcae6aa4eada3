import type { CheckedContent } from './checked-content.ts';
import { checkErrata } from './errata.ts';
import { checkAbbreviations } from './lint/abbreviations.ts';
import { checkFileNames } from './lint/file-name.ts';
import { checkListOrder } from './lint/list-order.ts';
import { checkListed } from './lint/listed.ts';
import { checkProseLinks } from './lint/prose-links.ts';
import { checkRedirects } from './lint/redirects.ts';
import { checkReferences } from './lint/references.ts';
import { checkRulesPages } from './lint/rules-pages.ts';
import { checkSchema } from './lint/schema.ts';
import { checkSecondSource } from './lint/second-source.ts';
import { checkSizeWords } from './lint/size-words.ts';
import { checkSpecialAttacks } from './lint/special-attacks.ts';
import { checkSpellAmounts } from './lint/spell-amounts.ts';
import { checkStandardSentences } from './lint/standard-sentences.ts';
import { checkSummaryFigures } from './lint/summary-figures.ts';
import { checkUniqueSlugs } from './lint/unique-slug.ts';
import { checkWording } from './lint/wording.ts';
import { checkYaml } from './lint/yaml.ts';
import type { ParsedContent } from './load-content.ts';
import { aliasRedirects } from './redirects.ts';
import { spellItemEntries } from './spell-items.ts';
import { checkSummoning } from './summoning.ts';
import { verifyContent } from './verify/verify.ts';

/**
 * Runs every rule, and generates the entries and redirects that follow from those of the files. They are complete only
 * if there are no findings.
 */
export function checkContent({
  sources,
  listed: listedFiles,
  second,
  exceptions,
  errata,
  prices,
  redirects,
  abbreviations,
  summoning,
}: ParsedContent): CheckedContent {
  const { entries: written, findings: faults } = checkSchema(sources);
  const isValid = faults.length === 0;
  const generated = spellItemEntries(isValid ? written : [], prices);
  const entries = [...written, ...generated.entries];
  const verification = verifyContent(isValid ? entries : [], isValid ? exceptions : new Map());
  const fromAliases = aliasRedirects(entries);
  const listed = checkListed(listedFiles, entries, [...redirects, ...fromAliases]);
  return {
    entries,
    listed: listed.entries,
    verification,
    redirects: [...redirects, ...fromAliases],
    abbreviations,
    summoning,
    errata,
    findings: [
      ...checkYaml([...sources, ...listedFiles]),
      ...checkStandardSentences(sources),
      ...faults,
      ...(isValid ? listed.findings : []),
      ...checkUniqueSlugs(sources),
      ...checkFileNames(written),
      ...generated.findings,
      ...(isValid
        ? [
            ...checkReferences(entries),
            ...checkProseLinks(entries),
            ...checkRulesPages(written),
            ...checkSpellAmounts(written),
            ...checkSpecialAttacks(written),
            ...checkSummaryFigures(written),
            ...checkWording(entries),
            ...checkSizeWords(written),
            ...checkListOrder(written),
            ...checkSecondSource(second, entries),
            ...checkErrata(errata, entries),
            ...checkRedirects(redirects, fromAliases, entries, listed.entries),
            ...checkAbbreviations(abbreviations, entries),
            ...checkSummoning(summoning, entries),
          ]
        : []),
      ...verification.findings,
    ],
  };
}
