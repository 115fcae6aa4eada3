import { spawnSync } from 'node:child_process';
import { buildPages, compileContent, environment, install, main, ROOT, step } from './setup.mjs';

await main(async () => {
  await step('install', install);
  await step('content', compileContent);
  await step('pages', buildPages);
  const args = ['tests/faults/main.ts', ...process.argv.slice(2)];
  const { status } = spawnSync('node', args, { cwd: ROOT, env: environment(), stdio: 'inherit' });
  process.exit(status ?? 1);
});
