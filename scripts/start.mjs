import { spawn } from 'node:child_process';
import { SERVER_ARGUMENTS, SERVER_ENVIRONMENT } from './server-command.mjs';
import { buildPages, compileContent, environment, install, main, ROOT, step } from './setup.mjs';

await main(async () => {
  await step('install', install);
  await step('content', compileContent);
  await step('pages', buildPages);
  const env = { ...environment(), ...SERVER_ENVIRONMENT };
  const server = spawn('node', SERVER_ARGUMENTS, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 0));
});
