import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env.TEST_PORT ?? 3210);

export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  workers: 2,
  // A busy CI machine may miss a moment once; twice is a fault.
  retries: process.env.CI ? 1 : 0,
  reporter: [['line'], ['json'], ['./tests/browser/report.ts']],
  outputDir: 'test-results/browser',
  use: {
    ...devices['Desktop Chrome'],
    // The tests of offline use allow them.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
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
