import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hasNginx, startNginx, WITHOUT_NGINX } from '../../scripts/nginx.mjs';
import { installSystemPackages } from '../../scripts/system-packages.mjs';
import { type Load, measureLoad, SECONDS } from './load.ts';
import { pinned, processorMicroseconds, type ServerProcess, startServer } from './server-process.ts';
import { printTable } from './table.ts';
import { ACCEPTED, hasWrk, measureWithWrk } from './wrk.ts';

/*
 * The site with stored responses beside the fastest that this machine can do: nginx serving the same compressed bytes from
 * files, and a bare node:http handler that sends one buffer. All have one core in turn, the load another, and all send the
 * site's header fields: the bare handler has them as a list, nginx as add_header. Each adds its own Date and Connection,
 * and nginx its Server. For the pages in turn nginx sends the fields of one page with each. The rates are those of the
 * machine only while it does nothing else; the processor time of a request says more while it does.
 */

const NGINX_PORT = 3291;
const BARE_PORT = 3292;
const NGINX = `http://127.0.0.1:${NGINX_PORT}`;
const BARE = `http://127.0.0.1:${BARE_PORT}`;
const ROUNDS = 3;
const MAX_PAGES = 5000;
/** A response that is sent often is compressed again with more effort. */
const HITS_TO_IMPROVE = 40;
const IMPROVING_SECONDS = 5;
/** Fields that nginx makes of the file. */
const NGINX_OWN = /^(?:content-(?:type|length|encoding)|etag|vary)$/i;

const SINGLE: readonly [name: string, path: string][] = [
  ['page: spell', '/spells/fireball'],
  ['page: monster', '/monsters/aboleth'],
  ['page: spell list', '/spells'],
  ['API: spell', '/api/spells/fireball'],
  ['API: spell list', '/api/spells?limit=20'],
];

type Fetched = { body: Buffer; head: string[]; etag: string; encoding: string };
/** `cost` is the processor time of a request, in microseconds. */
type Measured = Load & { cost: number };
type Row = { name: string; ours: Measured; nginx: Measured | null; bare: Measured | null };
type Servers = { site: ServerProcess; nginx: { pid: number } | null; root: string };

