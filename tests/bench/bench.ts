import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { measureLoad } from './load.ts';
import { startServer } from './server-process.ts';
import { firstLoad } from './sizes.ts';
import { printTable } from './table.ts';

/*
 * Measures the site as it is served: the server has one core to itself, the load another. Nothing is asserted;
 * the goal stands beside each figure.
 */

const LOADS: [name: string, path: string, goal: string][] = [
  ['spell list, API, two filters', '/api/spells?school=evocation&level=3&limit=20', '3,000/s'],
  ['spell list, API, search', '/api/spells?search=fire&limit=20', ''],
  ['spell list, API, no filter', '/api/spells?limit=20', ''],
  ['spell, API', '/api/spells/fireball', ''],
  ['spell filters, API', '/api/spells/filters', ''],
  ['search, API', '/api/search?q=fire', ''],
  ['spell list, page', '/spells?school=evocation&level=3', ''],
  ['spell, page', '/spells/fireball', ''],
];

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

const compileStart = performance.now();
const compiled = spawnSync('node', ['src/content/main.ts'], { encoding: 'utf8' });
if (compiled.status !== 0) throw new Error(compiled.stderr);
const compile = performance.now() - compileStart;

const server = await startServer();
const loads = [];
for (const [name, path, goal] of LOADS) {
  const { rate, p50, p99, failed } = await measureLoad(server.base + path);
  loads.push([name, Math.round(rate).toLocaleString('en'), `${p50} ms`, `${p99} ms`, String(failed), goal]);
}
const memory = server.memory();
const sizes = await firstLoad(`${server.base}/spells`);
server.stop();

console.log(`\n${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node.js ${process.versions.node}\n`);
printTable(
  ['what', 'measured', 'goal'],
  [
    [`compile the content (${compiled.stdout.trim()})`, seconds(compile), '10 s'],
    ['start to first answer', seconds(server.started), '1 s'],
    ['memory after the bench', `${Math.round(memory / 1024 / 1024)} MB`, '200 MB'],
    ['spell list, first load: JavaScript (brotli)', `${(sizes.js / 1000).toFixed(1)} kB`, '120 kB'],
    ['spell list, first load: CSS (brotli)', `${(sizes.css / 1000).toFixed(1)} kB`, '25 kB'],
    ['spell list, first load: HTML (brotli)', `${(sizes.html / 1000).toFixed(1)} kB`, ''],
  ],
);
console.log('\n32 connections, uncached, server on one core and load on the other\n');
printTable(['address', 'requests/s', 'p50', 'p99', 'failed', 'goal'], loads);
