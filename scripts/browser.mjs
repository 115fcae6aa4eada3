import { existsSync } from 'node:fs';
import { run } from './setup.mjs';

/** The headless shell comes first: it draws no windows and takes half the time of the browser. */
const CHROMIUM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** The path of the installed Chromium, or of the one that CHROMIUM names; undefined where there is none. */
export function findChromium() {
  return [process.env.CHROMIUM, ...CHROMIUM].find((path) => path && existsSync(path));
}

/** The path of the installed Firefox, or of the one that FIREFOX names; undefined where there is none. */
export function findFirefox() {
  return [process.env.FIREFOX, ...FIREFOX].find((path) => path && existsSync(path));
}

/** Downloads the test tool's own Chromium and returns its path; undefined if the download fails. */
export async function downloadChromium() {
  const { code } = await run('playwright', ['install', 'chromium'], {
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
  });
  if (code !== 0) return undefined;
  const script = "process.stdout.write(require('playwright-core').chromium.executablePath())";
  const { output } = await run('node', ['-e', script]);
  return existsSync(output) ? output : undefined;
}
