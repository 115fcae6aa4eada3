import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { type Api, failure, serverApi } from './api.ts';

type LocalApi = (address: string) => Promise<{ status: number; json: { toString(): string } }>;

/** Renders pages; what they show comes from the given API. */
export function createWebHandler(local: LocalApi): (request: Request) => Promise<Response> {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const api: Api = async (address) => {
    const { status, json } = await local(address);
    const body = JSON.parse(json.toString());
    return status < 400 ? { ok: true, value: body } : failure(status, body);
  };
  return (request) => {
    const context = new RouterContextProvider();
    context.set(serverApi, api);
    return handle(request, context);
  };
}
