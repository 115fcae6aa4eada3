/*
 * PostgreSQL for the tests: a temporary cluster on a free port.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';
/** The clusters are temporary, so they need no durability. */
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=50'];
const STARTING_MILLISECONDS = 30_000;
const STOPPING_MILLISECONDS = 20_000;

/** The folder of PostgreSQL's programs, the newest that is installed; undefined where there is none. */
export function findPostgres() {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...debian.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/**
 * Starts an empty cluster, or a replica of another. `stop` and `start` end and restart the server with its data, `freeze` and
 * `thaw` suspend and resume its processes; `remove` deletes the cluster.
 * @param {{ port: number }} [primary]
 */
export async function startPostgres(primary) {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql).');
  const owner = ownerOfClusters();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const run = (program, ...args) => {
    const { status, stderr } = spawnSync(join(bin, program), args, {
      ...owner,
      encoding: 'utf8',
      cwd: folder,
      timeout: STARTING_MILLISECONDS,
    });
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  };
  if (primary)
    run(
      'pg_basebackup',
      '-h',
      '127.0.0.1',
      '-p',
      `${primary.port}`,
      '-U',
      'site',
      '-D',
      data,
      '-R',
      '-c',
      'fast',
      '--no-sync',
    );
  else run('initdb', '-D', data, '-U', 'site', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');

  let server;
  const start = async () => {
    const settings = [...SETTINGS, `port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
    const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
    server = spawn(join(bin, 'postgres'), args, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    await ready(server);
  };
  const killed = () => server.kill('SIGQUIT');
  /** Ends open connections as well. */
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((done) => server.once('exit', done));
    server.kill('SIGINT');
    // One that waits for a replica for too long ends at once.
    const late = setTimeout(killed, STOPPING_MILLISECONDS);
    await ended;
    clearTimeout(late);
  };
  /** Signals the server and all its processes: a frozen one keeps its connections and answers nothing. */
  const signal = (name) => {
    const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim().split(' ');
    for (const pid of [server.pid, ...children.filter(Boolean).map(Number)]) process.kill(pid, name);
  };
  const freeze = () => signal('SIGSTOP');
  const thaw = () => signal('SIGCONT');
  const remove = async () => {
    process.off('exit', killed);
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  await start();
  process.on('exit', killed);
  return { url: `postgres://site@127.0.0.1:${port}/postgres`, port, start, stop, freeze, thaw, remove };
}

/** PostgreSQL refuses to run as root: it runs as the user that its package made, or as nobody. */
function ownerOfClusters() {
  if (process.getuid?.() !== 0) return undefined;
  const user = ['postgres', 'nobody'].find((name) => spawnSync('id', ['-u', name]).status === 0);
  const number = (flag) => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout);
  return { uid: number('-u'), gid: number('-g') };
}

/** Waits until the server takes connections: it says so in its log. */
function ready(server) {
  return new Promise((done, failed) => {
    let log = '';
    const late = setTimeout(() => failed(new Error(`PostgreSQL did not start:\n${log}`)), STARTING_MILLISECONDS);
    server.stderr.on('data', (part) => {
      log = (log + part).slice(-4000);
      if (/ready to accept (?:read-only )?connections/.test(log)) {
        clearTimeout(late);
        done(undefined);
      }
    });
    server.on('exit', (code) => {
      clearTimeout(late);
      failed(new Error(`PostgreSQL ended with status ${code}:\n${log}`));
    });
  });
}

function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}
