import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { findChromium } from './scripts/browser.mjs';
import { FONT_SETS, fontEnvironment, hasFonts, SHAPE } from './tests/browser/font-sets.ts';

const port = Number(process.env.TEST_PORT ?? 3210);

const launchOptions = {
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** All tests see the same fonts on every machine; what depends on them is tested with the others too. */
const [standard, ...others] = FONT_SETS;
const projects: PlaywrightTestConfig['projects'] = [standard, ...others.filter(hasFonts)].map((set) => ({
  name: set,
  ...(set !== standard && { testMatch: 'fonts.spec.ts', grep: new RegExp(SHAPE) }),
  use: {
    launchOptions: { ...launchOptions, env: { ...process.env, ...fontEnvironment(set) } as Record<string, string> },
  },
}));

export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Generous, so that a slow or busy machine fails nothing: what holds is seen at once all the same.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json'], ['./tests/browser/report.ts']],
  outputDir: 'test-results/browser',
  use: {
    ...devices['Desktop Chrome'],
    // The tests of offline use allow them.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${port}`,
  },
  projects,
  webServer: {
    command: 'node build/web/server/index.js',
    url: `http://localhost:${port}/healthz`,
    env: {
      PORT: String(port),
      NODE_ENV: 'production',
      SHEETS_ORIGIN: `http://127.0.0.1:${port + 1}`,
      // All tests are one client.
      RATE_LIMIT_MAX: '0',
    },
    reuseExistingServer: false,
  },
});
