import { data } from 'react-router';
import type { Answer, Api } from './api.ts';
import { type Carried, carry } from './carried.ts';
import { withNearest } from './nearest-names.ts';

/** What the page of an entry is given. */
export type LoadedEntry<T> = Carried<Answer<T>>;

/** Loads one entry; a missing one gives the page the status 404, and the entries that its address may mean. */
export async function loadEntry<T>(api: Api, address: string) {
  const answer = await withNearest(api, address, await api<T>(address));
  return withStatus(carry(answer), answer);
}

/** Gives a page the status of the call that it depends on. */
export function withStatus<T>(value: T, answer: Answer<unknown>) {
  return data(value, { status: answer.ok ? 200 : answer.status || 503 });
}
