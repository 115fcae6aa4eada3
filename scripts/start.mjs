import { spawn } from 'node:child_process';
import { buildPages, compileContent, environment, install, main, ROOT, step } from './setup.mjs';

await main(async () => {
  await step('install', install);
  await step('content', compileContent);
  await step('pages', buildPages);
  const env = { ...environment(), NODE_ENV: 'production' };
  const server = spawn('node', ['src/server/main.ts'], { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 0));
});
