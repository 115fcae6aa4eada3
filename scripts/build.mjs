import { buildPages, compileContent, install, main, step } from './setup.mjs';

/** Everything that `npm start` does before it starts the server. Images are built by this. */
await main(async () => {
  await step('install', install);
  await step('content', compileContent);
  await step('pages', buildPages);
});
