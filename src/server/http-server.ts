import { lookup } from 'node:dns/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';

/**
 * How long clients may take, in milliseconds. A proxy holds its idle connections for a minute or so: this side waits
 * longer, so that it never hangs up on a request that is on its way.
 */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 2000,
};
/** A connection on which nothing moves for so long is closed, such as that of a client that does not read its answer. */
const IDLE_MILLISECONDS = 30_000;
const LARGEST_HEAD_BYTES = 48 * 1024;
const MOST_CONNECTIONS = 10_000;

/** An HTTP server that bounds what each client may take: time, bytes of headers, connections of all together. */
export function createHttpServer(listener: RequestListener): Server {
  // No address takes a body, so requests need no stream for one.
  const options = { ...LIMITS, maxHeaderSize: LARGEST_HEAD_BYTES, optimizeEmptyRequests: true };
  const server = createServer(options, listener);
  server.setTimeout(IDLE_MILLISECONDS);
  server.maxConnections = MOST_CONNECTIONS;
  return server;
}

/** Takes connections at the other addresses of `localhost` too, 127.0.0.1 or ::1; gives what ends that. */
export async function listenOnAllOf(host: string, server: Server): Promise<() => void> {
  const { address: taken, port } = server.address() as AddressInfo;
  const all = host === 'localhost' ? await lookup(host, { all: true }).catch(() => []) : [];
  const others = all.filter(({ address }) => address !== taken).map(({ address }) => address);
  const listeners = others.map((address) =>
    createSocketServer((socket) => server.emit('connection', socket))
      // A machine may name an address that it does not have.
      .on('error', () => undefined)
      .listen(port, address),
  );
  return () => {
    for (const listener of listeners) listener.close();
  };
}
