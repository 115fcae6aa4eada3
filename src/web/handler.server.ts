import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { type Answer, type Api, failure, serverApi } from './api.ts';
import { readFrom } from './carried.ts';
import { createEntryPages } from './entry-pages.tsx';
import { createKeepHtml, keptHtml } from './kept-html.tsx';
import { answerOf, type PageAnswer, renderedPage } from './page-answer.ts';
import { configuredRepository } from './repository.ts';
import { withoutEntry } from './start/late-screen.tsx';

type LocalApi = (address: string) => Promise<{ status: number; json: string | Buffer }>;

type Settings = {
  /** The address of the project's repository, where the site names one. */
  repository: string | null;
};

type WebHandler = (address: string) => Promise<PageAnswer>;

/** Renders the pages at whole addresses; what they show comes from the given API. */
export function createWebHandler(local: LocalApi, { repository }: Settings): WebHandler {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const keepHtml = createKeepHtml();
  const api = remembering(async (address) => {
    const { status, json } = await local(address);
    const body = JSON.parse(json.toString());
    readFrom(body, json);
    return status < 400 ? { ok: true, value: body } : failure(status, body);
  });
  const routed = async (address: string, blank = false): Promise<PageAnswer> => {
    const context = new RouterContextProvider();
    context.set(serverApi, api);
    context.set(keptHtml, keepHtml);
    context.set(configuredRepository, repository);
    context.set(withoutEntry, blank);
    const response = await handle(new Request(address), context);
    const page = context.get(renderedPage);
    return page === null ? answerOf(response) : { status: response.status, headers: response.headers, ...page };
  };
  // While developing, what a page consists of changes.
  if (import.meta.env.DEV) return (address) => routed(address);
  const blankPage = (address: string) => routed(address, true);
  const entryPage = createEntryPages({ api, keepHtml, repository, blankPage });
  return async (address) => (await entryPage(address)) ?? routed(address);
}

/** What the filters of a kind take, whatever is filtered by: some hundred names that go into every list. */
const FILTER_VALUES = /^\/api\/[a-z]+\/facets$/;

/** Asks once for what one catalogue says the same every time. */
function remembering(ask: (address: string) => Promise<Answer<unknown>>): Api {
  const known = new Map<string, Answer<unknown>>();
  return async <T>(address: string) => {
    const answer = known.get(address) ?? (await ask(address));
    if (answer.ok && FILTER_VALUES.test(address)) known.set(address, answer);
    return answer as Answer<T>;
  };
}
