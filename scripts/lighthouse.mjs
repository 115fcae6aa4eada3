import { spawnSync } from 'node:child_process';
import { buildPages, compileContent, environment, install, main, ROOT, step } from './setup.mjs';
import { needChromium } from './system-packages.mjs';

await main(async () => {
  await step('install', install);
  await step('content', compileContent);
  await step('pages', buildPages);
  const env = { ...environment(), CHROME_PATH: await needChromium() };
  const { status } = spawnSync('node', ['tests/lighthouse/main.ts', ...process.argv.slice(2)], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
});
