/*
 * Removes from package-lock.json, in the image only, the optional packages that it does not lock: those of other systems.
 * `npm ci` refuses a lock file that names a package without locking it; with the rest it installs exactly what is locked,
 * each package held against its hash.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'package-lock.json';
const lock = JSON.parse(readFileSync(FILE, 'utf8'));

/** Whether a package resolves the other one: in its own node_modules or in those of a folder above. */
function isLocked(place, name) {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (`${folder}/node_modules/${name}`.replace(/^\//, '') in lock.packages) return true;
    if (folder === '') return false;
  }
}

for (const [place, entry] of Object.entries(lock.packages))
  for (const name of Object.keys(entry.optionalDependencies ?? {}))
    if (!isLocked(place, name)) delete entry.optionalDependencies[name];

writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
