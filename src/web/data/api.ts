import { createContext, type RouterContextProvider } from 'react-router';
import type { NamedSlug } from '../../contract/entries.ts';
import type { Problem } from '../../contract/problems.ts';

/** A call that failed, and why in words; `nearest` are the entries that a missing one's address may mean. */
export type Failure = { ok: false; status: number; cause: string; nearest?: readonly NamedSlug[] };
/** What became of a call. */
export type Answer<T> = { ok: true; value: T } | Failure;

/** Calls the API with an address such as `/api/spells?level=3`. */
export type Api = <T>(address: string) => Promise<Answer<T>>;

/** The API in the server's own process; set for every page that is rendered there. */
export const serverApi = createContext<Api>();

export function apiOf(context: Readonly<RouterContextProvider>): Api {
  return context.get(serverApi);
}

const TIMEOUT_MILLISECONDS = 10_000;
const remembered = new Map<string, Promise<Answer<unknown>>>();

/** How long an answer that was fetched ahead is taken for what the API would say now. */
const WARM_MILLISECONDS = 20_000;
const ahead = new Map<string, { answer: Promise<Answer<unknown>>; since: number }>();

/** Fetches an answer that is likely to be asked for in a moment; a failure is forgotten. */
export function warm(address: string): void {
  if (warmed(address)) return;
  const answer = call<unknown>(address);
  ahead.set(address, { answer, since: Date.now() });
  answer.then(({ ok }) => ok || ahead.delete(address));
}

/** An answer that was fetched ahead, while it is fresh. */
function warmed(address: string): Promise<Answer<unknown>> | undefined {
  for (const [name, { since }] of ahead) if (Date.now() - since > WARM_MILLISECONDS) ahead.delete(name);
  return ahead.get(address)?.answer;
}

/** The API over HTTP. Filter values never change while a page is open and are fetched once. */
export const browserApi: Api = <T>(address: string) => {
  const fetched = warmed(address);
  if (fetched) return fetched as Promise<Answer<T>>;
  if (!/\/(?:filters|list|counts|names|options)$/.test(address)) return call<T>(address);
  const known = remembered.get(address) ?? call<T>(address);
  remembered.set(address, known);
  known.then((answer) => answer.ok || remembered.delete(address));
  return known as Promise<Answer<T>>;
};

/** `milliseconds`: a limit of its own, where the server itself waits for another. `cache`: as `fetch` takes it. */
type CallOptions = { milliseconds?: number; cache?: RequestCache };

/** Calls the API over HTTP once. */
export async function call<T>(address: string, options: CallOptions = {}): Promise<Answer<T>> {
  const { milliseconds = TIMEOUT_MILLISECONDS, cache = 'default' } = options;
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(milliseconds),
      cache,
    });
    const body: unknown = await response.json();
    return response.ok ? { ok: true, value: body as T } : failure(response.status, body);
  } catch (error) {
    const slow = error instanceof DOMException && error.name === 'TimeoutError';
    const cause = slow
      ? `The server did not answer within ${milliseconds / 1000} seconds.`
      : 'The server could not be reached. Are you online?';
    return { ok: false, status: 0, cause };
  }
}

export function failure(status: number, body: unknown): Failure {
  const { detail } = (body ?? {}) as Partial<Problem>;
  return { ok: false, status, cause: detail ?? `The server answered with status ${status}.` };
}
