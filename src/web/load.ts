import { data } from 'react-router';
import type { KindName } from '../contract/kinds.ts';
import { readQuery } from '../contract/query.ts';
import type { Answer, Api } from './api.ts';
import { apiQuery } from './components/list-query.ts';

/** Loads one entry; a missing one gives the page the status 404. */
export async function loadEntry<T>(api: Api, address: string) {
  const answer = await api<T>(address);
  return withStatus(answer, answer);
}

/** Gives a page the status of the call that it depends on. */
export function withStatus<T>(value: T, answer: Answer<unknown>) {
  return data(value, { status: answer.ok ? 200 : answer.status || 503 });
}

/** Loads the page of a kind's list that the address asks for. */
export async function loadList<T>(api: Api, kind: KindName, request: Request) {
  const query = readQuery(new URL(request.url).searchParams);
  const answer = await api<T>(`/api/${kind}${apiQuery(query)}`);
  return withStatus(answer, answer);
}
