/* Takes a picture of every page in both themes at three widths, and puts them on one sheet. */
import { buildPages, compileContent, install, main, step, tool } from './setup.mjs';
import { needChromium } from './system-packages.mjs';

await main(async () => {
  await step('install', install);
  await step('content', compileContent);
  await step('pages', buildPages);
  const env = {
    CHROMIUM: await needChromium(),
    PICTURES_ONLY: '1',
    PLAYWRIGHT_JSON_OUTPUT_FILE: 'test-results/screenshots.json',
  };
  await step('pictures', async () => {
    await tool('playwright', ['test', 'pages.spec.ts', '--project=dejavu'], { env });
    return 'test-results/report/index.html';
  });
});
