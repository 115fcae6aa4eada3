import { existsSync } from 'node:fs';
import { run, Stop } from './setup.mjs';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium: an installed one, else the test tool's own download, else Debian's package. */
export async function findBrowser() {
  const found = installed() ?? (await downloaded()) ?? (await fromDebian());
  if (found) return found;
  throw new Stop(
    'The browser tests need Chromium and none could be had: install it (Debian: apt-get install chromium), or name one with CHROMIUM=/path/to/chromium.',
  );
}

function installed() {
  return [process.env.CHROMIUM, ...INSTALLED].find((path) => path && existsSync(path));
}

async function downloaded() {
  const { code } = await run('playwright', ['install', 'chromium'], {
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
  });
  if (code !== 0) return undefined;
  const script = "process.stdout.write(require('playwright-core').chromium.executablePath())";
  const { output } = await run('node', ['-e', script]);
  return existsSync(output) ? output : undefined;
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  return installed();
}
