import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { KIND_NAMES, type KindName } from '../contract/kinds.ts';
import type { ListTables } from '../contract/list-tables.ts';
import { memoizeAsync } from '../shared/memoize-async.ts';
import { BOOKS_LOOKUP } from './books.ts';
import { CHARACTER_LOOKUP } from './character.ts';
import type { Download } from './downloads.ts';
import { KIND_QUERIES } from './kind-queries.ts';
import type { KindSource } from './kind-source.ts';
import { REDIRECTS_LOOKUP, type Redirects } from './redirects.ts';

const compress = promisify(brotliCompress);
/** Brotli quality from 0 to 11: nearly the smallest size, in a fraction of a second. */
const QUALITY = 5;

/** The lookups and tables of every kind's list, and its redirects, as one file. It is built on the first call. */
export function listTables(
  source: KindSource,
  redirectsOf: (kind: KindName) => Promise<Redirects>,
): () => Promise<Download> {
  const tablesOf = async (kind: KindName): Promise<ListTables> => {
    const { lookups, tables } = await recordReads(kind, source);
    return { lookups: { ...lookups, [REDIRECTS_LOOKUP]: await redirectsOf(kind) }, tables };
  };
  return memoizeAsync<void, Download>(async () => {
    const tables = await Promise.all(KIND_NAMES.map(async (kind) => [kind, await tablesOf(kind)] as const));
    const json = Buffer.from(JSON.stringify(Object.fromEntries(tables)));
    const brotli = await compress(json, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
    return { bytes: json.length, brotli };
  });
}

/** Lookups that a kind's list reads only when a query needs them. */
const READ_LATER: { readonly [Kind in KindName]?: readonly string[] } = {
  feats: [CHARACTER_LOOKUP],
  classes: [CHARACTER_LOOKUP],
};

/** Records the lookups and tables that a kind's list reads from its source. */
async function recordReads(kind: KindName, source: KindSource): Promise<ListTables> {
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
  for (const name of [BOOKS_LOOKUP, ...(READ_LATER[kind] ?? [])]) read.lookups[name] = await source.lookup(name);
  return read;
}
