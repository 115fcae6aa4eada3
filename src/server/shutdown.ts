import { Server } from 'node:net';
import { setImmediate as ticked, setTimeout as wait } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { Site } from './app.ts';

/** Requests that are under way when the process is told to end get this long. */
const LONGEST_WAIT_MILLISECONDS = 20_000;
/** How long new connections are still taken, so that who watches `/readyz` has time to turn elsewhere. */
const LINGER_MILLISECONDS = 500;
const LOOK_MILLISECONDS = 50;
/** Looks in a row that must find nothing asked and nothing under way. */
const QUIET_LOOKS = 6;

/**
 * Ends the process without dropping a request. It says that it is no longer ready, and every answer asks its client to
 * hang up; then new connections are refused, so that a proxy turns to another process; connections are closed only once
 * nothing has come in on any of them for a while: what has been sent but not read yet looks idle. A second signal ends
 * the process at once.
 */
export function endGracefully(site: Site, release: () => Promise<void>): void {
  const { app, gate } = site;
  closeWithGrace({ delay: LONGEST_WAIT_MILLISECONDS, logger: app.log }, async ({ err }) => {
    if (err) app.log.fatal(err);
    gate.draining = true;
    await wait(LINGER_MILLISECONDS);
    // After a tick or two all connections that wait to be taken have been.
    await ticked();
    await ticked();
    // The HTTP server's own close would end idle connections with it.
    Server.prototype.close.call(app.server);
    await quiet(site);
    await app.close();
    await release();
  });
}

async function quiet({ gate }: Site): Promise<void> {
  for (let looks = 0, asked = gate.received; looks < QUIET_LOOKS; ) {
    await wait(LOOK_MILLISECONDS);
    // After a tick all that had arrived has been read.
    await ticked();
    looks = gate.received === asked && gate.underWay.total.responses === 0 ? looks + 1 : 0;
    asked = gate.received;
  }
}
