import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { constants, createBrotliDecompress, createGzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';
import { PROCESS_BUDGET } from '../contract/budget.ts';

/** A file that the catalogue stores compressed by Brotli. `etag` identifies its content, without quotes. */
export type CompressedFile = { brotli: Buffer; etag: string };

const BUSY =
  'Other clients are just being sent uncompressed files. Please try again in a few seconds, or accept gzip or br.';
/** More than the number of files. */
const MAX_GZIP_COPIES = 64;

/** Sends compressed files in the encoding that the client accepts, each encoding under an entity tag of its own. */
export class CompressedFiles {
  /** By entity tag. A copy is created for the first client that accepts gzip but not Brotli. */
  readonly #gzipCopies = new Map<string, Promise<Buffer>>();
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
    if (this.#gzipCopies.size >= MAX_GZIP_COPIES) this.#gzipCopies.clear();
    const copy = buffer(decompress(file).pipe(createGzip({ level: constants.Z_DEFAULT_COMPRESSION })));
    this.#gzipCopies.set(file.etag, copy);
    return copy;
  }
}

function decompress({ brotli }: CompressedFile) {
  const stream = createBrotliDecompress();
  stream.end(brotli);
  return stream;
}
