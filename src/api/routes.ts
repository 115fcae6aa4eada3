import type { Catalogue } from '../catalogue/catalogue.ts';
import { notFound } from '../contract/problems.ts';
import { readQuery } from '../contract/query.ts';
import { chosenRoutes } from './chosen-entries.ts';
import { downloadRoutes } from './downloads.ts';
import { effectRoutes } from './effects.ts';
import { KIND_ROUTES } from './kinds.ts';
import { previewRoutes } from './previews.ts';
import { type ApiAnswer, type ApiRoute, failed, guarded } from './route.ts';
import { searchRoutes } from './search.ts';
import { type SheetSettings, sheetRoutes } from './sheets.ts';
import { shopRoutes } from './shop.ts';

/** Every address of the API. */
export function apiRoutes(catalogue: Catalogue, sheets?: SheetSettings): ApiRoute[] {
  return [
    ...Object.values(KIND_ROUTES).flatMap((routesOf) => routesOf(catalogue)),
    ...effectRoutes(catalogue),
    ...shopRoutes(catalogue),
    ...searchRoutes(catalogue),
    ...sheetRoutes(catalogue, sheets),
    ...previewRoutes(catalogue),
    ...downloadRoutes(catalogue),
    ...chosenRoutes(catalogue),
  ].map(guarded);
}

/** Answers a call such as `/api/spells?level=3` in this process, as the HTTP server would. */
export function localApi(routes: readonly ApiRoute[]): (address: string) => Promise<ApiAnswer> {
  const fixed = new Map(routes.filter(({ path }) => !path.includes(':')).map((route) => [route.path, route]));
  const open = routes
    .filter(({ path }) => path.includes(':'))
    .map((route) => ({ route, parts: route.path.split('/') }));
  return async (address) => {
    const [path = '', query = ''] = address.split('?', 2);
    const route = fixed.get(path);
    if (route) return route.handle({ params: {}, query: readQuery(query) });
    const parts = path.split('/');
    const found = open.find(
      ({ parts: pattern }) =>
        pattern.length === parts.length && pattern.every((part, i) => part.startsWith(':') || part === parts[i]),
    );
    if (found === undefined) return failed(notFound(`There is no ${path}.`));
    const named = found.parts.flatMap((part, i) =>
      part.startsWith(':') ? [[part.slice(1), decodeURIComponent(parts[i] ?? '')]] : [],
    );
    return found.route.handle({ params: Object.fromEntries(named), query: readQuery(query) });
  };
}
