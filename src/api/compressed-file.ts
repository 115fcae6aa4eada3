import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';
import QuickLRU from 'quick-lru';
import { PROCESS_BUDGET } from '../contract/budget.ts';

/** A file that the catalogue stores compressed by Brotli. `etag` identifies its content, without quotes. */
export type CompressedFile = { brotli: Buffer; etag: string };

const BUSY =
  'Other clients are just being sent uncompressed files. Please try again in a few seconds, or accept gzip or br.';
/** More than the files of one catalogue: those of the one before are evicted. */
const MAX_GZIP_COPIES = 32;

/** Sends compressed files in the encoding that the client accepts, each encoding under an entity tag of its own. */
export class CompressedFiles {
  /** By entity tag. A copy is created for the first client that accepts gzip but not Brotli. */
  readonly #gzipCopies = new QuickLRU<string, Promise<Buffer>>({ maxSize: MAX_GZIP_COPIES });
  #decompressing = 0;

  /**
   * Sets the header fields of the reply and returns its payload; undefined if it has none.
   * @throws an error with `statusCode` 503 while too many files are being decompressed
   */
  async payload(reply: FastifyReply, file: CompressedFile): Promise<Buffer | Readable | undefined> {
    const { headers, method } = reply.request;
    const accepted = String(headers['accept-encoding'] ?? 'identity');
    const encoding = negotiate(accepted, ['br', 'gzip', 'identity']) ?? 'identity';
    const etag = encoding === 'identity' ? `"${file.etag}"` : `"${file.etag}-${encoding}"`;
    const fields = { etag, vary: 'accept-encoding', 'cache-control': 'public, no-cache' };
    if (headers['if-none-match']?.includes(etag)) {
      reply.code(304).headers(fields).removeHeader('content-type');
      return undefined;
    }
    if (encoding !== 'identity') {
      reply.headers({ ...fields, 'content-encoding': encoding });
      return encoding === 'br' ? file.brotli : this.#gzipCopy(file);
    }
    if (method === 'HEAD') {
      reply.headers(fields);
      return undefined;
    }
    if (this.#decompressing >= PROCESS_BUDGET.filesDecompressing) {
      reply.removeHeader('content-disposition');
      throw Object.assign(new Error(BUSY), { statusCode: 503 });
    }
    reply.headers(fields);
    this.#decompressing++;
    return decompress(file).once('close', () => {
      this.#decompressing--;
    });
  }

  #gzipCopy(file: CompressedFile): Promise<Buffer> {
    const known = this.#gzipCopies.get(file.etag);
    if (known) return known;
    const copy = gzipped(file);
    copy.catch(() => this.#gzipCopies.delete(file.etag));
    this.#gzipCopies.set(file.etag, copy);
    return copy;
  }
}

async function gzipped({ brotli }: CompressedFile): Promise<Buffer> {
  const gzip = createGzip();
  const [copy] = await Promise.all([buffer(gzip), pipeline(Readable.from([brotli]), createBrotliDecompress(), gzip)]);
  return copy;
}

function decompress({ brotli }: CompressedFile) {
  const stream = createBrotliDecompress();
  stream.end(brotli);
  return stream;
}
