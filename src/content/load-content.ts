import type { SummoningLists } from '../rules/summoning.ts';
import { type Abbreviations, loadAbbreviations } from './abbreviations.ts';
import { type Erratum, loadErrata } from './errata.ts';
import { loadListed } from './listed.ts';
import { loadSources } from './load.ts';
import { loadPrintedPrices, type PrintedPrices } from './printed-prices.ts';
import { loadRedirects, type Redirect } from './redirects.ts';
import { loadSecondSource, type SecondSource } from './second-source.ts';
import type { SourceFile } from './source-file.ts';
import { loadSummoning } from './summoning.ts';
import { type Exception, loadExceptions } from './verify/exceptions.ts';

/** The parsed files of the content folder, before the checks. */
export type ParsedContent = {
  sources: readonly SourceFile[];
  /** The files of `content/index/`. */
  listed: readonly SourceFile[];
  /** The files of `content/second-source/`. */
  second: SecondSource;
  /** By `kind/slug`. */
  exceptions: ReadonlyMap<string, readonly Exception[]>;
  errata: ReadonlyMap<string, Erratum>;
  prices: PrintedPrices;
  redirects: readonly Redirect[];
  abbreviations: Abbreviations;
  summoning: SummoningLists;
};

/** Reads the content folder. Throws if a file that is not an entry does not match its schema. */
export function loadContent(folder: string): ParsedContent {
  return {
    sources: loadSources(folder),
    listed: loadListed(folder),
    second: loadSecondSource(folder),
    exceptions: loadExceptions(folder),
    errata: loadErrata(folder),
    prices: loadPrintedPrices(folder),
    redirects: loadRedirects(folder),
    abbreviations: loadAbbreviations(folder),
    summoning: loadSummoning(folder),
  };
}
