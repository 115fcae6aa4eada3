import type { IncomingMessage, ServerResponse } from 'node:http';
import { PROBLEM_TYPE, problemOf, RETRY_AFTER_SECONDS } from '../contract/problems.ts';
import type { Address, Addresses } from './cache/addresses.ts';
import type { Answer, Variant } from './cache/answer.ts';
import { acceptedEncoding } from './cache/encodings.ts';
import { Fills } from './cache/fills.ts';
import type { ResponseCache } from './cache/response-cache.ts';
import { clientAddress, clientNetwork } from './client-address.ts';
import type { RateLimit } from './rate-limit.ts';
import { type Lines, sendReady } from './ready-response.ts';
import type { RequestLog } from './request-log.ts';
import { DATA_POLICY } from './security.ts';

type Next = (request: IncomingMessage, response: ServerResponse) => void;

type Parts = {
  addresses: Addresses;
  /** Null where answers are not kept. */
  cache: ResponseCache | null;
  /** Null where clients are not limited. */
  limit: RateLimit | null;
  trustedProxies: number;
  log: RequestLog;
  commonHeaders: Readonly<Record<string, string>>;
};

/** A search may have 10 kB of any text, each byte of it written as three characters. */
const LONGEST_TARGET = 32 * 1024;
/** Answers that are being made at once: some hundreds take about a second, and who waits longer asks again. */
const MOST_UNDER_WAY = 500;
const BUSY = 'Too much is asked of the site just now. Please try again in a few seconds.';
const METHODS = 'GET, HEAD, OPTIONS';

/**
 * What every request meets first: it turns away what no address takes, counts against the client's allowance, and
 * answers from memory what it can. All else goes on to the server behind it, which hands what may be kept back.
 */
