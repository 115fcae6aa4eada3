import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEM_TYPE, problemOf } from '../contract/problems.ts';
import { DATA_POLICY } from './security.ts';

type ClientError = Error & { code?: string; rawPacket?: unknown };

/**
 * Creates the handler for requests that are not valid HTTP, have too large a head or never end. It sends a problem,
 * like everywhere else, and closes the connection.
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
    const headers = { 'Content-Type': PROBLEM_TYPE, 'Content-Length': Buffer.byteLength(body), Connection: 'close' };
    const lines = [...common, ...Object.entries(headers)].map(([name, value]) => `${name}: ${value}\r\n`);
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
    socket.write(isHeadRequest(error) ? head : head + body);
    socket.destroySoon();
  };
}

/** Whether the method is HEAD. The parser has not read it at this point. */
const isHeadRequest = ({ rawPacket }: ClientError) =>
  Buffer.isBuffer(rawPacket) && rawPacket.toString('latin1', 0, HEAD.length) === HEAD;
const HEAD = 'HEAD ';

function faultOf({ code }: ClientError): { status: 400 | 408 | 431; detail: string } {
  if (code === 'HPE_HEADER_OVERFLOW') return { status: 431, detail: 'The address and the header fields are too long.' };
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return { status: 408, detail: 'The request did not come to its end in time.' };
  return { status: 400, detail: 'The request is not HTTP.' };
}
