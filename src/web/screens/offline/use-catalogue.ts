import { useCallback, useEffect, useState } from 'react';
import type { Downloads } from '../../../contract/downloads.ts';
import { INDEX_DOWNLOAD } from '../../../contract/index-download.ts';
import { isKindName, KIND_NAMES } from '../../../contract/kinds.ts';
import { apiPaths } from '../../api-paths.ts';
import { call } from '../../data/api.ts';
import { CHANNEL, type Command, type Part, type Progress } from '../../offline/messages.ts';
import { isCatalogueWanted, type StoredKind, storedIndex, storedKinds } from '../../offline/store.ts';

/**
 * The state of a kind, or of the index of what is known by name, book and page only: its size and downloaded part in bytes of
 * JSON, the compressed bytes of its download (0 if the site cannot be reached), and the number of entries once it is stored.
 */
export type KindState = { kind: Part; bytes: number; sent: number; done: number; entries: number | null };

export type CatalogueState =
  | { is: 'starting' }
  | { is: 'unsupported' }
  /**
   * `sent`: compressed bytes of the download, 0 if the site cannot be reached. `bytes`: approximate bytes on the
   * device.
   */
  | { is: 'absent'; sent: number; bytes: number; kinds: readonly KindState[] }
  | { is: 'fetching'; kinds: readonly KindState[] }
  | { is: 'stored'; version: string; newest: string | null; since: number; kinds: readonly KindState[] }
  | { is: 'failed'; during: 'download' | 'removal'; cause: string; kinds: readonly KindState[] };

/** The state of the stored catalogue, and functions that ask the service worker to download and to remove it. */
export function useCatalogue() {
  const [state, setState] = useState<CatalogueState>({ is: 'starting' });
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<Progress>) => {
      if (data.type === 'done') void readState().then(setState);
      else setState((before) => reduce(before, data));
    };
    readState().then(setState, () => setState({ is: 'unsupported' }));
    return () => channel.close();
  }, []);
  const keep = useCallback((index: boolean) => {
    setState((before) => {
      const kinds = 'kinds' in before ? before.kinds : [];
      return { is: 'fetching', kinds: kinds.filter(({ kind }) => index || kind !== INDEX_DOWNLOAD) };
    });
    // Otherwise the browser may delete the catalogue when storage runs out. Some browsers ask the visitor.
    void navigator.storage?.persist?.();
    void post({ type: 'download-catalogue', index });
  }, []);
  const remove = useCallback(() => void post({ type: 'remove-catalogue' }), []);
  return { state, keep, remove };
}

async function post(message: Command): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}

function reduce(before: CatalogueState, progress: Progress): CatalogueState {
  const kinds = 'kinds' in before ? before.kinds : [];
  if (progress.type === 'failed') return { is: 'failed', during: progress.during, cause: progress.cause, kinds };
  if (progress.type === 'done') return before;
  return {
    is: 'fetching',
    kinds: kinds.map((kind) => {
      if (kind.kind !== progress.kind) return kind;
      return { ...kind, done: progress.type === 'stored' ? kind.bytes : progress.bytes };
    }),
  };
}

/** Compares the stored kinds with those of the site. */
async function readState(): Promise<CatalogueState> {
  if (!('serviceWorker' in navigator) || (await navigator.serviceWorker.getRegistration()) === undefined)
    await workerReady();
  // A cached response could name an older version as the newest.
  const request = call<Downloads>(apiPaths.downloads(), { cache: 'no-cache' });
  const [storedByKind, index, wanted, available] = await Promise.all([
    storedKinds(),
    storedIndex(),
    isCatalogueWanted(),
    request,
  ]);
  const files = available.ok ? available.value.downloads.filter(({ name }) => isKindName(name)) : [];
  const kinds = KIND_NAMES.flatMap((kind): KindState[] => {
    const file = files.find(({ name }) => name === kind);
    const stored = storedByKind.get(kind);
    if (file === undefined && stored === undefined) return [];
    const bytes = file?.bytes ?? stored?.bytes ?? 0;
    return [{ kind, bytes, sent: file?.sent_bytes ?? 0, done: stored ? bytes : 0, entries: stored?.entries ?? null }];
  });
  const isComplete = KIND_NAMES.every((kind) => storedByKind.has(kind));
  const indexFile = available.ok ? available.value.downloads.find(({ name }) => name === INDEX_DOWNLOAD) : undefined;
  const indexBytes = indexFile?.bytes ?? index?.bytes ?? 0;
  const all: KindState[] =
    indexBytes === 0
      ? kinds
      : [
          ...kinds,
          {
            kind: INDEX_DOWNLOAD,
            bytes: indexBytes,
            sent: indexFile?.sent_bytes ?? 0,
            done: index ? indexBytes : 0,
            entries: index?.entries ?? null,
          },
        ];
  if (isComplete)
    return {
      is: 'stored',
      ...ageOf([...storedByKind.values()]),
      newest: available.ok ? available.value.version : null,
      kinds: all,
    };
  if (wanted && storedByKind.size > 0)
    return { is: 'failed', during: 'download', cause: 'The download was interrupted.', kinds: all };
  const sum = (field: 'bytes' | 'sent_bytes') => files.reduce((total, file) => total + file[field], 0);
  return { is: 'absent', sent: sum('sent_bytes'), bytes: sum('bytes'), kinds: all };
}

/** Waits until the service worker is active, at most 10 s: some browsers have none or refuse it. */
async function workerReady(): Promise<void> {
  const limit = new Promise((_, reject) => setTimeout(() => reject(new Error('There is no service worker.')), 10_000));
  await Promise.race([navigator.serviceWorker.ready, limit]);
}

/** The version and time of the oldest kind, which count for the whole catalogue. */
function ageOf(kinds: readonly StoredKind[]): { version: string; since: number } {
  return kinds.reduce((oldest, kind) => (kind.since < oldest.since ? kind : oldest));
}
