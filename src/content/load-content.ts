import { type Abbreviations, loadAbbreviations } from './abbreviations.ts';
import { type Erratum, loadErrata } from './errata.ts';
import { loadSources } from './load.ts';
import { loadPrintedPrices, type PrintedPrices } from './printed-prices.ts';
import { loadRedirects, type Redirect } from './redirects.ts';
import type { SourceFile } from './source-file.ts';
import { type Exception, loadExceptions } from './verify/exceptions.ts';

/** All that is written in the content folder, not yet checked. */
export type WrittenContent = {
  sources: readonly SourceFile[];
  /** By `kind/slug`. */
  exceptions: ReadonlyMap<string, readonly Exception[]>;
  errata: ReadonlyMap<string, Erratum>;
  prices: PrintedPrices;
  redirects: readonly Redirect[];
  abbreviations: Abbreviations;
};

/** Reads the content folder. Throws where a file that is not an entry has another shape than its schema. */
export function loadContent(folder: string): WrittenContent {
  return {
    sources: loadSources(folder),
    exceptions: loadExceptions(folder),
    errata: loadErrata(folder),
    prices: loadPrintedPrices(folder),
    redirects: loadRedirects(folder),
    abbreviations: loadAbbreviations(folder),
  };
}
