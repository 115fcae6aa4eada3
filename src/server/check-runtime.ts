/*
 * Imported before everything else: an older Node.js would fail with an error somewhere in the packages' code, which
 * tells nobody what to do.
 */

const NEEDED = [22, 22] as const;
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  process.stderr.write(`This is Node.js ${process.versions.node}; the site needs ${NEEDED.join('.')} or newer.\n`);
  process.exit(1);
}
