import { data } from 'react-router';
import type { KindName } from '../contract/kinds.ts';
import { type RawQuery, readQuery } from '../contract/query.ts';
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

type Asked = (query: RawQuery) => RawQuery;

/** Calls for the page of a kind's list that an address asks for; `asked` says it as the API does. */
export function callList<List>(api: Api, kind: KindName, request: Request, asked: Asked = same): Promise<Answer<List>> {
  const query = asked(readQuery(new URL(request.url).searchParams));
  return api<List>(`/api/${kind}${apiQuery(query)}`);
}

const same = (query: RawQuery) => query;

/** Loads the page of a kind's list that the address asks for. */
export async function loadList<List>(api: Api, kind: KindName, request: Request) {
  const answer = await callList<List>(api, kind, request);
  return withStatus(answer, answer);
}
