import type { IncomingMessage, ServerResponse } from 'node:http';
import { CLIENT_BUDGET, type Quota } from '../contract/budget.ts';
import { RETRY_AFTER_SECONDS } from '../contract/problems.ts';
import { clientAddress, clientNetwork } from './client-address.ts';
import { type Allowance, exhaustedSentence, type RateLimiter, rateLimitHeaders } from './rate-limiter.ts';
import { type RefusalStatus, Refusals } from './refusals.ts';
import { faultOf, originForm } from './request-faults.ts';
import type { RequestLog } from './request-log.ts';
import { isFree, quotaOf } from './request-quota.ts';
import type { CacheKey, CacheKeys } from './response-cache/cache-keys.ts';
import type { CachedResponse, RawHeaders, Representation } from './response-cache/cached-response.ts';
import { acceptedEncoding } from './response-cache/encodings.ts';
import { InFlight } from './response-cache/in-flight.ts';
import type { ResponseCache } from './response-cache/response-cache.ts';
import { ResponsesInFlight } from './responses-in-flight.ts';
import { DATA_POLICY } from './security.ts';

type Next = (request: IncomingMessage, response: ServerResponse) => void;

type Parts = {
  /** The paths that are called by POST, with a body. */
  postPaths: ReadonlySet<string>;
  cacheKeys: CacheKeys;
  /** Null if responses are not stored. */
  cache: ResponseCache | null;
  /** Null if clients are not limited. */
  limiter: RateLimiter | null;
  /** The requests that one client may send per minute. */
  requestsPerMinute: number;
  trustedProxies: number;
  log: RequestLog;
  commonHeaders: Readonly<Record<string, string>>;
};

/** A request that is passing the gate. */
type Passage = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly next: Next;
  /** Path and query. */
  target: string;
  /** The client's network address. */
  readonly network: string;
  /** The client's allowance; null if the request is not counted. */
  readonly allowance: Allowance | null;
  /** Header fields of this one response, name and value in turn. */
  readonly headers: RawHeaders;
};

const BUSY = 'The site is too busy just now. Please try again in a few seconds.';
const UNREAD = `At most ${CLIENT_BUDGET.responsesInFlight} responses at once are made for one network address. Please read those first.`;
/**
 * The first handler of every request. It refuses malformed requests, counts the client's quota, and responds from
 * memory if it can. Other requests go on to the server behind it, which stores cacheable responses.
 */
