import type { Catalogue } from '../catalogue/catalogue.ts';
import { toJson } from '../catalogue/json-text.ts';
import { QUOTAS } from '../contract/budget.ts';
import {
  type Addresses,
  addresses,
  addressParameters,
  type Downloads,
  download,
  downloads,
} from '../contract/downloads.ts';
import { allListTables } from '../contract/list-tables.ts';
import { parseQuery } from '../contract/parameters.ts';
import { invalidParameters, notFound } from '../contract/problems.ts';
import { type ApiRoute, failed } from './route.ts';

const TAG = 'Everything at once';

/** The whole catalogue for programs: every address, and all entries as files. */
export function downloadRoutes(catalogue: Catalogue): ApiRoute[] {
  const { version, entryPaths, listed, downloadSizes, download: find, listTables } = catalogue;
  return [
    {
      path: '/api/addresses',
      tag: TAG,
      summary: 'The address of every entry',
      parameters: addressParameters,
      answer: addresses,
      failures: [400],
      handle: async ({ query }) => {
        const parsed = parseQuery(addressParameters, query);
        if (!parsed.ok) return failed(invalidParameters(parsed.errors));
        const { coverage = 'text' } = parsed.value;
        const paths = [
          ...(coverage === 'listed' ? [] : await entryPaths()),
          ...(coverage === 'text' ? [] : await listed.paths()),
        ];
        return { status: 200, json: toJson({ version, addresses: paths } satisfies Addresses) };
      },
    },
    {
      path: '/api/downloads',
      tag: TAG,
      summary: 'The files that hold whole kinds, or everything, with their sizes',
      answer: downloads,
      failures: [],
      handle: async () => {
        const files = (await downloadSizes()).map(({ name, bytes, sent }) => ({
          name,
          url: `/api/downloads/${name}.json`,
          bytes,
          sent_bytes: sent,
        }));
        return { status: 200, json: toJson({ version, downloads: files } satisfies Downloads) };
      },
    },
    {
      path: '/api/list-tables',
      tag: TAG,
      summary:
        'What the lists are filtered and sorted by, for listing without a network; its form changes with the site',
      answer: allListTables,
      failures: [429],
      quota: QUOTAS.downloads,
      cacheable: () => false,
      handle: async () => ({
        status: 200,
        json: (await listTables()).brotli,
        compressed: { etag: `${version}-list-tables` },
      }),
    },
    {
      path: '/api/downloads/:file',
      tag: TAG,
      summary: 'A whole kind (spells.json), or everything (catalogue.json), in one file',
      answer: download,
      failures: [404, 429],
      quota: QUOTAS.downloads,
      // The catalogue stores it compressed, so that the cache need not.
      cacheable: () => false,
      handle: async ({ params: { file = '' } }) => {
        const found = file.endsWith('.json') ? await find(file.slice(0, -'.json'.length)) : null;
        if (found === null)
          return failed(notFound(`There is no file "${file.slice(0, 80)}"; /api/downloads names them all.`));
        return {
          status: 200,
          json: found.brotli,
          file: { name: file, type: 'application/json' },
          compressed: { etag: `${version}-${file}` },
        };
      },
    },
  ];
}
