/* Programs and fonts that the tests need and npm does not have. Missing ones are installed from Debian if possible. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { downloadChromium, findChromium, findFirefox } from './browser.mjs';
import { hasNginx } from './nginx.mjs';
import { findPostgres } from './postgres.mjs';
import { Stop } from './setup.mjs';

const FONTS = '/usr/share/fonts/truetype';

/** By name: the Debian packages, whether they are installed, and the tests that are skipped without them. */
const NEEDS = {
  Chromium: {
    packages: ['chromium-headless-shell'],
    isThere: () => findChromium() !== undefined,
    without: 'the browser tests',
  },
  Firefox: { packages: ['firefox-esr'], isThere: () => findFirefox() !== undefined, without: 'the tests in Firefox' },
  'the fonts of DejaVu': fonts('fonts-dejavu-core', 'dejavu'),
  'the fonts of Liberation': fonts('fonts-liberation', 'liberation'),
  'the fonts of Noto': fonts('fonts-noto-core', 'noto'),
  PostgreSQL: {
    packages: ['postgresql'],
    isThere: () => findPostgres() !== undefined,
    without: 'the tests on PostgreSQL',
  },
  nginx: {
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static', 'wrk'],
    isThere: hasNginx,
    without: 'the test of replacing processes behind it',
  },
};

function fonts(name, folder) {
  return { packages: [name], isThere: () => existsSync(`${FONTS}/${folder}`), without: 'the layout tests with them' };
}

/**
 * Installs what is missing.
 * @param {readonly (keyof typeof NEEDS)[]} [names] of these alone
 * @returns {string[]} for each thing that is still missing, a line that says how to get it and what is left out
 */
export function installSystemPackages(names = Object.keys(NEEDS)) {
  const missing = () => names.map((name) => ({ name, ...NEEDS[name] })).filter(({ isThere }) => !isThere());
  installFromDebian(missing().flatMap(({ packages }) => packages));
  return missing().map(
    ({ name, packages, without }) =>
      `without ${name}, ${without} are left out (Debian: apt-get install ${packages.join(' ')})`,
  );
}

/** The path of a Chromium: an installed one, Debian's, or the test tool's own; throws `Stop` where there is none. */
export async function needChromium() {
  installSystemPackages(['Chromium']);
  const path = findChromium() ?? (await downloadChromium());
  if (path !== undefined) return path;
  throw new Stop(
    'This needs Chromium and none could be had: install it (Debian: apt-get install chromium-headless-shell), or name one with CHROMIUM=/path/to/chromium.',
  );
}

/** Installs Debian packages; only root may. A new system has no package lists, so they are fetched first. */
export function installFromDebian(packages) {
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
  // Debian starts nginx on port 80 at once; the tests start their own.
  if (packages.includes('nginx-light')) spawnSync('service', ['nginx', 'stop'], options);
}
