import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { clientAddress } from './client-address.ts';
import { LogStream } from './log-stream.ts';

/** Levels at which every request is logged. */
const PER_REQUEST_LEVELS = ['info', 'debug', 'trace'];
const BATCH_MILLISECONDS = 1000;

const REQUEST_ID_PATTERN = /^[\w.-]{1,64}$/;

/** The source of a response: from the cache, produced by a handler, or refused before any work was done. */
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
 * Creates the stream for log lines. If every request is logged, lines are written in batches within a second and before
 * the process ends. At coarser levels, where lines are few and report errors, each line is written at once.
 */
export function createLogStream(level: string): LogStream {
  return new LogStream(PER_REQUEST_LEVELS.includes(level) ? BATCH_MILLISECONDS : 0);
}

/** Logs every request if the level is info or finer, and counts requests for the metrics. */
export class RequestLog {
  /** The number of responses by source and status. */
  readonly counts: Readonly<Record<Source, Map<number, number>>> = {
    memory: new Map(),
    made: new Map(),
    refused: new Map(),
  };
  /** Receives the duration of responses that were produced, in seconds. */
  durations: { observe: (seconds: number) => void } | null = null;
  readonly #proxies: number;
  #log: FastifyBaseLogger | null = null;

  constructor(trustedProxies: number) {
    this.#proxies = trustedProxies;
  }

  /** Sets the logger. Nothing is logged if its level is coarser than info. */
  writeTo(log: FastifyBaseLogger): void {
    this.#log = PER_REQUEST_LEVELS.includes(log.level) ? log : null;
  }

  /** The id of a request in the log: that of the nearest proxy if it sent one, else a new one. */
  idOf(request: IncomingMessage): string {
    const proxyId = request.headers['x-request-id'];
    return this.#proxies > 0 && typeof proxyId === 'string' && REQUEST_ID_PATTERN.test(proxyId)
      ? proxyId
      : randomUUID();
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
    // The query is private: it contains searches and addresses of sheets.
    const [path] = target.split('?', 1);
    const { method } = request;
    const client = clientAddress(request, this.#proxies);
    this.#log.info(
      { reqId: id ?? this.idOf(request), method, path, status, source, client, ms: milliseconds },
      'answered',
    );
  }
}
