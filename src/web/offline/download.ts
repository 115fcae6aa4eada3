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

type Work = Extract<Progress, { type: 'failed' }>['during'];

type DownloaderOptions = {
  /** The name of the cache of API responses, which is deleted when newer content is stored. */
  cacheName: string;
  /** Called when the stored entries have changed. */
  onChange: () => void;
};

/** Stores the complete catalogue in the browser and updates it to the newest content. One download runs at a time. */
export function createDownloader({ cacheName, onChange }: DownloaderOptions) {
  let running: Promise<void> | null = null;

  async function reported(during: Work, work: () => Promise<void>): Promise<void> {
    try {
      await work();
      onChange();
      report({ type: 'done' });
    } catch (error) {
      report({ type: 'failed', during, cause: causeOf(error) });
    }
  }

  /** Does the work after what is running, and reports how it ended. */
  const run = (during: Work, work: () => Promise<void>) => {
    const turn = (running ?? Promise.resolve())
      .then(() => reported(during, work))
      .finally(() => {
        if (running === turn) running = null;
      });
    running = turn;
    return turn;
  };

  async function download(): Promise<void> {
    await setCatalogueWanted(true);
    const { version, downloads } = await fetchJson<Downloads>(apiPaths.downloads());
    const known = await storedKinds();
    const missing = downloads.filter(({ name }) => isKindName(name) && known.get(name)?.version !== version);
    if (missing.length > 0) {
      const tables = await fetchJson<Readonly<Partial<Record<string, ListTables>>>>(apiPaths.listTables());
      for (const file of missing) {
        // Once the last kind is stored, nothing would fetch them again.
        if (file === missing.at(-1)) await storeExtras(cacheName);
        await downloadKind(file, tables[file.name], version);
      }
    }
    const index = downloads.find(({ name }) => name === INDEX_DOWNLOAD);
    if (index && (await isIndexWanted()) && (await storedIndex())?.version !== version)
      await downloadIndex(index, version);
  }

  return {
    /** Downloads the catalogue with the index or without it: one that is stored and not wanted is removed. */
    choose(index: boolean): Promise<void> {
      return run('download', async () => {
        await setIndexWanted(index);
        if (!index) await removeIndex();
        await download();
      });
    },
    async check(): Promise<void> {
      if (await isCatalogueWanted()) await (running ?? run('download', download));
    },
    remove(): Promise<void> {
      return run('removal', removeAll);
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

/** Fetches the responses that every list needs, and puts them in the place of those of older content. */
async function storeExtras(cacheName: string): Promise<void> {
  // One after the other: a page that loads meanwhile needs its share of the responses in progress.
  const responses: (Response | null)[] = [];
  for (const address of EXTRA_ADDRESSES) responses.push(await fetchExtra(address));
  await caches.delete(cacheName);
  const cache = await caches.open(cacheName);
  await Promise.all(
    EXTRA_ADDRESSES.map(async (address, i) => {
      const response = responses[i];
      if (response) await cache.put(address, response);
    }),
  );
}

/** A response with its whole body; null where the site has none. */
async function fetchExtra(address: string): Promise<Response | null> {
  const response = await fetch(address, { cache: 'no-cache' }).catch(unreachable);
  // Some kinds have no filters.
  if (response.status === 404) return null;
  if (!response.ok) throw refusal(response, address);
  return new Response(await response.blob().catch(unreachable), response);
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
  if (!response.ok) throw refusal(response, url);
  return response;
}

const refusal = ({ status }: Response, url: string) =>
  new Error(`The server answered with status ${status} at ${url}.`);

function unreachable(): never {
  throw new Error('The server could not be reached. The kinds that were downloaded so far are stored.');
}

function causeOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return 'This device has no room left for it. Free some storage and try again.';
  return error instanceof Error ? error.message : String(error);
}
