import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** The built site's process on a Node.js that says that it is of this version. */
function startOn(version: string) {
  const script = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const args = ['--import', `data:text/javascript,${encodeURIComponent(script)}`, 'build/web/server/index.js'];
  return spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, PORT: 'none' },
    timeout: 15_000,
  });
}

test.each(['18.20.8', '20.20.2', '22.21.9'])('on Node.js %s the site says why it does not start', (version) => {
  const { status, stderr } = startOn(version);
  expect([status, stderr]).toEqual([1, `This is Node.js ${version}; the site needs 22.22 or newer.\n`]);
});

test.each(['22.22.0', '24.0.0'])('on Node.js %s the site starts', (version) => {
  expect(startOn(version).stderr).toContain('PORT: is "none"');
});
