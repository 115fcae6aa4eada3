import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, ROOT, Stop } from './setup.mjs';

/** The licences that packages of the published site may have, as SPDX identifiers. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT', 'MPL-2.0', 'OFL-1.1', 'PSF-2.0'];
const LIST = join(ROOT, 'docs/licences.md');

/** Compares `docs/licences.md` with the lock file, or writes it if `write` is set. Returns the number of packages as text. */
export function checkLicences({ write = false } = {}) {
  const packages = productionPackages();
  const strange = packages.filter(({ licence }) => !ALLOWED.includes(licence));
  if (strange.length > 0)
    throw new Stop(
      `Licences that are not allowed: ${strange.map(({ name, licence }) => `${name} (${licence})`).join(', ')}`,
    );
  const list = listOf(packages);
  if (write) writeFileSync(LIST, list);
  else if (readFileSync(LIST, 'utf8') !== list)
    throw new Stop('docs/licences.md does not name the packages of package-lock.json: run npm run licences.');
  return `${packages.length} packages`;
}

/** The packages of the running site, one for each version. */
function productionPackages() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const found = Object.entries(packages)
    .filter(([place, { dev }]) => place !== '' && !dev)
    .map(([place, { version, license }]) => ({
      name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license ?? 'none given',
    }));
  const once = new Map(found.map((one) => [`${one.name} ${one.version}`, one]));
  return [...once.values()].sort((a, b) => (a.name === b.name ? 0 : a.name < b.name ? -1 : 1));
}

function listOf(packages) {
  const lines = packages.map(({ name, version, licence }) => `- ${name} ${version}: ${licence}`);
  return `# Licences of the packages that the site runs with

Written by \`npm run licences\` from the lock file, and held against it by \`npm test\`. Tools for building and testing are not
among them. The fonts are licensed under OFL-1.1, drawings of game-icons.net under CC BY 3.0 (see /credits).

${lines.join('\n')}
`;
}

if (process.argv[1] === import.meta.filename)
  await main(async () => {
    console.log(checkLicences({ write: true }));
  });
