import closeWithGrace from 'close-with-grace';
import type { Site } from './app.ts';

/** Requests that are under way when the process is told to end get this long. */
const LONGEST_WAIT_MILLISECONDS = 20_000;
/** How long answers ask their clients to connect elsewhere before idle connections are closed. */
const LINGER_MILLISECONDS = 500;

/**
 * Ends the process without dropping a request: it says that it is no longer ready, and every answer asks its client to
 * hang up; then new connections are refused, so that a proxy turns to another process, idle ones are closed, and what
 * is under way is answered to its end. A second signal ends the process at once.
 */
export function endGracefully({ app, front }: Site, release: () => Promise<void>): void {
  closeWithGrace({ delay: LONGEST_WAIT_MILLISECONDS, logger: app.log }, async ({ err }) => {
    if (err) app.log.fatal(err);
    front.draining = true;
    await new Promise((done) => setTimeout(done, LINGER_MILLISECONDS));
    await app.close();
    await release();
  });
}
