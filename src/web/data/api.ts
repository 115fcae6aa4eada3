import { createContext, type RouterContextProvider } from 'react-router';
import type { NamedSlug } from '../../contract/entries.ts';
import type { Problem } from '../../contract/problems.ts';
import { memoizeAsync } from '../../shared/memoize-async.ts';

/**
 * A call that failed, and why in words. `status` is 0 where no answer came. `nearest` are the entries that the address of a
 * missing one may mean.
 */
export type Failure = { ok: false; status: number; cause: string; nearest?: readonly NamedSlug[] };
/** The outcome of a call. */
export type Answer<T> = { ok: true; value: T } | Failure;

/** Calls the API with an address such as `/api/spells?level=3`. It never rejects. */
export type Api = <T>(address: string) => Promise<Answer<T>>;

/** The API in the server's own process; set for every page that is rendered there. */
export const serverApi = createContext<Api>();

export function apiOf(context: Readonly<RouterContextProvider>): Api {
  return context.get(serverApi);
}

const TIMEOUT_MILLISECONDS = 10_000;

/** How long an answer that was fetched ahead counts as what the API would say now. */
const PREFETCH_MILLISECONDS = 20_000;

/** How many of them are kept: lists of links are pointed at in passing. */
const MAX_PREFETCHED = 30;

const isOk = ({ ok }: Answer<unknown>) => ok;

/** Fetches an answer that is about to be needed. */
export const prefetch = memoizeAsync((address: string) => call<unknown>(address), {
  keep: isOk,
  maxSize: MAX_PREFETCHED,
  maxAge: PREFETCH_MILLISECONDS,
});

/** The values of filters and the like, which stay the same while a page is open. */
const constants = memoizeAsync((address: string) => call<unknown>(address), { keep: isOk });
const CONSTANT = /\/(?:filters|list|counts|names|options|levels)$/;

/** The API over HTTP, for parts of a page. */
export const browserApi: Api = (address) => fetchAnswer(address);

/**
 * The API over HTTP, for the loader of a page: all its calls together have 10 seconds, and they end where the visitor goes
 * elsewhere meanwhile.
 */
export function pageApi({ signal }: Request): Api {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MILLISECONDS)]);
  return (address) => fetchAnswer(address, limit);
}

function fetchAnswer<T>(address: string, signal?: AbortSignal): Promise<Answer<T>> {
  const shared = prefetch.peek(address) ?? (CONSTANT.test(address) ? constants(address) : undefined);
  if (shared === undefined) return call<T>(address, { signal });
  return (signal ? Promise.race([shared, endOf(signal)]) : shared) as Promise<Answer<T>>;
}

/** The failure of a call that others wait for as well, once the signal ends it for this one. */
function endOf(signal: AbortSignal): Promise<Failure> {
  return new Promise((resolve) => {
    const end = () => resolve(noAnswer(signal.reason, TIMEOUT_MILLISECONDS));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

type CallOptions = {
  /** The limit of the call; 10 seconds where absent. `signal` goes before it. */
  milliseconds?: number;
  signal?: AbortSignal | undefined;
  /** As `fetch` takes it. */
  cache?: RequestCache;
};

/** Calls the API over HTTP once. */
export async function call<T>(address: string, options: CallOptions = {}): Promise<Answer<T>> {
  const { milliseconds = TIMEOUT_MILLISECONDS, cache = 'default' } = options;
  const signal = options.signal ?? AbortSignal.timeout(milliseconds);
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' }, signal, cache });
    const body: unknown = await response.json();
    return response.ok ? { ok: true, value: body as T } : failure(response.status, body);
  } catch (error) {
    return noAnswer(error, milliseconds);
  }
}

function noAnswer(reason: unknown, milliseconds: number): Failure {
  const isLate = reason instanceof DOMException && reason.name === 'TimeoutError';
  const cause = isLate
    ? `The server did not answer within ${milliseconds / 1000} seconds.`
    : 'The server could not be reached. Are you online?';
  return { ok: false, status: 0, cause };
}

/** Whether no answer came: another call would fare no better. */
export const isUnanswered = (answer: Answer<unknown>): boolean => !answer.ok && answer.status === 0;

export function failure(status: number, body: unknown): Failure {
  const { detail } = (body ?? {}) as Partial<Problem>;
  return { ok: false, status, cause: detail ?? `The server answered with status ${status}.` };
}
