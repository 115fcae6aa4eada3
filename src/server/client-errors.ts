import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEM_TYPE, problemOf } from '../contract/problems.ts';
import { DATA_POLICY } from './security.ts';

type ClientError = Error & { code?: string; rawPacket?: unknown };

/**
 * Makes what answers a client whose request is no HTTP, has too large a head or does not come to its end: a problem, as
 * everywhere, and the connection's end, of which the client is told so that it sends nothing more on it.
 */
export function clientErrors(commonHeaders: Readonly<Record<string, string>>) {
  const common = Object.entries({ ...commonHeaders, 'content-security-policy': DATA_POLICY });
  return (error: ClientError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const { status, detail } = faultOf(error);
    const body = JSON.stringify(problemOf(status, detail));
    const own = { 'Content-Type': PROBLEM_TYPE, 'Content-Length': Buffer.byteLength(body), Connection: 'close' };
    const lines = [...common, ...Object.entries(own)].map(([name, value]) => `${name}: ${value}\r\n`);
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
    socket.write(asksForHead(error) ? head : head + body);
    socket.destroySoon();
  };
}

/** The parser has not come to telling the method. */
const asksForHead = ({ rawPacket }: ClientError) =>
  Buffer.isBuffer(rawPacket) && rawPacket.toString('latin1', 0, HEAD.length) === HEAD;
const HEAD = 'HEAD ';

function faultOf({ code }: ClientError): { status: 400 | 408 | 431; detail: string } {
  if (code === 'HPE_HEADER_OVERFLOW') return { status: 431, detail: 'The address and the header fields are too long.' };
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return { status: 408, detail: 'The request did not come to its end in time.' };
  return { status: 400, detail: 'The request is not HTTP.' };
}
