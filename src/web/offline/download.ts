import type { Downloads } from '../../contract/downloads.ts';
import { INDEX_DOWNLOAD } from '../../contract/index-download.ts';
import { isKindName, KIND_NAMES } from '../../contract/kinds.ts';
import type { ListTables } from '../../contract/list-tables.ts';
import { apiPaths } from '../api-paths.ts';
import { CHANNEL, type Progress } from './messages.ts';
import {
  isCatalogueWanted,
  isIndexWanted,
  putIndex,
  putKind,
  removeAll,
  removeIndex,
  type StoredEntry,
  type StoredPlace,
  setCatalogueWanted,
  setIndexWanted,
  storedIndex,
  storedKinds,
} from './store.ts';

const channel = new BroadcastChannel(CHANNEL);
const report = (progress: Progress) => channel.postMessage(progress);

/** The values of filters and the counts of the home page, which are stored with the catalogue. */
const EXTRA_ADDRESSES = [apiPaths.counts(), apiPaths.featCategories(), ...KIND_NAMES.map(apiPaths.filters)];

type DownloaderOptions = {
  /** The name of the cache of API responses, which is deleted when newer content is stored. */
  cacheName: string;
  /** Called when the stored entries have changed. */
  onChange: () => void;
};

/** Stores the complete catalogue in the browser and updates it to the newest content. One download runs at a time. */
export function createDownloader({ cacheName, onChange }: DownloaderOptions) {
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    try {
      await setCatalogueWanted(true);
      const { version, downloads } = await fetchJson<Downloads>(apiPaths.downloads());
      const known = await storedKinds();
      const missing = downloads.filter(({ name }) => isKindName(name) && known.get(name)?.version !== version);
      if (missing.length > 0) {
        const tables = await fetchJson<Readonly<Partial<Record<string, ListTables>>>>(apiPaths.listTables());
        for (const file of missing) await downloadKind(file, tables[file.name], version);
        await storeExtras(cacheName);
      }
      const index = downloads.find(({ name }) => name === INDEX_DOWNLOAD);
      if (index && (await isIndexWanted()) && (await storedIndex())?.version !== version)
        await downloadIndex(index, version);
      onChange();
      report({ type: 'done' });
    } catch (error) {
      report({ type: 'failed', cause: causeOf(error) });
    }
  }

  const start = () => {
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };

  return {
    /** Downloads the catalogue with the index or without it: one that is stored and not wanted is removed. */
    async choose(index: boolean): Promise<void> {
      await running;
      await setIndexWanted(index);
      if (!index) await removeIndex();
      await start();
    },
    async check(): Promise<void> {
      if (await isCatalogueWanted()) await start();
    },
    async remove(): Promise<void> {
      await running;
      await removeAll();
      onChange();
      report({ type: 'done' });
    },
  };
}

type File = Downloads['downloads'][number];

async function downloadKind(
  { name: kind, url, bytes }: File,
  tables: ListTables | undefined,
  version: string,
): Promise<void> {
  if (!isKindName(kind)) return;
  const text = await fetchText(url, (length) => report({ type: 'fetching', kind, bytes: length }));
  const entries = (JSON.parse(text) as Record<string, readonly StoredEntry[]>)[kind];
  if (entries === undefined || tables === undefined) throw new Error(`The file of the ${kind} is damaged.`);
  await putKind(kind, { entries, tables }, { version, entries: entries.length, bytes, since: Date.now() });
  report({ type: 'stored', kind });
}

async function downloadIndex({ url, bytes }: File, version: string): Promise<void> {
  const text = await fetchText(url, (length) => report({ type: 'fetching', kind: INDEX_DOWNLOAD, bytes: length }));
  const places = JSON.parse(text) as Readonly<Partial<Record<string, readonly StoredPlace[]>>>;
  const entries = Object.values(places).reduce((sum, list = []) => sum + list.length, 0);
  await putIndex(places, { version, entries, bytes, since: Date.now() });
  report({ type: 'stored', kind: INDEX_DOWNLOAD });
}

/** Deletes the responses of older content and fetches those that every list needs. */
async function storeExtras(cacheName: string): Promise<void> {
  await caches.delete(cacheName);
  const cache = await caches.open(cacheName);
  const fetched = EXTRA_ADDRESSES.map(async (address) => {
    const response = await fetch(address);
    // Some kinds have no filters.
    if (response.ok) await cache.put(address, response);
  });
  await Promise.allSettled(fetched);
}

/** Reads a text and reports how many bytes have arrived. */
async function fetchText(url: string, progress: (bytes: number) => void): Promise<string> {
  const { body } = await fetchNewest(url);
  if (body === null) throw new Error(`The server sent nothing at ${url}.`);
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(unreachable);
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    bytes += value.length;
    progress(bytes);
  }
}

async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetchNewest(url);
  return JSON.parse(await response.text().catch(unreachable)) as T;
}

async function fetchNewest(url: string): Promise<Response> {
  const response = await fetch(url, { cache: 'no-cache' }).catch(unreachable);
  if (!response.ok) throw new Error(`The server answered with status ${response.status} at ${url}.`);
  return response;
}

function unreachable(): never {
  throw new Error('The server could not be reached. The kinds that were downloaded so far are stored.');
}

function causeOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return 'This device has no room left for it. Free some storage and try again.';
  return error instanceof Error ? error.message : String(error);
}
