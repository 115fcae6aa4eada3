import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { INDEX_DOWNLOAD } from '../contract/index-download.ts';
import { KIND_NAMES } from '../contract/kinds.ts';
import type { Writer } from './writer.ts';

const compress = promisify(brotliCompress);
/**
 * The quality of brotli: compressing everything takes a second, and the file is a quarter larger than at the best
 * quality.
 */
const QUALITY = 6;

/**
 * Writes the files of the bulk download. `catalogue` is an object of all kinds, each a list of its entries in the
 * format of their detail endpoints. Each kind also has a file of its own. `index` has what is known by name, book and page.
 */
export async function compileDownloads(writer: Writer): Promise<void> {
  const details = writer.detailsByKind();
  const lists = KIND_NAMES.map((kind) => `"${kind}":[\n${(details.get(kind) ?? []).join(',\n')}\n]`);
  const files = [
    { name: 'catalogue', json: `{${lists.join(',\n')}}\n` },
    ...KIND_NAMES.map((kind, i) => ({ name: kind as string, json: `{${lists[i]}}\n` })),
    { name: INDEX_DOWNLOAD, json: writer.listedJson() },
  ];
  const rows = files.map(async ({ name, json }) => {
    const text = Buffer.from(json);
    const hint = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    return { name, bytes: text.length, brotli: await compress(text, { params: hint }) };
  });
  writer.add('downloads', await Promise.all(rows));
}
