import { lookup } from 'node:dns/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { CLIENT_BUDGET, PROCESS_BUDGET, REQUEST_BUDGET } from '../contract/budget.ts';
import { clientNetwork } from './client-address.ts';

/**
 * Milliseconds for which an idle connection is held. A proxy holds its own for a minute or so: this side waits longer,
 * so that it never hangs up on a request that is on its way. Where clients connect directly and take more than half of
 * all connections, the others need them more.
 */
const KEEP_ALIVE = { usual: 75_000, crowded: 5000 } as const;
/** Milliseconds that clients may take. */
const LIMITS = {
  headersTimeout: REQUEST_BUDGET.headersMilliseconds,
  requestTimeout: REQUEST_BUDGET.requestMilliseconds,
  keepAliveTimeout: KEEP_ALIVE.usual,
  // The gate refuses what names no host, with the header fields of every response.
  requireHostHeader: false,
  connectionsCheckingInterval: 2000,
};
/**
 * Creates an HTTP server that limits time, bytes of headers and connections.
 * @param limitClients whether the connections of each client are limited too; not behind a proxy, whose clients share
 * its address
 * @param connections of all clients together
 */
export function createHttpServer(
  listener: RequestListener,
  limitClients: boolean,
  connections: number = PROCESS_BUDGET.connections,
): Server {
  // Requests without a body need no stream for it.
  const options = { ...LIMITS, maxHeaderSize: REQUEST_BUDGET.headerBytes, optimizeEmptyRequests: true };
  const server = createServer(options, listener);
  server.setTimeout(REQUEST_BUDGET.idleMilliseconds);
  server.maxConnections = connections;
  // Without a listener Node answers by itself.
  server.on('checkExpectation', listener);
  if (limitClients) limitConnections(server);
  return server;
}

/**
 * Closes connections of a network that has its share already, so that no client can take them all, and idle ones sooner
 * while there are many.
 */
function limitConnections(server: Server): void {
  const counts = new Map<string, number>();
  let total = 0;
  const change = (by: number) => {
    total += by;
    server.keepAliveTimeout = total > server.maxConnections / 2 ? KEEP_ALIVE.crowded : KEEP_ALIVE.usual;
  };
  server.on('connection', (socket) => {
    const network = clientNetwork(socket.remoteAddress ?? '');
    const count = counts.get(network) ?? 0;
    if (count >= CLIENT_BUDGET.connections) {
      socket.destroy();
      return;
    }
    counts.set(network, count + 1);
    change(1);
    socket.once('close', () => {
      change(-1);
      const left = (counts.get(network) ?? 1) - 1;
      if (left > 0) counts.set(network, left);
      else counts.delete(network);
    });
  });
}

/** Listens on the other addresses of `localhost` too, 127.0.0.1 or ::1. Returns a function that stops it. */
export async function listenOnAllOf(host: string, server: Server): Promise<() => void> {
  const { address: taken, port } = server.address() as AddressInfo;
  const all = host === 'localhost' ? await lookup(host, { all: true }).catch(() => []) : [];
  const others = all.filter(({ address }) => address !== taken).map(({ address }) => address);
  const listeners = others.map((address) =>
    createSocketServer((socket) => server.emit('connection', socket))
      // The hosts file may list an address that the machine does not have.
      .on('error', () => undefined)
      .listen(port, address),
  );
  return () => {
    for (const listener of listeners) listener.close();
  };
}
