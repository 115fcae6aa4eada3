import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { stopListening } from './shutdown.ts';

test('connections that clients made before a server stops listening are answered, and later ones are refused', async () => {
  const server = createServer((_, response) => response.end('ok')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: 50 }, () => connect(port, '127.0.0.1'));
  // Now the system has made them, and nobody has accepted them: that is for the next turn of the event loop.
  await new Promise<void>((done) => process.nextTick(done));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
  });
  const answers = sockets.map(async (socket) => {
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    const [part] = (await once(socket, 'data')) as [Buffer];
    return part.toString().slice(0, 12);
  });
  await stopListening(server);
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['HTTP/1.1 200']));
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
