import { buildPages, compileContent, install, main, step } from './setup.mjs';

/** All that `npm start` does but starting: what an image is made of. */
await main(async () => {
  await step('install', install);
  await step('content', compileContent);
  await step('pages', buildPages);
});
