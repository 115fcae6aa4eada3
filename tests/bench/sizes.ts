import { get } from 'node:http';

/** Compressed bytes that a first visit to a page loads. */
export async function firstLoad(address: string): Promise<{ html: number; js: number; css: number }> {
  const page = await (await fetch(address)).text();
  const files = [...new Set(page.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [])];
  const sizes = await Promise.all(
    files.map(async (file) => ({ file, size: await compressedSize(new URL(file, address)) })),
  );
  const total = (ending: string) =>
    sizes.filter(({ file }) => file.endsWith(ending)).reduce((sum, { size }) => sum + size, 0);
  return { html: await compressedSize(new URL(address)), js: total('.js'), css: total('.css') };
}

/** The bytes that are sent to a browser that accepts brotli; `fetch` would decompress them. */
function compressedSize(address: URL): Promise<number> {
  return new Promise((done, failed) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let size = 0;
      response.on('data', (part: Buffer) => {
        size += part.length;
      });
      response.on('end', () => done(size));
    }).on('error', failed);
  });
}
