import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { auditPackages } from './audit.mjs';
import { findFirefox } from './browser.mjs';
import { checkLicences } from './licences.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';
import { buildPages, compileContent, install, main, ROOT, run, Stop, step, tool } from './setup.mjs';
import { installSystemPackages, needChromium } from './system-packages.mjs';

/*
 * `npm test` runs every check; `npm test -- --quick` the fast ones: format, lint, types, unit tests, the API on
 * SQLite, and the browser tests that are marked as quick.
 */

const RESULTS = join(ROOT, 'test-results');
/** Written by tests/browser/report.ts. */
const REPORT = join(RESULTS, 'report');

/** What the tests of one tool may take; a slow or busy machine needs several times what a quiet one does. */
const MAX_MINUTES = 60;

/** The checks that failed, and the names of the tests that failed in them. */
const failures = [];
const failedTests = [];
const totals = { passed: 0, failed: 0 };

/** Runs a check and records its failure, so that one run reports all failed checks. */
async function check(name, make) {
  try {
    await step(name, make);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    failures.push(name);
    console.log(`${name.padEnd(12)} FAILED\n${error.message}\n`);
  }
}

async function quietly(...command) {
  await tool(...command);
  return '';
}

await main(async () => {
  const options = process.argv.slice(2);
  const unknown = options.find((option) => option !== '--quick');
  if (unknown !== undefined) throw new Stop(`npm test takes no option but --quick; "${unknown}" is none.`);
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  await step('install', install);
  if (options.includes('--quick')) await quickChecks();
  else await allChecks();
  showPages();
  report();
});

async function quickChecks() {
  const chromium = await findBrowser();
  await Promise.all([checkSources(), build()]);
  await vitest('unit, API', ['--project=sqlite', 'src/', 'tests/api/']);
  await playwright(chromium, ['--grep=@quick', '--project=dejavu']);
}

async function allChecks() {
  await check('system', async () => {
    const missing = installSystemPackages();
    return missing.length > 0 ? missing.join('; ') : 'all that the tests need is installed';
  });
  const chromium = await findBrowser();
  const [postgres] = await Promise.all([build().then(publishedPostgres), checkSources().then(checkPackages)]);
  await vitest('unit, API', ['--project=sqlite', '--project=postgres'], postgres && { TEST_POSTGRES: postgres.url });
  await postgres?.remove();
  await playwright(chromium, []);
  if (findFirefox()) await vitest('Firefox', ['--project=firefox']);
}

/** The path of a Chromium; undefined, with a failed check, if there is none. */
async function findBrowser() {
  let chromium;
  await check('browser', async () => {
    chromium = await needChromium();
    return chromium;
  });
  return chromium;
}

async function checkSources() {
  await check('format, lint', () => quietly('biome', ['ci', '--error-on-warnings', '.']));
  await check('types', async () => {
    await tool('react-router', ['typegen']);
    return quietly('tsc', ['--noEmit', '-p', '.']);
  });
}

async function checkPackages() {
  await check('unused', () => quietly('knip', []));
  await check('audit', auditPackages);
  await check('licences', async () => checkLicences());
}

async function build() {
  await check('content', compileContent);
  await check('pages', buildPages);
}

/** A temporary PostgreSQL with the published content; undefined if there is none or publishing fails. */
async function publishedPostgres() {
  if (!findPostgres()) return undefined;
  let postgres;
  await check('PostgreSQL', async () => {
    postgres = await startPostgres();
    return tool('node', ['src/content/main.ts', '--publish'], { env: { DATABASE_URL: postgres.url } });
  });
  return postgres;
}

async function vitest(name, filters, env = {}) {
  const file = join(RESULTS, `${name}.json`);
  const args = ['run', ...filters, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  await runTests(name, 'vitest', args, env, file, ({ numPassedTests, testResults }) => ({
    passed: numPassedTests,
    failed: testResults.flatMap((suite) => failedIn(suite).map((title) => `${relative(ROOT, suite.name)}: ${title}`)),
  }));
}

async function playwright(chromium, filters) {
  if (chromium === undefined) return;
  const file = join(RESULTS, 'Chromium.json');
  const env = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  await runTests('Chromium', 'playwright', ['test', ...filters], env, file, ({ stats, suites }) => ({
    passed: stats.expected,
    failed: suites.flatMap(unexpectedIn),
  }));
}

/** The names of the failed tests of a vitest file; the message of a file that could not be loaded. */
function failedIn({ assertionResults, status, message }) {
  if (assertionResults.length === 0 && status === 'failed') return [message.split('\n')[0]];
  return assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
}

/** The names of the failed tests of a Playwright suite and of those in it. */
function unexpectedIn({ specs, suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line}: ${title}`);
  return [...failed, ...suites.flatMap(unexpectedIn)];
}

/** Runs a test tool, which writes its results into the file, and counts the passed and names the failed tests. */
async function runTests(name, command, args, env, file, countsIn) {
  await check(name, async () => {
    const { code, output } = await run(command, args, { env, minutes: MAX_MINUTES });
    const counts = existsSync(file) ? countsIn(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: [] };
    totals.passed += counts.passed;
    totals.failed += counts.failed.length;
    failedTests.push(...counts.failed.map((title) => `${name}: ${title}`));
    if (code !== 0) throw new Stop(`${output.trimEnd()}\n${command} ${args.join(' ')} failed with status ${code}.`);
    return `${counts.passed} tests`;
  });
}

/** Prints the accessibility findings of every page. */
function showPages() {
  const table = join(REPORT, 'accessibility.txt');
  if (existsSync(table)) console.log(`\n${readFileSync(table, 'utf8')}`);
}

function report() {
  if (failures.length > 0) console.log(['Failed checks:', ...failures].join('\n  '));
  if (failedTests.length > 0) console.log(['Failed tests:', ...failedTests].join('\n  '));
  console.log(`${totals.passed} passed, ${Math.max(totals.failed, failures.length)} failed`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
