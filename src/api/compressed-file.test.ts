import { brotliCompressSync, gunzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import { CompressedFiles } from './compressed-file.ts';

/** A reply to a client that takes gzip alone. */
function reply(): FastifyReply {
  const self = {
    request: { method: 'GET', headers: { 'accept-encoding': 'gzip' } },
    code: () => self,
    headers: () => self,
    removeHeader: () => self,
  };
  return self as unknown as FastifyReply;
}

test('a file that cannot be decompressed fails its own request, and the next one reads it anew', async () => {
  const files = new CompressedFiles();
  await expect(files.payload(reply(), { brotli: Buffer.from('no brotli'), etag: 'a' })).rejects.toThrow();
  const copy = await files.payload(reply(), { brotli: brotliCompressSync('{}'), etag: 'a' });
  expect(gunzipSync(copy as Buffer).toString()).toBe('{}');
});
