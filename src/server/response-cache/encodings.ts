import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  type ZlibOptions,
} from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The quality of compression: quick while a client waits, or the best. */
export type Effort = 'quick' | 'best';

/** Shorter texts are not compressed, because it saves no more than the header field costs. */
const MIN_COMPRESSED = 1024;
/** The number of header values whose encoding is cached. Browsers send only a few different ones. */
const MAX_CACHED_HEADERS = 200;
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|problem\+json|javascript)|image\/svg)/;

/** Brotli's qualities: 5 takes some milliseconds for a list page, 11 half a second and saves another sixth. */
const BROTLI_QUALITY = { quick: 5, best: 11 } as const satisfies Record<Effort, number>;
const GZIP_LEVEL = { quick: 6, best: 9 } as const satisfies Record<Effort, number>;

const known = new Map<string, Encoding>();

/** The smallest encoding that the client accepts. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return 'identity';
  const before = known.get(header);
  if (before !== undefined) return before;
  const encoding = negotiate(header, ['br', 'gzip', 'identity']) ?? 'identity';
  if (known.size >= MAX_CACHED_HEADERS) known.clear();
  known.set(header, encoding);
  return encoding;
}

export function isCompressible(type: string, length: number): boolean {
  return length >= MIN_COMPRESSED && COMPRESSIBLE.test(type);
}

const br = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);
const unbr = promisify<Buffer, Buffer>(brotliDecompress);
const gz = promisify<Buffer, ZlibOptions, Buffer>(gzip);
const ungz = promisify<Buffer, Buffer>(gunzip);

/** Encodes plain bytes, off the main thread. */
export async function encode(plain: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return exact(plain);
  if (encoding === 'gzip') return exact(await gz(plain, { level: GZIP_LEVEL[effort] }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return exact(await br(plain, { params }));
}

/** Decodes to plain bytes. */
export function decode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return unbr(bytes);
  return encoding === 'gzip' ? ungz(bytes) : Promise.resolve(bytes);
}

/** Copies bytes into a buffer of their size, because compressors return slices of larger blocks. */
function exact(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
