import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import { KIND_NAMES } from '../../src/contract/kinds.ts';
import { printTable } from '../bench/table.ts';
import { ROUTES } from '../browser/routes.ts';
import { startSite } from '../support/site.ts';
import { auditPage, type Figures } from './audit-page.ts';
import { goalsOf, printed } from './goals.ts';

/*
 * Audits pages as Lighthouse's phone on a slow line gets them, one after another: home, every list and one entry of each
 * kind, or those that are named. `--runs=3` takes the median of three. The status says whether every page is as it should.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '1' } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1 || runs > 9)
  throw new RangeError(`--runs is "${values.runs}" but must be a whole number from 1 to 9.`);

const kinds = new Set<string>(KIND_NAMES);
const pages = ROUTES.filter((path) => path === '/' || kinds.has(path.split(/[/?]/)[1] ?? ''));
const chosen: readonly string[] = positionals.length > 0 ? positionals : pages;

const site = await startSite();
const chrome = await launch({ chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'], logLevel: 'error' });
const rows: string[][] = [];
const missed: string[] = [];
try {
  for (const path of chosen) {
    const figures = await median(path);
    rows.push([path, ...printed(figures)]);
    missed.push(
      ...goalsOf(path)
        .flatMap((goal) => goal(figures) ?? [])
        .map((fault) => `${path}: ${fault}`),
    );
    process.stderr.write('.');
  }
} finally {
  chrome.kill();
  await site.stop();
}
process.stderr.write('\n');
printTable(
  ['page', 'perf', 'a11y', 'best', 'SEO', 'agents', 'FCP s', 'LCP s', 'CLS', 'TBT ms', 'JS kB', 'CSS kB'],
  rows,
);
process.stdout.write(missed.map((fault) => `${fault}\n`).join(''));
process.exitCode = missed.length > 0 ? 1 : 0;

/** The run with the median of the largest paints. */
async function median(path: string): Promise<Figures> {
  const all: Figures[] = [];
  for (let i = 0; i < runs; i++) all.push(await auditPage(new URL(path, site.base).href, chrome.port));
  all.sort((a, b) => a.largestPaint - b.largestPaint);
  const middle = all[Math.floor((runs - 1) / 2)];
  if (middle === undefined) throw new Error(`${path} was not audited.`);
  return middle;
}
