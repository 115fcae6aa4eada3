import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { printAgainstNginx } from './against-nginx.ts';
import { measureFacets } from './facets.ts';
import { measureInTurn, measureLoad } from './load.ts';
import { SEARCH_CONNECTIONS, SEARCHES } from './searches.ts';
import { startServer } from './server-process.ts';
import { printShops } from './shops.ts';
import { firstLoad } from './sizes.ts';
import { printTable } from './table.ts';
import { writeTenfold } from './tenfold.ts';
import { measureTyping } from './typing.ts';

/*
 * Measures the site as it is served: the server has one core to itself, the load another. Nothing is asserted;
 * the goal stands beside each figure.
 */

type Load = [name: string, path: string, goal?: string];

/** Each kind's list as it opens, under its commonest filters, and one of its entries. */
const KIND_LOADS: Load[] = [
  ['spells', '/api/spells?limit=20'],
  ['spells, two filters', '/api/spells?school=evocation&level=3&limit=20', '3,000/s'],
  ['spell', '/api/spells/fireball'],
  ['powers', '/api/powers?limit=20'],
  ['powers, two filters', '/api/powers?discipline=telepathy&level=3&limit=20'],
  ['power', '/api/powers/energy-ray'],
  ['feats', '/api/feats?limit=20'],
  ['feats, filtered', '/api/feats?category=combat&limit=20'],
  ['feat', '/api/feats/power-attack'],
  ['classes', '/api/classes?limit=20'],
  ['class', '/api/classes/wizard'],
  ['races', '/api/races?limit=20'],
  ['race', '/api/races/dwarf'],
  ['monsters', '/api/monsters?limit=20'],
  ['monsters, two filters', '/api/monsters?type=undead&cr=5&limit=20'],
  ['monster', '/api/monsters/aboleth'],
  ['items', '/api/items?limit=20'],
  ['items, two filters', '/api/items?type=wondrous&price_filter=1000_5000&limit=20'],
  ['item', '/api/items/bag-of-holding'],
  ['skills', '/api/skills?limit=20'],
  ['skills, filtered', '/api/skills?ability=DEX&limit=20'],
  ['skill', '/api/skills/balance'],
  ['languages', '/api/languages?limit=20'],
  ['language', '/api/languages/elven'],
  ['deities', '/api/deities?limit=20'],
  ['deity', '/api/deities/pelor'],
  ['domains', '/api/domains?limit=20'],
  ['domain', '/api/domains/fire'],
  ['rulebooks', '/api/rulebooks?limit=20'],
  ['rulebook', '/api/rulebooks/complete-divine'],
  ['rulebook, the longest', '/api/rulebooks/phb-35'],
  ['glossary', '/api/glossary?limit=20'],
  ['term', '/api/glossary/stunned'],
];

const OTHER_LOADS: Load[] = [
  ['spells, search in names and text', '/api/spells?search=fire&limit=20'],
  ['spell filters', '/api/spells/filters'],
  ['search everywhere', '/api/search?q=fire'],
  ['page: spell list, two filters', '/spells?school=evocation&level=3', '600/s'],
  ['page: spell', '/spells/fireball', '1,400/s'],
  ['page: item list', '/items'],
  ['page: monster', '/monsters/aboleth'],
];

/** Lists that share few entries, as visitors ask for them: no page of them is asked for twice in a row. */
const SCHOOLS = ['abjuration', 'conjuration', 'divination', 'enchantment', 'evocation', 'illusion', 'necromancy'];
const SPELL_LISTS = SCHOOLS.flatMap((school) =>
  Array.from({ length: 10 }, (_, level) => `/spells?school=${school}&level=${level}`),
);

/** Lists of the content multiplied by ten. */
const TENFOLD_LOADS: Load[] = [
  ['spells', '/api/spells?limit=20'],
  ['spells, two filters', '/api/spells?school=evocation&level=3&limit=20'],
  ['items, two filters', '/api/items?type=wondrous&price_filter=1000_5000&limit=20'],
  ['spells, search in names and text', '/api/spells?search=fire&limit=20'],
];
const LARGER_PORT = 3291;

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

const compileStart = performance.now();
const compiled = spawnSync('node', ['src/content/main.ts'], { encoding: 'utf8' });
if (compiled.status !== 0) throw new Error(compiled.stderr);
const compile = performance.now() - compileStart;