/** Prints the ratios to nginx and to the bare handler, and the memory of a site with every page in its cache. */
export async function printAgainstNginx(): Promise<void> {
  installSystemPackages(['nginx']);
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  const root = join(folder, 'root');
  mkdirSync(root);
  // Rate limits are on, as on the internet, and too high to be reached.
  const site = await startServer({ CACHE_MAX_BYTES: String(128 * 1024 * 1024), RATE_LIMIT_MAX: '1000000000' });
  const answers = new Map<string, Fetched>();
  for (const [, path] of SINGLE) answers.set(path, await settled(site.base + path));
  const nginx = hasNginx() ? await startNginx(filesFrom(root, answers), NGINX_PORT, prefix()) : null;
  try {
    const rows: Row[] = [];
    for (const [name, path] of SINGLE) {
      const answer = answers.get(path) ?? (await settled(site.base + path));
      rows.push(await compare(name, path, answer, { site, nginx, root }));
    }
    const started = `${(site.started / 1000).toFixed(2)} s`;
    const empty = megabytes(site.memory());
    const { pages, rotation } = await measureAll({ site, nginx, root });
    console.log(`\nFrom memory, 32 connections, compressed, each server on one core in turn and load on the other`);
    if (!hasWrk()) console.log('wrk is not installed: the load is written in JavaScript and bounds every figure.');
    if (nginx === null) console.log(`${WITHOUT_NGINX}: its columns are left out.`);
    printTable(
      ['address', 'requests/s', 'p99', 'failed', 'nginx/s', 'of nginx', 'bare/s', 'of bare', 'CPU', 'nginx', 'bare'],
      [...rows, rotation].map(cells),
    );
    console.log('\nGoals on a quiet machine: 0.50 of nginx, 0.80 of bare. CPU: processor time of a request.');
    console.log(
      `Start to first answer ${started}; memory ${empty}, with ${pages} pages and calls stored ${megabytes(site.memory())} (goal: 300 MB)`,
    );
  } finally {
    site.stop();
    await nginx?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures the three in turn, several times, so that other work on the machine slows all of them. */
async function compare(name: string, path: string, fetched: Fetched, { site, nginx, root }: Servers): Promise<Row> {
  const file = fileOf(path);
  writeVariant(root, file, fetched);
  const bare = await startBare(root, file, fetched);
  const loads: Record<'ours' | 'nginx' | 'bare', Measured[]> = { ours: [], nginx: [], bare: [] };
  try {
    for (let round = 0; round < ROUNDS; round++) {
      loads.ours.push(await measureOne(site.pid, site.base, path));
      if (nginx) loads.nginx.push(await measureOne(nginx.pid, NGINX, `${file}.html`));
      loads.bare.push(await measureOne(bare.pid ?? 0, BARE, path));
    }
  } finally {
    bare.kill('SIGTERM');
  }
  return { name, ours: average(loads.ours), nginx: nginx && average(loads.nginx), bare: average(loads.bare) };
}

function measureOne(pid: number, base: string, path: string): Promise<Measured> {
  return withCost(pid, () =>
    hasWrk() ? measureWithWrk(base, [path]) : measureLoad(base + path, { 'accept-encoding': ACCEPTED }),
  );
}

async function withCost(pid: number, measure: () => Promise<Load>): Promise<Measured> {
  const before = processorMicroseconds(pid);
  const load = await measure();
  return { ...load, cost: (processorMicroseconds(pid) - before) / Math.max(1, load.rate * SECONDS) };
}

/** Fills the cache with every page and API response, then requests thousands of different pages in turn. */
async function measureAll({ site, nginx, root }: Servers): Promise<{ pages: number; rotation: Row }> {
  const { addresses } = (await (await fetch(`${site.base}/api/addresses`)).json()) as { addresses: string[] };
  const paths = addresses.slice(0, MAX_PAGES);
  for (const path of addresses) {
    const page = await ask(site.base + path);
    if (paths.includes(path)) writeVariant(root, path, page);
    await ask(`${site.base}/api${path}`);
  }
  const name = `${paths.length.toLocaleString('en')} pages in turn`;
  const files = paths.map((path) => `${path}.html`);
  const loads: Record<'ours' | 'nginx', Measured[]> = { ours: [], nginx: [] };
  for (let round = 0; hasWrk() && round < ROUNDS; round++) {
    loads.ours.push(await withCost(site.pid, () => measureWithWrk(site.base, paths)));
    if (nginx) loads.nginx.push(await withCost(nginx.pid, () => measureWithWrk(NGINX, files)));
  }
  const others = nginx && hasWrk() ? average(loads.nginx) : null;
  return { pages: addresses.length * 2, rotation: { name, ours: average(loads.ours), nginx: others, bare: null } };
}

function filesFrom(root: string, answers: ReadonlyMap<string, Fetched>): string {
  const places = [...answers].map(([path, { head }]) => `location = ${fileOf(path)}.html { ${fieldsOf(head)} }`);
  const [one] = answers.values();
  return `sendfile on; tcp_nopush on; keepalive_requests 100000000; keepalive_timeout 75s 75s;
types { "text/html; charset=utf-8" html; }
open_file_cache max=20000; open_file_cache_valid 600s; brotli_static on; gzip_static on; gzip_vary on;
server { listen 127.0.0.1:${NGINX_PORT}; root ${root}; ${fieldsOf(one?.head ?? [])}
${places.join('\n')} }`;
}

/** nginx directives for the header fields that it does not write itself. */
function fieldsOf(head: readonly string[]): string {
  const lines = ['add_header Last-Modified "";'];
  for (let i = 0; i + 1 < head.length; i += 2)
    if (!NGINX_OWN.test(head[i] ?? '')) lines.push(`add_header ${head[i]} ${JSON.stringify(head[i + 1])};`);
  return lines.join(' ');
}

function fileOf(path: string): string {
  return path.replace('?', '/query-');
}

/** The cached response after its last compression: before that its bytes would change. */
async function settled(address: string): Promise<Fetched> {
  for (let i = 0; i < HITS_TO_IMPROVE; i++) await ask(address);
  for (let i = 0; i < IMPROVING_SECONDS * 10; i++) {
    const answer = await ask(address);
    if (answer.etag.endsWith('-best"')) return answer;
    await new Promise((done) => setTimeout(done, 100));
  }
  return ask(address);
}

function prefix(): string[] {
  const [command, args] = pinned(0, 'nginx', []);
  return command === 'taskset' ? [command, ...args.slice(0, -1)] : [];
}

function writeVariant(root: string, path: string, { body, encoding }: Fetched): void {
  const file = join(root, `${path}.html`);
  mkdirSync(dirname(file), { recursive: true });
  // nginx asks for the plain file too; what it sends is the compressed one beside it.
  writeFileSync(file, '');
  writeFileSync(`${file}${encoding === 'br' ? '.br' : '.gz'}`, body);
}

async function startBare(root: string, path: string, { head, encoding }: Fetched): Promise<ChildProcess> {
  const file = join(root, `${path}.html${encoding === 'br' ? '.br' : '.gz'}`);
  const program = ['tests/bench/bare-server.ts', String(BARE_PORT), file, JSON.stringify(head)];
  const [command, args] = pinned(0, process.execPath, program);
  const child = spawn(command, args, { stdio: 'ignore' });
  const up = () => fetch(`http://127.0.0.1:${BARE_PORT}/`).then(Boolean, () => false);
  while (!(await up())) await new Promise((done) => setTimeout(done, 50));
  return child;
}

/** The bytes that are sent to a client that accepts compression. */
function ask(address: string): Promise<Fetched> {
  return new Promise((done, failed) => {
    get(address, { headers: { 'accept-encoding': ACCEPTED } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { etag = '', 'content-encoding': encoding = '' } = response.headers;
        const own = /^(?:date|connection|keep-alive)$/i;
        const names = response.rawHeaders.filter((_, i) => i % 2 === 0);
        const head = names.flatMap((name, i) => (own.test(name) ? [] : [name, response.rawHeaders[2 * i + 1] ?? '']));
        done({ body: Buffer.concat(parts), head, etag, encoding });
      });
    }).on('error', failed);
  });
}

function average(loads: readonly Measured[]): Measured {
  const mean = (name: keyof Measured) => loads.reduce((sum, load) => sum + load[name], 0) / Math.max(1, loads.length);
  const { length } = loads;
  return {
    rate: mean('rate'),
    p50: mean('p50'),
    p99: mean('p99'),
    failed: mean('failed') * length,
    cost: mean('cost'),
  };
}

function cells({ name, ours, nginx, bare }: Row): string[] {
  const rate = (load: Load | null) => (load ? Math.round(load.rate).toLocaleString('en') : '');
  const cost = (load: Measured | null) => (load ? `${load.cost.toFixed(1)} µs` : '');
  const share = (load: Load | null) => (load ? (ours.rate / load.rate).toFixed(2) : '');
  const own = [rate(ours), `${ours.p99.toFixed(2)} ms`, String(ours.failed)];
  return [name, ...own, rate(nginx), share(nginx), rate(bare), share(bare), cost(ours), cost(nginx), cost(bare)];
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

if (import.meta.main) await printAgainstNginx();
