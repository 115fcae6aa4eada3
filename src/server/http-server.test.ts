import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createHttpServer } from './http-server.ts';

/** Starts a server that takes ten connections. */
async function start(limitClients: boolean) {
  const server = createHttpServer((_, response) => response.end('ok'), limitClients, 10);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    agent.destroy();
    server.close();
  });
  const open = async () => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    await once(socket, 'connect');
    return socket;
  };
  const keepAlive = async () => {
    const [response] = (await once(get({ port, host: '127.0.0.1', agent }), 'response')) as [IncomingMessage];
    await response.resume().toArray();
    return response.headers['keep-alive'];
  };
  return { open, keepAlive };
}

test('idle connections are closed sooner while more than half of all are taken', async () => {
  const { open, keepAlive } = await start(true);
  expect(await keepAlive()).toBe('timeout=75');
  const others = await Promise.all(Array.from({ length: 5 }, open));
  await vi.waitFor(async () => expect(await keepAlive()).toBe('timeout=5'));
  for (const socket of others) socket.destroy();
  await vi.waitFor(async () => expect(await keepAlive()).toBe('timeout=75'));
});

test('a proxy may always rely on its connections', async () => {
  const { open, keepAlive } = await start(false);
  await Promise.all(Array.from({ length: 8 }, open));
  expect(await keepAlive()).toBe('timeout=75');
});
