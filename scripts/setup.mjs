/*
 * What `npm start`, `npm test` and the other commands have in common. This file runs on the machine's own Node.js,
 * which may be older than the one that the project needs, and before anything is installed: no package is imported here.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { precompress } from './precompress.mjs';
import { slimManifest } from './slim-manifest.mjs';

export const ROOT = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const NEEDED = [22, 22];
const STAMPS = join(ROOT, 'build', 'stamps');

/** Ends the command with a sentence instead of a stack trace. */
export class Stop extends Error {}

/** Runs one step and prints its name and time; what `run` returns is printed beside them. */
export async function step(name, run) {
  const start = performance.now();
  const note = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name.padEnd(12)} ${seconds.padStart(6)} s${note ? `   ${note}` : ''}`);
}

/** Runs the command and reports a `Stop` in its own words. */
export async function main(run) {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/**
 * Installs what package-lock.json names where it is not installed yet. `npm ci` would refuse a lock file that does not
 * list the optional packages of every platform; this takes the locked versions all the same and leaves the lock as it is.
 */
export function install() {
  const stamp = join(ROOT, 'node_modules', '.installed');
  const wanted = hash([readFileSync(join(ROOT, 'package-lock.json'))]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 'nothing new';
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['install', '--no-save', '--include=optional', '--loglevel=error'],
    {
      cwd: ROOT,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) throw new Stop(`The packages could not be installed:\n${stderr || stdout}`);
  writeFileSync(stamp, wanted);
  return 'installed';
}

/** The path of a Node.js that is new enough: the running one, else the one of the packages; throws `Stop` if there is none. */
export function runtime() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return process.execPath;
  const own = join(ROOT, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(own)) return own;
  throw new Stop(
    `This machine has Node.js ${process.versions.node}; the project needs ${NEEDED.join('.')} or newer and brings one only ` +
      `for linux-x64. Install a newer Node.js and run the command again.`,
  );
}

/** The environment in which the project's tools find the right Node.js. */
export function environment() {
  const node = runtime();
  return {
    ...process.env,
    PATH: [resolve(node, '..'), join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  };
}

/** Runs one of the project's tools and gives its output; throws `Stop` with that output where it fails. */
export async function tool(command, args, options = {}) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Stop(`${output.trimEnd()}\n${command} ${args.join(' ')} failed with status ${code}.`);
  return output;
}

/**
 * Runs a tool in a process group of its own, collecting what it prints. A tool that runs for longer than `minutes` is
 * killed, and so are all processes that it leaves: one that holds the output open would never let this function return.
 */
export function run(command, args, { env = {}, live = false, minutes = 30 } = {}) {
  return new Promise((done, failed) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...environment(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      signal: AbortSignal.timeout(minutes * 60_000),
      killSignal: 'SIGKILL',
    });
    const killGroup = () => {
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // All processes of the group have ended.
      }
    };
    const stop = () => {
      killGroup();
      process.exit(1);
    };
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        output += part;
        if (live) process.stdout.write(part);
      });
    child.on('error', (error) => error.name === 'AbortError' || failed(error));
    child.on('exit', killGroup);
    child.on('close', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop);
      if (child.killed) output += `\n${command} was killed after ${minutes} minutes.\n`;
      done({ code, output });
    });
  });
}

/** Compiles the content if it or the compiler changed. */
export function compileContent() {
  return whenChanged(
    'content',
    [
      ...['content', 'package-lock.json'],
      ...['content', 'contract', 'database', 'drawing', 'rules', 'search'].map((layer) => `src/${layer}`),
    ],
    'build/catalogue.sqlite',
    () => tool('node', ['src/content/main.ts']),
  );
}

/** Builds the pages if their sources changed. */
export function buildPages() {
  const sources = [
    'src',
    'public',
    'scripts/icons.mjs',
    'scripts/offline.mjs',
    'scripts/precompress.mjs',
    'scripts/slim-manifest.mjs',
    'vite.config.ts',
    'react-router.config.ts',
    'package-lock.json',
  ];
  return whenChanged('pages', sources, 'build/web/server/index.js', async () => {
    await tool('react-router', ['build'], { env: { NODE_ENV: 'production' } });
    await tool('node', ['scripts/offline.mjs']);
    slimManifest(join(ROOT, 'build/web/client/assets'));
    precompress(join(ROOT, 'build/web/client'));
    return '';
  });
}

async function whenChanged(name, sources, result, make) {
  const stamp = join(STAMPS, name);
  const now = fingerprint(sources);
  if (existsSync(join(ROOT, result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return 'nothing new';
  rmSync(stamp, { force: true });
  const output = await make();
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(stamp, now);
  return output.trim().split('\n').at(-1);
}

/** A hash of names, times and sizes of all files below the paths. */
function fingerprint(paths) {
  const parts = paths
    .flatMap((path) => files(join(ROOT, path)))
    .map((file) => {
      const { mtimeMs, size } = statSync(file);
      return `${file} ${mtimeMs} ${size}\n`;
    });
  return hash(parts);
}

function files(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((item) =>
    item.isDirectory() ? files(join(path, item.name)) : [join(path, item.name)],
  );
}

function hash(parts) {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex');
}
