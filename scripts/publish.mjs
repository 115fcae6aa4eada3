import { install, main, Stop, step, tool } from './setup.mjs';

/** Compiles the content into the PostgreSQL database that is named, or that DATABASE_URL names. */
await main(async () => {
  const address = process.argv[2] ?? process.env.DATABASE_URL ?? '';
  if (!/^postgres(?:ql)?:\/\//.test(address) || address.includes(','))
    throw new Stop('Name the one database to publish in: npm run content:publish -- postgres://user@host/database');
  await step('install', install);
  await step('publish', async () => {
    const output = await tool('node', ['src/content/main.ts', '--publish'], { env: { DATABASE_URL: address } });
    return output.trim().split('\n').at(-1);
  });
});
