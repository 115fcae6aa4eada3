import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { clientAddress } from './client-address.ts';
import { LogStream } from './log-stream.ts';

/** Levels at which every request has a line. */
const FINE = ['info', 'debug', 'trace'];
const GATHER_MILLISECONDS = 1000;

const GIVEN_ID = /^[\w.-]{1,64}$/;

/** How an answer came about: from memory, made, or turned away before anything was made. */
export type Source = 'memory' | 'made' | 'refused';

type Done = {
  id?: string;
  request: IncomingMessage;
  /** Path and query. */
  target: string;
  status: number;
  source: Source;
  milliseconds?: number;
};

/**
 * Where lines go. Those of every request are gathered and written together, within a second and before the process ends;
 * at coarser levels, where lines are few and report faults, each is written at once.
 */
export function createLogStream(level: string): LogStream {
  return new LogStream(FINE.includes(level) ? GATHER_MILLISECONDS : 0);
}

/** Writes a line for every request where the level is info or finer, and counts for the metrics. */
export class RequestLog {
  /** Answers by source, and of each by status. */
  readonly counts: Readonly<Record<Source, Map<number, number>>> = {
    memory: new Map(),
    made: new Map(),
    refused: new Map(),
  };
  /** Where the time of answers that were made goes, in seconds. */
  durations: { observe: (seconds: number) => void } | null = null;
  readonly #proxies: number;
  #log: FastifyBaseLogger | null = null;

  constructor(trustedProxies: number) {
    this.#proxies = trustedProxies;
  }

  /** Where lines go, from now on; nothing is written where the level is coarser than info. */
  writeTo(log: FastifyBaseLogger): void {
    this.#log = FINE.includes(log.level) ? log : null;
  }

  /** The id under which a request's lines are found: the nearest proxy's, where there is one, else a new one. */
  idOf(request: IncomingMessage): string {
    const given = request.headers['x-request-id'];
    return this.#proxies > 0 && typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID();
  }

  fromMemory(request: IncomingMessage, target: string, status: number): void {
    this.done({ request, target, status, source: 'memory' });
  }

  refused(request: IncomingMessage, target: string, status: number): void {
    this.done({ request, target, status, source: 'refused' });
  }

  done({ id, request, target, status, source, milliseconds }: Done): void {
    const counts = this.counts[source];
    counts.set(status, (counts.get(status) ?? 0) + 1);
    if (milliseconds !== undefined) this.durations?.observe(milliseconds / 1000);
    if (this.#log === null) return;
    // What was searched for, and whose sheet was read, is nobody's business: the path is enough.
    const [path] = target.split('?', 1);
    const { method } = request;
    const client = clientAddress(request, this.#proxies);
    this.#log.info(
      { reqId: id ?? this.idOf(request), method, path, status, source, client, ms: milliseconds },
      'answered',
    );
  }
}