const server = await startServer();
const loads: string[][] = [];
let spellList = 0;
for (const [name, path, goal = ''] of [...KIND_LOADS, ...OTHER_LOADS]) {
  const { rate, p50, p99, failed } = await measureLoad(server.base + path);
  spellList ||= rate;
  const share = (spellList / rate).toFixed(2);
  loads.push([name, Math.round(rate).toLocaleString('en'), share, `${p50} ms`, `${p99} ms`, String(failed), goal]);
}
const inTurn = await measureInTurn(server.base, SPELL_LISTS, 32);
loads.push([
  `page: ${SPELL_LISTS.length} spell lists in turn`,
  Math.round(inTurn.rate).toLocaleString('en'),
  (spellList / inTurn.rate).toFixed(2),
  `${inTurn.p50} ms`,
  `${inTurn.p99} ms`,
  String(inTurn.failed),
  '600/s',
]);
const searches = await measureSearches(server.base, 'p99 10 ms');
const counted = await measureFacets(server.base);
const memory = server.memory();
const sizes = await firstLoad(`${server.base}/spells`);
const typing = await measureTyping(server.base);
server.stop();

console.log(`\n${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node.js ${process.versions.node}\n`);
printTable(
  ['what', 'measured', 'goal'],
  [
    [`compile the content (${compiled.stdout.trim()})`, seconds(compile), '10 s'],
    ['start to first answer', seconds(server.started), '1 s'],
    ['memory after the bench', `${Math.round(memory / 1024 / 1024)} MB`, '200 MB'],
    [
      'key to suggestions, a browser slowed four times: p50',
      typing ? `${Math.round(typing.p50)} ms` : 'no Chromium',
      '50 ms',
    ],
    [
      'key to suggestions, a browser slowed four times: p99',
      typing ? `${Math.round(typing.p99)} ms` : 'no Chromium',
      '',
    ],
    ['spell list, first load: JavaScript (brotli)', `${(sizes.js / 1000).toFixed(1)} kB`, '120 kB'],
    ['spell list, first load: CSS (brotli)', `${(sizes.css / 1000).toFixed(1)} kB`, '25 kB'],
    ['spell list, first load: HTML (brotli)', `${(sizes.html / 1000).toFixed(1)} kB`, ''],
  ],
);
console.log('\n32 connections, uncached, server on one core and load on the other\n');
printTable(['address', 'requests/s', '× spells', 'p50', 'p99', 'failed', 'goal'], loads);
console.log('\nLists alone and with the counts of their filters, 32 connections, uncached\n');
printTable(['list', 'alone/s', 'counted/s', 'cost', 'failed', 'goal'], counted);
await printShops();
console.log(`\nSearch everywhere, ${SEARCH_CONNECTIONS} connections, uncached\n`);
printTable(['queries', 'requests/s', 'p50', 'p99', 'failed', 'goal'], searches);

const tenfold = writeTenfold(resolve('build/catalogue.sqlite'));
const larger = await startServer({ DATABASE_URL: tenfold.file }, LARGER_PORT);
const largerLoads: string[][] = [];
for (const [name, path] of TENFOLD_LOADS) {
  const { rate, p50, p99, failed } = await measureLoad(larger.base + path);
  largerLoads.push([name, Math.round(rate).toLocaleString('en'), `${p50} ms`, `${p99} ms`, String(failed), '']);
}
largerLoads.push(...(await measureSearches(larger.base, 'p99 20 ms')));
const largerMemory = Math.round(larger.memory() / 1024 / 1024);
larger.stop();
tenfold.remove();

console.log(`\nTen times the content: ${tenfold.entries.toLocaleString('en')} entries, ${largerMemory} MB of memory\n`);
printTable(['what', 'requests/s', 'p50', 'p99', 'failed', 'goal'], largerLoads);
await printAgainstNginx();

/** One row for each group of searches. */
async function measureSearches(base: string, goal: string): Promise<string[][]> {
  const rows = [];
  for (const [name, paths] of SEARCHES) {
    const { rate, p50, p99, failed } = await measureInTurn(base, paths, SEARCH_CONNECTIONS);
    rows.push([name, Math.round(rate).toLocaleString('en'), `${p50} ms`, `${p99} ms`, String(failed), goal]);
  }
  return rows;
}
