import { spawn } from 'node:child_process';
import { compileContent, environment, install, main, ROOT, step } from './setup.mjs';

await main(async () => {
  await step('install', install);
  await step('content', compileContent);
  const server = spawn('node', ['src/server/dev.ts'], { cwd: ROOT, env: environment(), stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 0));
});