export class RequestGate {
  readonly inFlight = new InFlight();
  /** Set during shutdown: every response then asks the client to close its connection. */
  draining = false;
  /** The number of requests so far. */
  received = 0;
  readonly responses = new ResponsesInFlight();
  readonly #parts: Parts;
  readonly #refusals: Refusals;
  readonly #quota: Quota;
  readonly #passed = new WeakMap<IncomingMessage, Passage>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#refusals = new Refusals(parts.commonHeaders);
    this.#quota = { name: 'requests', perMinute: parts.requestsPerMinute };
  }

  handle(request: IncomingMessage, response: ServerResponse, next: Next): void {
    this.received++;
    const target = originForm(request.url ?? '/');
    const fault = faultOf(request, target, this.#parts.postPaths);
    if (fault) {
      // The connection may still carry a body, which nothing reads.
      const headers = ['Connection', 'close', ...(fault.headers ?? [])];
      this.#refuse({ request, response, target }, fault.status, fault.detail, headers);
      return;
    }
    const network = clientNetwork(clientAddress(request, this.#parts.trustedProxies));
    const allowance = this.#count(network, target);
    const headers = this.#headersOf(target, allowance);
    const passage: Passage = { request, response, next, target, network, allowance, headers };
    if (allowance?.allowed === false) this.#refuse(passage, 429, exhaustedSentence(allowance), headers);
    else if (this.#refusesUnread(passage)) return;
    else if (request.method === 'OPTIONS' || request.method === 'POST') this.#pass(passage);
    else this.#lookup(passage);
  }

  /**
   * The address that the server behind the gate routes by: path and query, in the form under which the response is
   * stored. Fastify's `rewriteUrl` takes it from here.
   */
  targetOf(request: IncomingMessage): string {
    return this.#passed.get(request)?.target ?? request.url ?? '/';
  }

  /** Counts the bytes of a response that the server behind the gate hands over, until its client has read them. */
  holdUnread(request: IncomingMessage, response: ServerResponse, bytes: number): void {
    const network = this.#passed.get(request)?.network;
    if (network !== undefined) this.responses.hold(network, response, bytes);
  }

  /** The client's allowance when the request passed the gate; null if the request is not counted. */
  allowanceOf(request: IncomingMessage): Allowance | null {
    return this.#passed.get(request)?.allowance ?? null;
  }

  #lookup(passage: Passage): void {
    const { cache, cacheKeys } = this.#parts;
    // Most targets are equal to their key and are found at once.
    const found = cache?.find(passage.target);
    if (found) {
      this.#send(passage, passage.target, found);
      return;
    }
    const cacheKey = cacheKeys(passage.target);
    if (cacheKey?.redirectTo) {
      this.#redirect(passage, cacheKey.redirectTo);
      return;
    }
    // Pages are rendered from the key, so that different spellings of an address give the same page.
    if (cacheKey) passage.target = cacheKey.key;
    const stored = cacheKey && cache?.find(cacheKey.key);
    if (stored) this.#send(passage, cacheKey.key, stored);
    else if (cacheKey && cache) this.#produce(passage, cacheKey);
    else this.#pass(passage);
  }

  /** Produces the response once for all concurrent requests with the same key. */
  #produce(passage: Passage, cacheKey: CacheKey): void {
    const isJoined = this.inFlight.join(cacheKey.key, (response) => {
      if (response) this.#send(passage, cacheKey.key, response);
      else this.#pass(passage);
    });
    if (isJoined) return;
    this.inFlight.begin(cacheKey, passage.request);
    this.#pass(passage);
  }

  /** Forwards the request, unless so many are in progress that its client would wait too long. */
  #pass(passage: Passage): void {
    const { request, response, next, target, network, headers } = passage;
    const limited = this.#parts.limiter !== null && this.responses.hasManyResponses(network);
    if ((limited || this.responses.manyResponses) && !isFree(target)) {
      this.inFlight.finish(request, null);
      this.#refuseForNow(passage, limited ? 429 : 503);
      return;
    }
    this.responses.add(network, response);
    for (let i = 0; i + 1 < headers.length; i += 2) response.setHeader(headers[i] ?? '', headers[i + 1] ?? '');
    this.#passed.set(request, passage);
    next(request, response);
  }

  /** Refuses a client with too many unread bytes, and all clients while there are too many in total. */
  #refusesUnread(passage: Passage): boolean {
    if (isFree(passage.target)) return false;
    const limited = this.#parts.limiter !== null && this.responses.hasManyBytes(passage.network);
    if (!limited && !this.responses.manyBytes) return false;
    this.#refuseForNow(passage, limited ? 429 : 503);
    return true;
  }

  #refuseForNow(passage: Passage, status: 429 | 503): void {
    const headers = [...passage.headers, 'Retry-After', String(RETRY_AFTER_SECONDS)];
    this.#refuse(passage, status, status === 429 ? UNREAD : BUSY, headers);
  }

  #send(passage: Passage, key: string, stored: CachedResponse): void {
    const { headers } = passage.request;
    const etag = stored.matchingEtag(headers['if-none-match']);
    if (etag) {
      this.#write(passage, 304, stored.notModified(etag));
      return;
    }
    const encoding = acceptedEncoding(headers['accept-encoding']);
    const send = ({ headers, body }: Representation) => this.#write(passage, stored.status, headers, body);
    this.#parts.cache?.used(key, stored);
    const representation = stored.representation(encoding);
    if (representation) send(representation);
    else this.#parts.cache?.derive(key, stored, encoding).then(send, () => passage.response.destroy());
  }

  #write(passage: Passage, status: number, common: RawHeaders, body?: Buffer): void {
    const { request, response, target, network, headers } = passage;
    response.writeHead(status, headers.length === 0 ? [...common] : [...common, ...headers]).end(body);
    // The operating system has accepted all bytes.
    if (response.writableLength > 0) this.responses.hold(network, response, response.writableLength);
    this.#parts.log.fromMemory(request, target, status);
  }

  /** Redirects to the address without tracking parameters. */
  #redirect({ request, response, target, headers }: Passage, location: string): void {
    const common = {
      ...this.#parts.commonHeaders,
      'Content-Security-Policy': DATA_POLICY,
      'Cache-Control': 'no-store',
    };
    const own = { ...common, Location: location, 'Content-Length': '0' };
    response.writeHead(302, [...Object.entries(own).flat(), ...headers]).end();
    this.#parts.log.refused(request, target, 302);
  }

  #count(network: string, target: string): Allowance | null {
    const { limiter } = this.#parts;
    if (limiter === null || isFree(target)) return null;
    const all = limiter.take(this.#quota, network);
    const quota = all.allowed ? quotaOf(target) : null;
    if (quota === null) return all;
    const own = limiter.take(quota, network);
    return own.allowed ? all : own;
  }

  #headersOf(target: string, allowance: Allowance | null): RawHeaders {
    const hasRateHeaders = allowance !== null && (!allowance.allowed || target.startsWith('/api'));
    const limits = hasRateHeaders ? rateLimitHeaders([allowance]) : NONE;
    return this.draining ? [...limits, 'Connection', 'close'] : limits;
  }

  #refuse(
    { request, response, target }: Pick<Passage, 'request' | 'response' | 'target'>,
    status: RefusalStatus,
    detail: string,
    headers: readonly string[],
  ): void {
    this.#refusals.send(request, response, status, detail, headers);
    this.#parts.log.refused(request, target, status);
  }
}

const NONE: RawHeaders = [];
