import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { type Api, failure, serverApi } from './api.ts';
import { readFrom } from './carried.ts';
import { createKeptHtml, keptHtml } from './kept-html.ts';
import { answerOf, type PageAnswer, renderedHtml } from './page-answer.ts';

type LocalApi = (address: string) => Promise<{ status: number; json: { toString(): string } }>;

/** Renders pages; what they show comes from the given API. */
export function createWebHandler(local: LocalApi): (request: Request) => Promise<PageAnswer> {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const kept = createKeptHtml();
  const api: Api = async (address) => {
    const { status, json } = await local(address);
    const text = json.toString();
    const body = JSON.parse(text);
    readFrom(body, text);
    return status < 400 ? { ok: true, value: body } : failure(status, body);
  };
  return async (request) => {
    const context = new RouterContextProvider();
    context.set(serverApi, api);
    context.set(keptHtml, kept);
    const response = await handle(request, context);
    const body = context.get(renderedHtml);
    return body === null ? answerOf(response) : { status: response.status, headers: response.headers, body };
  };
}
