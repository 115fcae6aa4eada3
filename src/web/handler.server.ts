import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { type Api, failure, serverApi } from './api.ts';
import { readFrom } from './carried.ts';
import { createKeptHtml, keptHtml } from './kept-html.ts';
import { answerOf, type PageAnswer, renderedPage } from './page-answer.ts';
import { configuredRepository } from './repository.ts';

type LocalApi = (address: string) => Promise<{ status: number; json: string | Buffer }>;

type Settings = {
  /** The address of the project's repository, where the site names one. */
  repository: string | null;
};

type WebHandler = (request: Request) => Promise<PageAnswer>;

/** Renders pages; what they show comes from the given API. */
export function createWebHandler(local: LocalApi, { repository }: Settings): WebHandler {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const kept = createKeptHtml();
  const api: Api = async (address) => {
    const { status, json } = await local(address);
    const body = JSON.parse(json.toString());
    readFrom(body, json);
    return status < 400 ? { ok: true, value: body } : failure(status, body);
  };
  return async (request) => {
    const context = new RouterContextProvider();
    context.set(serverApi, api);
    context.set(keptHtml, kept);
    context.set(configuredRepository, repository);
    const response = await handle(request, context);
    const page = context.get(renderedPage);
    return page === null ? answerOf(response) : { status: response.status, headers: response.headers, ...page };
  };
}
