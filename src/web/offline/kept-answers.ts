import { isKindName, KINDS, type KindName } from '../../contract/kinds.ts';
import type { Problem } from '../../contract/problems.ts';
import { readQuery } from '../../contract/query.ts';
import { keptList, keptSearch } from './kept-list.ts';
import { allNames, entriesOf, findEntry, type KeptEntry, keptKinds } from './store.ts';

const lists = new Map<KindName, Promise<readonly KeptEntry[] | null>>();

/** Forgets what was read of the kept catalogue. */
export function forgetLists(): void {
  lists.clear();
}

/** An entry from the kept catalogue; undefined where the address is none of an entry or it is not kept. */
export async function keptEntry({ pathname }: URL): Promise<Response | undefined> {
  const [, , kind = '', slug, ...rest] = pathname.split('/');
  if (!isKindName(kind) || slug === undefined || rest.length > 0) return undefined;
  const entry = await findEntry(kind, decodeURIComponent(slug));
  return entry && Response.json(entry);
}

/** A list or a search from the kept catalogue; undefined where it cannot answer. */
export async function keptAnswer({ pathname, searchParams }: URL): Promise<Response | undefined> {
  const [, , kind = '', ...rest] = pathname.split('/');
  if (rest.length > 0) return undefined;
  const query = readQuery(searchParams);
  if (kind === 'search') {
    const names = await allNames();
    return names.length === 0 ? undefined : Response.json(keptSearch(names, query));
  }
  if (!isKindName(kind)) return undefined;
  const read = lists.get(kind) ?? entriesOf(kind);
  lists.set(kind, read);
  const entries = await read;
  if (entries !== null) return Response.json(keptList(kind, entries, query));
  lists.delete(kind);
  return undefined;
}

/** What an address answers that is not kept: of a kind that is kept whole, there is no such entry. */
export async function notKept({ pathname }: URL): Promise<Response> {
  const [, , kind = '', slug, ...rest] = pathname.split('/');
  const whole = isKindName(kind) && slug && rest.length === 0 && (await keptKinds()).has(kind);
  return whole
    ? failed(404, 'Not found', `The catalogue on this device has no ${KINDS[kind].singular} "${slug.slice(0, 80)}".`)
    : failed(503, 'Offline', 'The site cannot be reached, and this is not kept on this device.');
}

function failed(status: number, title: string, detail: string): Response {
  const problem: Problem = { type: 'about:blank', title, status, detail };
  return Response.json(problem, { status, headers: { 'content-type': 'application/problem+json' } });
}
