import type { Catalogue } from '../catalogue/catalogue.ts';
import { KIND_NAMES } from '../contract/kinds.ts';
import { notFound } from '../contract/problems.ts';
import { readQuery } from '../contract/query.ts';
import { characterRoutes } from './character.ts';
import { chosenRoutes } from './chosen-entries.ts';
import { companionRoutes } from './companions.ts';
import { craftingRoutes } from './crafting.ts';
import { downloadRoutes } from './downloads.ts';
import { effectRoutes } from './effects.ts';
import { encounterRoutes } from './encounters.ts';
import { formRoutes } from './forms.ts';
import { KIND_ROUTES } from './kinds.ts';
import { previewRoutes } from './previews.ts';
import { printedRoutes } from './printed.ts';
import { withRedirects } from './redirects.ts';
import { type ApiAnswer, type ApiRoute, failed, guarded } from './route.ts';
import { searchRoutes } from './search.ts';
import { type SheetSettings, sheetRoutes } from './sheets.ts';
import { shopRoutes } from './shop.ts';
import { summoningRoutes } from './summoning.ts';
import { treasureRoutes } from './treasure.ts';

/** Every address of the API. */
export function apiRoutes(catalogue: Catalogue, sheets: SheetSettings): ApiRoute[] {
  return [
    ...kindRoutes(catalogue),
    ...effectRoutes(catalogue),
    ...shopRoutes(catalogue),
    ...craftingRoutes(catalogue),
    ...treasureRoutes(catalogue),
    ...encounterRoutes(catalogue),
    ...summoningRoutes(catalogue),
    ...formRoutes(catalogue),
    ...companionRoutes(catalogue),
    ...searchRoutes(catalogue),
    ...sheetRoutes(catalogue, sheets),
    ...previewRoutes(catalogue),
    ...downloadRoutes(catalogue),
    ...chosenRoutes(catalogue),
    ...characterRoutes(catalogue),
  ].map(guarded);
}

/** The addresses of every kind; those of entries, and what stands below them, answer for former slugs too. */
function kindRoutes(catalogue: Catalogue): ApiRoute[] {
  return KIND_NAMES.flatMap((kind) => {
    const isOfEntry = ({ path }: ApiRoute) => `${path}/`.startsWith(`/api/${kind}/:slug/`);
    return [...KIND_ROUTES[kind](catalogue), ...printedRoutes(catalogue, kind)].map((route) =>
      isOfEntry(route) ? withRedirects(route, kind, catalogue.redirect) : route,
    );
  });
}

/** Answers a call such as `/api/spells?level=3` in this process, as the HTTP server would; redirects are followed. */
export function localApi(routes: readonly ApiRoute[]): (address: string) => Promise<ApiAnswer> {
  const fixed = new Map(routes.filter(({ path }) => !path.includes(':')).map((route) => [route.path, route]));
  const open = routes
    .filter(({ path }) => path.includes(':'))
    .map((route) => ({ route, parts: route.path.split('/') }));
  const call = async (address: string): Promise<ApiAnswer> => {
    const [path = '', query = ''] = address.split('?', 2);
    const route = fixed.get(path);
    if (route) return route.handle({ params: {}, query: readQuery(query) });
    const parts = path.split('/');
    const found = open.find(
      ({ parts: pattern }) =>
        pattern.length === parts.length && pattern.every((part, i) => part.startsWith(':') || part === parts[i]),
    );
    if (found === undefined) return failed(notFound(`There is no ${path}.`));
    const params = found.parts.flatMap((part, i) =>
      part.startsWith(':') ? [[part.slice(1), decodeURIComponent(parts[i] ?? '')]] : [],
    );
    const answer = await found.route.handle({ params: Object.fromEntries(params), query: readQuery(query) });
    return answer.location === undefined ? answer : call(answer.location);
  };
  return call;
}
