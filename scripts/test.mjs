import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { auditPackages } from './audit.mjs';
import { findBrowser } from './browser.mjs';
import { checkLicences } from './licences.mjs';
import { hasNginx, installNginx, WITHOUT_NGINX } from './nginx.mjs';
import { findPostgres, installPostgres, startPostgres } from './postgres.mjs';
import { buildPages, compileContent, install, main, ROOT, Stop, step, tool } from './setup.mjs';

const RESULTS = join(ROOT, 'test-results');
/** Written by tests/browser/report.ts. */
const REPORT = join(RESULTS, 'report');

/** Runs a check to its end, so that one run names everything that is wrong. */
const failures = [];
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
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  await step('install', install);
  let chromium;
  await check('browser', async () => {
    chromium = await findBrowser();
    return chromium;
  });
  await check('format, lint', () => quietly('biome', ['ci', '--error-on-warnings', '.']));
  await check('types', async () => {
    await tool('react-router', ['typegen']);
    return quietly('tsc', ['--noEmit', '-p', '.']);
  });
  await check('unused', () => quietly('knip', []));
  await check('content', compileContent);
  await check('pages', buildPages);
  let postgres;
  await check('PostgreSQL', async () => {
    installPostgres();
    if (findPostgres() === undefined)
      return 'not installed, so the tests of PostgreSQL are left out (Debian: apt-get install postgresql)';
    postgres = await startPostgres();
    return tool('node', ['src/content/main.ts', '--publish'], { env: { DATABASE_URL: postgres.url } });
  });
  await check('nginx', async () => {
    installNginx();
    return hasNginx() ? '' : `${WITHOUT_NGINX}: the test of replacing processes behind it is left out`;
  });
  await check('audit', auditPackages);
  await check('licences', async () => checkLicences());
  const vitest = join(RESULTS, 'vitest.json');
  await check('unit, API', async () => {
    const env = postgres ? { TEST_POSTGRES: postgres.url } : {};
    await tool('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitest}`], { env });
    return summary(vitestCounts(vitest));
  });
  await postgres?.remove();
  const playwright = join(RESULTS, 'playwright.json');
  if (chromium)
    await check('pages tests', async () => {
      const env = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: playwright };
      await tool('playwright', ['test'], { env });
      return summary(playwrightCounts(playwright));
    });
  showPages();
  report(vitestCounts(vitest), playwrightCounts(playwright));
});

/** What axe found on every page, and where the pictures of all are. */
function showPages() {
  const table = join(REPORT, 'accessibility.txt');
  if (!existsSync(table)) return;
  console.log(
    `\n${readFileSync(table, 'utf8')}Pictures of every page: ${relative(ROOT, join(REPORT, 'index.html'))}\n`,
  );
}

function report(...counts) {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}`);
  console.log(`${passed} passed, ${Math.max(failed, failures.length)} failed`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

function summary({ passed }) {
  return `${passed} tests`;
}

function vitestCounts(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests };
}

function playwrightCounts(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
