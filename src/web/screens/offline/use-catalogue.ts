import { useCallback, useEffect, useState } from 'react';
import type { Downloads } from '../../../contract/downloads.ts';
import { isKindName, KIND_NAMES, type KindName } from '../../../contract/kinds.ts';
import { apiPaths } from '../../api-paths.ts';
import { call } from '../../data/api.ts';
import { CHANNEL, type News, type Wish } from '../../offline/messages.ts';
import { isWanted, type StoredKind, storedKinds } from '../../offline/store.ts';

/** A kind of the catalogue: its size and how much of it has come, in bytes of JSON, and its entries once it is kept. */
export type KindState = { kind: KindName; bytes: number; done: number; entries: number | null };

export type CatalogueState =
  | { is: 'starting' }
  | { is: 'unsupported' }
  /** `sent`: what travels, compressed; 0 where the site cannot be reached. `bytes`: what it fills, about. */
  | { is: 'absent'; sent: number; bytes: number; kinds: readonly KindState[] }
  | { is: 'fetching'; kinds: readonly KindState[] }
  | { is: 'kept'; version: string; newest: string | null; since: number; kinds: readonly KindState[] }
  | { is: 'failed'; cause: string; kinds: readonly KindState[] };

/** Follows what the service worker does with the catalogue, and asks it to keep or to remove it. */
export function useCatalogue() {
  const [state, setState] = useState<CatalogueState>({ is: 'starting' });
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<News>) => {
      if (data.type === 'done') void look().then(setState);
      else setState((before) => after(before, data));
    };
    look().then(setState, () => setState({ is: 'unsupported' }));
    return () => channel.close();
  }, []);
  const keep = useCallback(() => {
    setState((before) => ({ is: 'fetching', kinds: 'kinds' in before ? before.kinds : [] }));
    // Without it the browser may clear the catalogue when it runs out of room; some ask the visitor.
    void navigator.storage?.persist?.();
    void wish({ type: 'keep-catalogue' });
  }, []);
  const remove = useCallback(() => void wish({ type: 'remove-catalogue' }), []);
  return { state, keep, remove };
}

async function wish(message: Wish): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}

function after(before: CatalogueState, news: News): CatalogueState {
  const kinds = 'kinds' in before ? before.kinds : [];
  if (news.type === 'failed') return { is: 'failed', cause: news.cause, kinds };
  if (news.type === 'done') return before;
  return {
    is: 'fetching',
    kinds: kinds.map((kind) => {
      if (kind.kind !== news.kind) return kind;
      return { ...kind, done: news.type === 'kept' ? kind.bytes : news.bytes };
    }),
  };
}

/** What is kept, beside what the site offers. */
async function look(): Promise<CatalogueState> {
  if (!('serviceWorker' in navigator) || (await navigator.serviceWorker.getRegistration()) === undefined)
    await registered();
  // What the browser holds of an older version would call that the newest.
  const asked = call<Downloads>(apiPaths.downloads(), { cache: 'no-cache' });
  const [kept, wanted, offered] = await Promise.all([storedKinds(), isWanted(), asked]);
  const files = offered.ok ? offered.value.downloads.filter(({ name }) => isKindName(name)) : [];
  const kinds = KIND_NAMES.flatMap((kind): KindState[] => {
    const file = files.find(({ name }) => name === kind);
    const own = kept.get(kind);
    if (file === undefined && own === undefined) return [];
    const bytes = file?.bytes ?? own?.bytes ?? 0;
    return [{ kind, bytes, done: own ? bytes : 0, entries: own?.entries ?? null }];
  });
  const whole = kept.size > 0 && kinds.every(({ entries }) => entries !== null);
  if (whole)
    return { is: 'kept', ...ageOf([...kept.values()]), newest: offered.ok ? offered.value.version : null, kinds };
  if (wanted && kept.size > 0) return { is: 'failed', cause: 'Fetching it was interrupted.', kinds };
  const sum = (field: 'bytes' | 'sent_bytes') => files.reduce((total, file) => total + file[field], 0);
  return { is: 'absent', sent: sum('sent_bytes'), bytes: sum('bytes'), kinds };
}

/** The worker comes a moment after the first page; a browser without one, or one that refuses it, never has it. */
async function registered(): Promise<void> {
  const limit = new Promise((_, reject) => setTimeout(() => reject(new Error('There is no worker.')), 10_000));
  await Promise.race([navigator.serviceWorker.ready, limit]);
}

/** A catalogue of kinds of several versions is as old as its oldest. */
function ageOf(kinds: readonly StoredKind[]): { version: string; since: number } {
  return kinds.reduce((oldest, kind) => (kind.since < oldest.since ? kind : oldest));
}
