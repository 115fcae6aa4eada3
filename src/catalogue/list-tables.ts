import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { KIND_NAMES, type KindName } from '../contract/kinds.ts';
import type { ListTables } from '../contract/list-tables.ts';
import { memoizeAsync } from '../shared/memoize-async.ts';
import type { Download } from './downloads.ts';
import { KIND_QUERIES } from './kind-queries.ts';
import type { KindSource } from './kind-source.ts';

const compress = promisify(brotliCompress);
/** Nearly as small as can be, in a fraction of a second. */
const QUALITY = 5;

/** What every kind's list is made of, as one file, put together when it is first asked for. */
export function listTables(source: KindSource): () => Promise<Download> {
  return memoizeAsync<void, Download>(async () => {
    const tables = await Promise.all(KIND_NAMES.map(async (kind) => [kind, await readBy(kind, source)] as const));
    const json = Buffer.from(JSON.stringify(Object.fromEntries(tables)));
    const brotli = await compress(json, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
    return { bytes: json.length, brotli };
  });
}

/** What a kind's list reads of its source while it is made. */
async function readBy(kind: KindName, source: KindSource): Promise<ListTables> {
  const read: ListTables = { lookups: {}, tables: {} };
  await KIND_QUERIES[kind]({
    ...source,
    async lookup<T>(name: string) {
      const value = await source.lookup<T>(name);
      read.lookups[name] = value;
      return value;
    },
    async table(name) {
      const rows = await source.table(name);
      read.tables[name] = rows;
      return rows;
    },
  });
  return read;
}
