import { data } from 'react-router';
import type { KindName } from '../../contract/kinds.ts';
import { apiPaths } from '../api-paths.ts';
import type { Answer, Api } from './api.ts';
import { withNearest } from './nearest-names.ts';
import type { PageData } from './page-data.ts';

/** What the page of an entry is given. */
export type LoadedEntry<T> = PageData<Answer<T>>;

/** Asks for one entry; a missing one comes with the entries that its address may mean. */
export async function fetchEntry<T>(api: Api, kind: KindName | 'effects', slug: string): Promise<Answer<T>> {
  const answer = await api<T>(kind === 'effects' ? apiPaths.effect(slug) : apiPaths.entry(kind, slug));
  return kind === 'effects' ? answer : withNearest(api, kind, slug, answer);
}

/** Gives a page the status of the call that it depends on. */
export function withStatus<T>(value: T, answer: Answer<unknown>) {
  return data(value, { status: answer.ok ? 200 : answer.status || 503 });
}
