import { createContext, useContext } from 'react';
import { data, type RouterContextProvider, createContext as requestContext } from 'react-router';
import type { Answer } from './api.ts';

/** The data of a page, and the answer of the API whose status the page has. */
export type LoadedPage<Page> = { page: Page; answer: Answer<unknown> };

/** The data of the page that a request loads; `sent` where the page has them as JSON for the browser. */
export const requestData = requestContext<{ value: unknown; sent: boolean }>({ value: null, sent: false });

/** The data of the page that the server renders, or of which the browser hydrates the HTML. */
export const PageDataContext = createContext<unknown>(null);

/**
 * What the server's loader of a page returns: nothing but the status. The router would write each of the thousands of values in
 * a format of its own; the page has them as JSON instead, and its elements read them by `usePageData`.
 */
export function servePage<Page>(
  context: Readonly<RouterContextProvider>,
  { page, answer }: LoadedPage<Page>,
): ReturnType<typeof data<Page | null>> {
  context.set(requestData, { value: page, sent: true });
  return withStatus(null, answer);
}

/** Gives a page the status of the call that it depends on. */
export function withStatus<Value>(value: Value, answer: Answer<unknown>) {
  return data(value, { status: answer.ok ? 200 : answer.status || 503 });
}

/** The data of a page: what the browser's loader returned, or what the server rendered the page with. */
export function usePageData<Page>(loaderData: Page | null): Page {
  const rendered = useContext(PageDataContext);
  return loaderData ?? (rendered as Page);
}

const ELEMENT_ID = 'page-data';

/** The attributes of the element in which the page has its data as JSON; `PageDataScripts` writes it. */
export const PAGE_DATA_ATTRIBUTES = { type: 'application/json', id: ELEMENT_ID } as const;

/** All that means anything within a script's text: what may end it, and what may begin a comment in it. */
const MARKS = /<(?=[/!])/g;

/** The JSON as the text of a script element. Other tags stay as they are, and compress with the same text in the page. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(MARKS, '\\u003c');

/** The data that the server put into the page; null where it has none. */
export function readPageData(): unknown {
  return JSON.parse(document.getElementById(ELEMENT_ID)?.textContent || 'null');
}
