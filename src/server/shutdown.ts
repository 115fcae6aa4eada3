import { Server } from 'node:net';
import { setImmediate as ticked, setTimeout as wait } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { Site } from './app.ts';

/** The time for requests in progress when the process gets the signal. */
const MAX_WAIT_MILLISECONDS = 20_000;
/** The time in which new connections are still accepted, so that load balancers notice `/readyz`. */
const LINGER_MILLISECONDS = 500;
const CHECK_MILLISECONDS = 50;
/** The consecutive checks that must find no new request and none in progress. */
const QUIET_CHECKS = 6;
/** The most turns of the event loop to wait while connections keep arriving. */
const MAX_TURNS = 1000;

/**
 * Ends the process without dropping a request. It says that it is no longer ready, and every response asks its client
 * to hang up. Then new connections are refused, so that a proxy turns to another process. Connections are closed only
 * once nothing has come in on any of them for a while: a request that was sent but not read yet looks like an idle
 * connection. A second signal ends the process at once.
 */
export function endGracefully(site: Site, release: () => Promise<void>): void {
  const { app, gate } = site;
  closeWithGrace({ delay: MAX_WAIT_MILLISECONDS, logger: app.log }, async ({ err }) => {
    if (err) app.log.fatal(err);
    gate.draining = true;
    await wait(LINGER_MILLISECONDS);
    await stopListening(app.server);
    await quiet(site);
    await app.close();
    await release();
  });
}

/** Takes no more connections; those that clients have made already are accepted, and all stay open. */
export async function stopListening(server: Server): Promise<void> {
  await acceptWaiting(server);
  // `http.Server.close` would also close idle connections.
  Server.prototype.close.call(server);
}

/**
 * Waits for a turn of the event loop without a new connection: the system resets those that nobody has accepted. In a turn
 * with requests there is time for one to arrive after the system was asked.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let events = 0;
  const count = () => events++;
  server.on('connection', count).on('request', count);
  for (let turns = 0, before = -1; turns < MAX_TURNS && events !== before; turns++) {
    before = events;
    // The first ends the current turn, in which connections may have been looked for already.
    await ticked();
    await ticked();
  }
  server.off('connection', count).off('request', count);
}

async function quiet({ gate }: Site): Promise<void> {
  for (let looks = 0, asked = gate.received; looks < QUIET_CHECKS; ) {
    await wait(CHECK_MILLISECONDS);
    // After a turn of the event loop, everything that had arrived has been read.
    await ticked();
    looks = gate.received === asked && gate.responses.total.responses === 0 ? looks + 1 : 0;
    asked = gate.received;
  }
}
