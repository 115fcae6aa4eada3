import type { Downloads } from '../../contract/downloads.ts';
import { isKindName, KIND_NAMES } from '../../contract/kinds.ts';
import type { ListTables } from '../../contract/list-tables.ts';
import { apiPaths } from '../api-paths.ts';
import { CHANNEL, type News } from './messages.ts';
import { isWanted, putKind, removeAll, type StoredEntry, setWanted, storedKinds } from './store.ts';

const channel = new BroadcastChannel(CHANNEL);
const tell = (news: News) => channel.postMessage(news);

/** What lists offer to choose from, and the counts on the first page: kept with the catalogue. */
const BESIDE = [apiPaths.counts(), apiPaths.featCategories(), ...KIND_NAMES.map(apiPaths.filters)];

type Parts = {
  /** The cache of answers: those of older content are dropped with it. */
  answers: string;
  /** Called when kept entries have changed. */
  changed: () => void;
};

/** Keeps the whole catalogue in the browser and holds it at the newest content; one run at a time. */
export function createDownloader({ answers, changed }: Parts) {
  let running: Promise<void> | null = null;

  async function keep(): Promise<void> {
    try {
      await setWanted(true);
      const { version, downloads } = await fetchJson<Downloads>(apiPaths.downloads());
      const kept = await storedKinds();
      const missing = downloads.filter(({ name }) => isKindName(name) && kept.get(name)?.version !== version);
      if (missing.length > 0) {
        const tables = await fetchJson<Readonly<Partial<Record<string, ListTables>>>>(apiPaths.listTables());
        for (const file of missing) await keepKind(file, tables[file.name], version);
        await keepBeside(answers);
      }
      changed();
      tell({ type: 'done' });
    } catch (error) {
      tell({ type: 'failed', cause: causeOf(error) });
    }
  }

  const start = () => {
    running ??= keep().finally(() => {
      running = null;
    });
    return running;
  };

  return {
    keep: start,
    async check(): Promise<void> {
      if (await isWanted()) await start();
    },
    async remove(): Promise<void> {
      await running;
      await removeAll();
      changed();
      tell({ type: 'done' });
    },
  };
}

type File = Downloads['downloads'][number];

async function keepKind(
  { name: kind, url, bytes }: File,
  tables: ListTables | undefined,
  version: string,
): Promise<void> {
  if (!isKindName(kind)) return;
  const text = await fetchText(url, (length) => tell({ type: 'fetching', kind, bytes: length }));
  const entries = (JSON.parse(text) as Record<string, readonly StoredEntry[]>)[kind];
  if (entries === undefined || tables === undefined) throw new Error(`The file of the ${kind} is damaged.`);
  await putKind(kind, { entries, tables }, { version, entries: entries.length, bytes, since: Date.now() });
  tell({ type: 'kept', kind });
}

/** Drops the answers made of older content and fetches those that go with every list. */
async function keepBeside(answers: string): Promise<void> {
  await caches.delete(answers);
  const cache = await caches.open(answers);
  const fetched = BESIDE.map(async (address) => {
    const response = await fetch(address);
    // Some kinds have nothing to choose from.
    if (response.ok) await cache.put(address, response);
  });
  await Promise.allSettled(fetched);
}

/** Reads a text as it comes, telling how many bytes of it have come. */
async function fetchText(url: string, progress: (bytes: number) => void): Promise<string> {
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok || response.body === null) throw new Error(`The server answered with status ${response.status}.`);
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    bytes += value.length;
    progress(bytes);
  }
}

async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The server answered with status ${response.status}.`);
  return response.json() as Promise<T>;
}

function causeOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return 'This device has no room left for it. Free some storage and try again.';
  if (error instanceof TypeError) return 'The server could not be reached. What has come so far is kept.';
  return error instanceof Error ? error.message : String(error);
}
