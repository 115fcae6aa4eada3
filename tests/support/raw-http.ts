import { Agent, request as send } from 'node:http';
import { connect } from 'node:net';

export type Raw = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

type Asked = { method?: string; headers?: Record<string, string>; body?: string; agent?: Agent };

/** Asks without unpacking the answer or tidying the address, which `fetch` does. */
export function ask(
  base: string,
  path: string,
  { method = 'GET', headers = {}, body, agent }: Asked = {},
): Promise<Raw> {
  const { hostname, port } = new URL(base);
  return new Promise((done, failed) => {
    const request = send({ hostname, port, path, method, headers, agent: agent ?? new Agent() }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', failed);
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    request.on('error', failed);
    request.end(body);
  });
}

/** Sends bytes as they are and gives all that comes back until the other side hangs up. */
export function sendBytes(base: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(base);
  return new Promise((done, failed) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let answer = '';
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('error', failed);
    socket.on('close', () => done(answer));
  });
}
