import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, type RequestHandler, RouterContextProvider } from 'react-router';
import { type Answer, type Api, failure, serverApi } from './api.ts';
import { readFrom } from './carried.ts';
import { createFramedPages } from './framed-pages.tsx';
import { createKeepHtml, keptHtml } from './kept-html.tsx';
import { answerOf, type PageAnswer, renderedPage } from './page-answer.ts';
import { configuredRepository } from './repository.ts';

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
  const newContext = () => {
    const context = new RouterContextProvider();
    context.set(serverApi, onceEach(api));
    context.set(keptHtml, keepHtml);
    context.set(configuredRepository, repository);
    return context;
  };
  const render = async (handler: RequestHandler, address: string, context = newContext()): Promise<PageAnswer> => {
    const response = await handler(new Request(address), context);
    const page = context.get(renderedPage);
    return page === null ? answerOf(response) : { status: response.status, headers: response.headers, ...page };
  };
  // While developing, what a page consists of changes.
  if (import.meta.env.DEV) return (address) => render(handle, address);
  const framed = createFramedPages({
    build,
    render: (cut, address) => render(createRequestHandler(cut, import.meta.env.MODE), address),
  });
  // What fails there the router shows; it follows redirects as well, which are thrown.
  const failed = (fault: unknown) => {
    if (!(fault instanceof Response)) process.stderr.write(`${fault instanceof Error ? fault.stack : String(fault)}\n`);
    return null;
  };
  return async (address) => {
    const context = newContext();
    return (await framed(address, context).catch(failed)) ?? render(handle, address, context);
  };
}

/** Asks once for what the parts of one page ask for. */
function onceEach(ask: Api): Api {
  const asked = new Map<string, Promise<Answer<unknown>>>();
  return <T>(address: string) => {
    const answer = asked.get(address) ?? ask(address);
    asked.set(address, answer);
    return answer as Promise<Answer<T>>;
  };
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
