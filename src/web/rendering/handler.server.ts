import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { memoizeAsync } from '../../shared/memoize-async.ts';
import { type Answer, type Api, failure, serverApi } from '../data/api.ts';
import { type FindPicture, type PaintPicture, serverPainter, serverPictures } from '../data/stored-pictures.ts';
import { configuredRepository } from '../layout/repository.ts';
import { createFragmentCache, fragmentCache } from './fragment-cache.server.tsx';
import { answerOf, type PageAnswer, renderedPage } from './page-answer.server.ts';
import { checkRouter, defersStart } from './router-check.server.ts';

type LocalApi = (address: string) => Promise<{ status: number; json: string | Buffer }>;

type Settings = {
  /** The address of the project's repository, where the site names one. */
  repository: string | null;
  /** Portraits by address. */
  picture: FindPicture;
  paint: PaintPicture;
};

type WebHandler = (address: string) => Promise<PageAnswer>;

/** Renders the page of an absolute address; its data comes from the given API. */
export function createWebHandler(local: LocalApi, { repository, picture, paint }: Settings): WebHandler {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const renderCached = createFragmentCache();
  const api = cachedFilterValues(async (address) => {
    const { status, json } = await local(address);
    const body = JSON.parse(json.toString());
    return status < 400 ? { ok: true, value: body } : failure(status, body);
  });
  const render = async (address: string, deferred: boolean): Promise<PageAnswer> => {
    const context = new RouterContextProvider();
    context.set(defersStart, deferred);
    context.set(serverApi, api);
    context.set(serverPictures, picture);
    context.set(serverPainter, paint);
    context.set(fragmentCache, renderCached);
    context.set(configuredRepository, repository);
    const response = await handle(new Request(address), context);
    const page = context.get(renderedPage);
    return page === null ? answerOf(response) : { status: response.status, headers: response.headers, ...page };
  };
  // While developing, the router's own scripts bring what reloads a page.
  const deferred = import.meta.env.DEV ? Promise.resolve(false) : checkRouter(render);
  return async (address) => render(address, await deferred);
}

/** The values that a kind's filters take. They are the same for every list of one catalogue. */
const FILTER_VALUES = /^\/api\/[a-z]+\/facets$/;

/** Caches the answers that one catalogue gives the same every time. */
function cachedFilterValues(request: (address: string) => Promise<Answer<unknown>>): Api {
  const cached = memoizeAsync(request, { keep: ({ ok }) => ok });
  return <T>(address: string) =>
    (FILTER_VALUES.test(address) ? cached(address) : request(address)) as Promise<Answer<T>>;
}
