import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = /^manifest-.*\.js$/;
const START = 'window.__reactRouterManifest=';

/** What the router takes for false where it is missing, and for empty. */
const FLAGS = [
  'hasAction',
  'hasClientAction',
  'hasClientMiddleware',
  'hasErrorBoundary',
  'hasLoader',
  'hasClientLoader',
];

/**
 * Shortens the table of routes, which is among the first scripts of every page. The imports of a route are what is fetched ahead of
 * it: those that most routes share are loaded already, and in one order the others compress better.
 */
export function slimManifest(folder) {
  const name = readdirSync(folder).find((file) => NAME.test(file));
  if (name === undefined) throw new Error(`There is no table of routes in ${folder}.`);
  const file = join(folder, name);
  const manifest = JSON.parse(readFileSync(file, 'utf8').slice(START.length).replace(/;\s*$/, ''));
  const routes = Object.values(manifest.routes);
  const counts = new Map();
  for (const { imports } of routes) for (const path of imports) counts.set(path, (counts.get(path) ?? 0) + 1);
  for (const route of routes) {
    route.imports = route.imports.filter((path) => counts.get(path) < routes.length / 2).sort();
    for (const field of FLAGS) if (route[field] === false) delete route[field];
  }
  writeFileSync(file, `${START}${JSON.stringify(manifest)};`);
}
