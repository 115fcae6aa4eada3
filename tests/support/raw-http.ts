import { Agent, request as send } from 'node:http';
import { connect } from 'node:net';

export type RawResponse = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string; agent?: Agent };

/** Sends a request. Unlike `fetch`, it neither decodes the body nor normalizes the address. */
export function ask(
  base: string,
  path: string,
  { method = 'GET', headers = {}, body, agent }: RequestOptions = {},
): Promise<RawResponse> {
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

/** Sends bytes unchanged and returns all that the server sends until it closes the connection. */
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
