import { createHash } from 'node:crypto';
import { decode, type Effort, type Encoding, encode, isCompressible } from './encodings.ts';

/** Header fields as `writeHead` takes them: name and value in turn. */
export type RawHeaders = readonly string[];

/** A response in one content encoding: its bytes and all its header fields. */
export type Representation = {
  readonly body: Buffer;
  readonly headers: RawHeaders;
  readonly etag: string;
  readonly effort: Effort;
};

type Headers = Readonly<Record<string, string>>;

/** The approximate bytes of memory that a representation takes beyond its body. */
const REPRESENTATION_OVERHEAD = 1500;

type Mark = '' | '-br' | '-br-best' | '-gzip' | '-gzip-best';

/** Suffixes of entity tags, which differ between the encodings of the same bytes. */
const MARKS: readonly Mark[] = ['', '-br', '-br-best', '-gzip', '-gzip-best'];

function markOf(encoding: Encoding, effort: Effort): Mark {
  if (encoding === 'identity') return '';
  return effort === 'best' ? `-${encoding}-best` : `-${encoding}`;
}

/** A response to GET that can be sent to many clients, in the encodings that were requested so far. */
export class CachedResponse {
  readonly status: number;
  readonly #headers: RawHeaders;
  readonly #cacheControl: string | undefined;
  readonly #hash: string;
  readonly #compressible: boolean;
  readonly #representations: Partial<Record<Encoding, Representation>> = {};
  readonly #pending: Partial<Record<Encoding, Promise<Representation>>> = {};
  /** How often it was sent from memory. */
  hits = 0;

  private constructor(status: number, plain: Buffer, headers: Headers) {
    this.status = status;
    this.#headers = Object.entries(headers).flat();
    this.#cacheControl = headers['cache-control'];
    this.#hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
    this.#compressible = isCompressible(headers['content-type'] ?? '', plain.length);
  }

  /** Creates a response with one representation, for the given encoding. */
  static async of(status: number, plain: Buffer, headers: Headers, encoding: Encoding): Promise<CachedResponse> {
    const response = new CachedResponse(status, plain, headers);
    await response.#encode(response.#suitable(encoding), plain, 'quick');
    return response;
  }

  get bytes(): number {
    return Object.values(this.#representations).reduce(
      (sum, { body }) => sum + body.length + REPRESENTATION_OVERHEAD,
      0,
    );
  }

  /** The representation for the given encoding; undefined if it has not been encoded yet. */
  representation(encoding: Encoding): Representation | undefined {
    return this.#representations[this.#suitable(encoding)];
  }

  /** Creates a representation from an existing one. Concurrent callers share the work. */
  derive(encoding: Encoding): Promise<Representation> {
    const wanted = this.#suitable(encoding);
    const pending = this.#pending[wanted] ?? this.#plain().then((plain) => this.#encode(wanted, plain, 'quick'));
    this.#pending[wanted] = pending;
    const settled = () => delete this.#pending[wanted];
    pending.then(settled, settled);
    return pending;
  }

  /** Whether compressing at the highest quality could make it smaller. */
  get improvable(): boolean {
    return this.#compressible && this.#representations.br?.effort === 'quick';
  }

  /** Compresses it at the highest quality. */
  async improve(): Promise<void> {
    await this.#encode('br', await this.#plain(), 'best');
  }

  /** The entity tag of an If-None-Match field that names this response, in whatever encoding; null where none does. */
  matchingEtag(ifNoneMatch: string | undefined): string | null {
    if (ifNoneMatch === undefined || this.status !== 200) return null;
    if (ifNoneMatch.trim() === '*') return `"${this.#hash}"`;
    return MARKS.map((mark) => `"${this.#hash}${mark}"`).find((etag) => ifNoneMatch.includes(etag)) ?? null;
  }

  /** The header fields of a 304. */
  notModified(etag: string): RawHeaders {
    const control = this.#cacheControl ? ['Cache-Control', this.#cacheControl] : [];
    return ['ETag', etag, 'Vary', 'Accept-Encoding', ...control];
  }

  #suitable(encoding: Encoding): Encoding {
    return this.#compressible ? encoding : 'identity';
  }

  async #plain(): Promise<Buffer> {
    const { br, gzip, identity } = this.#representations;
    if (identity) return identity.body;
    if (gzip) return decode(gzip.body, 'gzip');
    if (br) return decode(br.body, 'br');
    throw new Error('A cached response has no representation.');
  }

  async #encode(encoding: Encoding, plain: Buffer, effort: Effort): Promise<Representation> {
    const body = await encode(plain, encoding, effort);
    // Strong entity tags: different bytes need different tags, also at different qualities of compression.
    const etag = `"${this.#hash}${markOf(encoding, effort)}"`;
    const headers = [...this.#headers, 'Vary', 'Accept-Encoding', 'Content-Length', String(body.length)];
    if (this.status === 200) headers.push('ETag', etag);
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
    const representation = { body, headers, etag, effort };
    this.#representations[encoding] = representation;
    return representation;
  }
}
