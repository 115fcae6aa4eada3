import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { sheetId } from '../support/sheets-host.ts';

/** The number of each outcome: a status, or the code of an error. */
export type Outcomes = Record<string, number>;

const PATIENCE_MILLISECONDS = 25_000;
/** Before the code of an error that ended a response which had begun. */
const CUT_OFF = 'cut off by';

export const sheetPath = (answer: string) => `/api/sheet?url=${sheetId(answer)}`;

/** The address of one of many clients. */
export const clientAddress = (i: number) => `10.${(i >> 16) & 255}.${(i >> 8) & 255}.${i & 255}`;

export const written = (outcomes: Outcomes) =>
  Object.entries(outcomes)
    .map(([outcome, count]) => `${count} × ${outcome}`)
    .join(', ');

/** A sentence that names the unexpected outcomes; false if there are none. */
export function unexpected(outcomes: Outcomes, expected: readonly string[], what = 'clients'): string | false {
  const others = Object.entries(outcomes).filter(([outcome]) => !expected.includes(outcome));
  return others.length > 0 && `${what} got ${written(Object.fromEntries(others))}`;
}

export function count(outcomes: Outcomes, outcome: string): void {
  outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
}

type From = { forwarded?: string; localAddress?: string; headers?: Record<string, string>; method?: string };

/** Sends a request on a new connection and counts its outcome. */
export function ask(base: string, path: string, outcomes: Outcomes, from: From = {}): Promise<void> {
  const { hostname, port } = new URL(base);
  const { forwarded, localAddress, method } = from;
  const headers = { ...from.headers, ...(forwarded && { 'x-forwarded-for': forwarded }) };
  const signal = AbortSignal.timeout(PATIENCE_MILLISECONDS);
  const options = {
    hostname,
    port,
    path: encodeURI(path),
    headers,
    method,
    localAddress,
    agent: false as const,
    signal,
  };
  return new Promise((done) => {
    const end = (outcome: string) => {
      count(outcomes, outcome);
      done();
    };
    const sent = request(options, (response) => {
      response.resume().on('end', () => end(String(response.statusCode)));
      response.on('error', (error: NodeJS.ErrnoException) => end(`${CUT_OFF} ${error.code ?? error.message}`));
    });
    sent.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
    sent.end();
  });
}

/** Sends a request on a connection that stays open; with `unread`, reads nothing of the response. */
export function hold(base: string, path: string, forwarded: string, unread = false): Socket {
  const { hostname, port } = new URL(base);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  if (unread) socket.pause();
  else socket.resume();
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${forwarded}\r\n\r\n`);
  return socket;
}

/** Clients that send one request after the other, each on a new connection, until `stop` is called. */
export function load(base: string, clients: number, path: (i: number) => string): () => Promise<Outcomes> {
  const outcomes: Outcomes = {};
  let goesOn = true;
  const all = Array.from({ length: clients }, async (_, client) => {
    for (let i = client; goesOn; i += clients) await ask(base, path(i), outcomes, { forwarded: clientAddress(client) });
  });
  return async () => {
    goesOn = false;
    await Promise.all(all);
    return outcomes;
  };
}
