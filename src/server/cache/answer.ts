import { createHash } from 'node:crypto';
import { checkedLinesOf, type Lines, linesOf } from '../ready-response.ts';
import { decode, type Effort, type Encoding, encode, isCompressible } from './encodings.ts';

/** What one encoding of an answer sends: its bytes and its header fields. */
export type Variant = {
  readonly body: Buffer;
  readonly head: Lines;
  readonly etag: string;
  readonly effort: Effort;
};

type Headers = Readonly<Record<string, string>>;

/** Bytes of memory that a variant takes beyond its body, roughly. */
const VARIANT_OVERHEAD = 1500;

type Mark = '' | '-br' | '-br-best' | '-gzip' | '-gzip-best';

/** How an entity tag tells the encodings of the same plain bytes apart. */
const MARKS: readonly Mark[] = ['', '-br', '-br-best', '-gzip', '-gzip-best'];

function markOf(encoding: Encoding, effort: Effort): Mark {
  if (encoding === 'identity') return '';
  return effort === 'best' ? `-${encoding}-best` : `-${encoding}`;
}

/** An answer of status 200, ready to be sent in the encodings that have been asked for. */
export class Answer {
  readonly #lines: Lines;
  readonly #control: string | undefined;
  readonly #hash: string;
  readonly #compressible: boolean;
  readonly #variants: Partial<Record<Encoding, Variant>> = {};
  readonly #coming: Partial<Record<Encoding, Promise<Variant>>> = {};
  /** How often it has been sent from memory. */
  hits = 0;

  private constructor(plain: Buffer, headers: Headers) {
    this.#lines = checkedLinesOf(Object.entries(headers).flat());
    this.#control = headers['cache-control'];
    this.#hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
    this.#compressible = isCompressible(headers['content-type'] ?? '', plain.length);
  }

  /** Makes the answer and the one encoding of it that is asked for. */
  static async of(plain: Buffer, headers: Headers, encoding: Encoding): Promise<Answer> {
    const answer = new Answer(plain, headers);
    await answer.#make(answer.#suited(encoding), plain, 'quick');
    return answer;
  }

  get bytes(): number {
    return Object.values(this.#variants).reduce((sum, { body }) => sum + body.length + VARIANT_OVERHEAD, 0);
  }

  /** The encoding that is sent to a client that accepts the given one, if it is at hand. */
  variant(encoding: Encoding): Variant | undefined {
    return this.#variants[this.#suited(encoding)];
  }

  /** Makes the encoding from one that is at hand; callers at the same time share the work. */
  derive(encoding: Encoding): Promise<Variant> {
    const wanted = this.#suited(encoding);
    const coming = this.#coming[wanted] ?? this.#plain().then((plain) => this.#make(wanted, plain, 'quick'));
    this.#coming[wanted] = coming;
    coming.then(
      () => delete this.#coming[wanted],
      () => delete this.#coming[wanted],
    );
    return coming;
  }

  /** Whether compressing once more could make it smaller. */
  get improvable(): boolean {
    return this.#compressible && this.#variants.br?.effort === 'quick';
  }

  /** Compresses it as small as it gets. */
  async improve(): Promise<void> {
    await this.#make('br', await this.#plain(), 'best');
  }

  /** The entity tag by which the client holds these bytes in whatever encoding; null where it does not. */
  heldAs(ifNoneMatch: string): string | null {
    if (ifNoneMatch.trim() === '*') return `"${this.#hash}"`;
    return MARKS.map((mark) => `"${this.#hash}${mark}"`).find((etag) => ifNoneMatch.includes(etag)) ?? null;
  }

  /** The header fields of a 304. */
  unchanged(etag: string): Lines {
    const control = this.#control ? ['Cache-Control', this.#control] : [];
    return linesOf(['ETag', etag, 'Vary', 'Accept-Encoding', ...control]);
  }

  #suited(encoding: Encoding): Encoding {
    return this.#compressible ? encoding : 'identity';
  }

  async #plain(): Promise<Buffer> {
    const { br, gzip, identity } = this.#variants;
    if (identity) return identity.body;
    if (gzip) return decode(gzip.body, 'gzip');
    if (br) return decode(br.body, 'br');
    throw new Error('An answer has lost its bytes.');
  }

  async #make(encoding: Encoding, plain: Buffer, effort: Effort): Promise<Variant> {
    const body = await encode(plain, encoding, effort);
    // Other bytes have another tag: two efforts give two.
    const etag = `"${this.#hash}${markOf(encoding, effort)}"`;
    const own = ['Vary', 'Accept-Encoding', 'ETag', etag, 'Content-Length', String(body.length)];
    if (encoding !== 'identity') own.push('Content-Encoding', encoding);
    const head = this.#lines + linesOf(own);
    const variant = { body, head, etag, effort };
    this.#variants[encoding] = variant;
    return variant;
  }
}