export class Front {
  readonly fills = new Fills();
  /** Set while the process is about to end: every answer asks the client to connect anew, elsewhere. */
  draining = false;
  readonly #parts: Parts;
  readonly #refusal: string[];
  /** Requests that have come in so far. */
  asked = 0;
  /** Those that are being answered now by the server behind. */
  underWay = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#refusal = [
      ...Object.entries({ ...parts.commonHeaders, 'content-security-policy': DATA_POLICY }).flat(),
      ...['Content-Type', PROBLEM_TYPE, 'Cache-Control', 'no-store', 'Access-Control-Allow-Origin', '*'],
    ];
  }

  handle(request: IncomingMessage, response: ServerResponse, next: Next): void {
    this.asked++;
    if (this.draining) response.shouldKeepAlive = false;
    const target = request.url ?? '/';
    if (this.#refuses(request, response, target)) return;
    const extra = this.#count(request, response, target);
    if (extra === null) return;
    const { cache, addresses } = this.#parts;
    // An address that is written as its key is found at once.
    const known = cache?.find(target);
    if (known) this.#send(target, known, request, response, extra);
    else this.#find(addresses(target), request, response, next, extra);
  }

  #find(
    address: Address | null,
    request: IncomingMessage,
    response: ServerResponse,
    next: Next,
    extra: readonly string[],
  ): void {
    if (address?.moved) {
      this.#leadOn(request, response, address.moved);
      return;
    }
    // Pages are rendered from the key, so that they are the same for every way to write their address.
    if (address) request.url = address.key;
    const { cache } = this.#parts;
    // It has no body, whatever the type that it says the body has.
    if (request.method === 'OPTIONS') delete request.headers['content-type'];
    if (address === null || cache === null || request.method === 'OPTIONS') {
      this.#pass(request, response, next);
      return;
    }
    const answer = cache.find(address.key);
    if (answer) this.#send(address.key, answer, request, response, extra);
    else this.#fill(address, request, response, next, extra);
  }

  /** Renders the answer once for all who ask for it meanwhile. */
  #fill(address: Address, request: IncomingMessage, response: ServerResponse, next: Next, extra: readonly string[]) {
    const joined = this.fills.join(address.key, (answer) => {
      if (answer) this.#send(address.key, answer, request, response, extra);
      else this.#pass(request, response, next);
    });
    if (joined) return;
    for (let i = 0; i + 1 < extra.length; i += 2) response.setHeader(extra[i] ?? '', extra[i + 1] ?? '');
    // The response has been made for the method that was asked for and sends no body to HEAD all the same.
    request.method = 'GET';
    this.fills.open(address, request, response);
    this.#pass(request, response, next);
  }

  /** Hands the request on, unless so much is being made already that its client would wait for too long. */
  #pass(request: IncomingMessage, response: ServerResponse, next: Next): void {
    if (this.underWay >= MOST_UNDER_WAY && !isFree(request.url ?? '')) {
      this.#refuse(request, response, 503, BUSY, ['Retry-After', String(RETRY_AFTER_SECONDS)]);
      return;
    }
    this.underWay++;
    response.once('close', () => {
      this.underWay--;
    });
    next(request, response);
  }

  #send(key: string, answer: Answer, request: IncomingMessage, response: ServerResponse, extra: readonly string[]) {
    const { headers } = request;
    const held = headers['if-none-match'] && answer.heldAs(headers['if-none-match']);
    if (held) {
      this.#write(request, response, 304, answer.unchanged(held), extra);
      return;
    }
    const encoding = acceptedEncoding(headers['accept-encoding'] as string | undefined);
    const send = ({ head, body }: Variant) => this.#write(request, response, 200, head, extra, body);
    this.#parts.cache?.used(key, answer);
    const variant = answer.variant(encoding);
    if (variant) send(variant);
    else this.#parts.cache?.derive(key, answer, encoding).then(send, () => response.destroy());
  }

  #write(
    request: IncomingMessage,
    response: ServerResponse,
    status: 200 | 304,
    head: Lines,
    extra: readonly string[],
    body?: Buffer,
  ): void {
    sendReady(response, status, head, extra, body);
    this.#parts.log.fromMemory(request, status);
  }

  /** Sends a page's reader to the address without what the page does not know. */
  #leadOn(request: IncomingMessage, response: ServerResponse, location: string): void {
    const head = { ...this.#parts.commonHeaders, 'content-security-policy': DATA_POLICY, 'cache-control': 'no-store' };
    response.writeHead(302, { ...head, location, 'content-length': 0 }).end();
    this.#parts.log.refused(request, 302);
  }

  /** Header fields that tell an API client of its allowance; null where it is used up and that has been answered. */
  #count(request: IncomingMessage, response: ServerResponse, target: string): readonly string[] | null {
    const { limit, trustedProxies } = this.#parts;
    if (limit === null || isFree(target)) return NOTHING;
    const allowance = limit.take(clientNetwork(clientAddress(request, trustedProxies)));
    if (allowance.allowed) return target.startsWith('/api') ? limit.headers(allowance) : NOTHING;
    const { resetSeconds } = allowance;
    const detail = `At most ${limit.max} requests a minute are answered for one address. Please wait ${resetSeconds} s.`;
    const extra = [...limit.headers(allowance), 'Retry-After', String(resetSeconds)];
    this.#refuse(request, response, 429, detail, extra);
    return null;
  }

  #refuses(request: IncomingMessage, response: ServerResponse, target: string): boolean {
    const { method, headers } = request;
    if (method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS')
      this.#refuse(request, response, 405, `${method} is not taken here: the site is read-only.`, ['Allow', METHODS]);
    else if (!target.startsWith('/') && target !== '*')
      this.#refuse(request, response, 400, 'The request does not begin with a path.');
    else if (target.length > LONGEST_TARGET)
      this.#refuse(request, response, 414, `The address is longer than ${LONGEST_TARGET} characters.`);
    else if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)
      this.#refuse(request, response, 413, 'No address takes a body.');
    else return false;
    return true;
  }

  /** Answers with a problem and hangs up where a body would still follow. */
  #refuse(
    request: IncomingMessage,
    response: ServerResponse,
    status: 400 | 405 | 413 | 414 | 429 | 503,
    detail: string,
    extra: readonly string[] = [],
  ): void {
    const body = JSON.stringify(problemOf(status, detail));
    if (status < 429) response.shouldKeepAlive = false;
    response.writeHead(status, [...this.#refusal, ...extra, 'Content-Length', String(Buffer.byteLength(body))]);
    response.end(body);
    this.#parts.log.refused(request, status);
  }
}

const NOTHING: readonly string[] = [];

/** One file by its plain name: `/assets/../spells` is a page, and `/assets/` with more behind it is made for nobody. */
const FILE = /^\/assets\/[\w-][\w.-]*$/;

/** Files never change and cost next to nothing; who watches over the server must not be turned away. */
function isFree(target: string): boolean {
  return target === '/healthz' || target === '/readyz' || FILE.test(target);
}
