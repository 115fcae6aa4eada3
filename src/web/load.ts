import { data } from 'react-router';
import type { Answer, Api } from './api.ts';
import { carry } from './carried.ts';

/** Loads one entry; a missing one gives the page the status 404. */
export async function loadEntry<T>(api: Api, address: string) {
  const answer = await api<T>(address);
  return withStatus(carry(answer), answer);
}

/** Gives a page the status of the call that it depends on. */
export function withStatus<T>(value: T, answer: Answer<unknown>) {
  return data(value, { status: answer.ok ? 200 : answer.status || 503 });
}
