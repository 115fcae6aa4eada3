import { QUOTAS, type Quota, REQUEST_BUDGET } from '../contract/budget.ts';

/** One file by its plain name. `/assets/../spells` is a page, and there are no subfolders. */
const FILE = /^\/assets\/[\w-][\w.-]*$/;

/** A page that makes another creature of a monster. */
const CREATURE = /^\/monsters\/[^/?]+\?/;
/** A page that works creatures out. */
const MADE = /^\/(?:summoning|companions|forms)\?/;
/** A page that finds encounters, or reads many stat blocks. */
const ENCOUNTER = /^\/encounters(?:\/stat-blocks|\/run)?\?/;
/** A page that works a character out. Lists that are filtered by one do so, too. */
const PLAN = /^\/character\?/;

/** The quota of an address beside that for all requests; null for most. Routes of the API have their own. */
export function quotaOf(target: string): Quota | null {
  if (target.length > REQUEST_BUDGET.usualTargetLength) return QUOTAS.longAddresses;
  const start = target.indexOf('?');
  if (start === -1) return null;
  const page = `${routedPath(target.slice(0, start))}?`;
  if (ENCOUNTER.test(page)) return QUOTAS.encounters;
  if (CREATURE.test(page) || MADE.test(page)) return QUOTAS.creatures;
  const isPlan = PLAN.test(page) || new URLSearchParams(target.slice(start)).has('character');
  return isPlan ? QUOTAS.plans : null;
}

/** The path in the one form of all those that the router takes for the same page. */
function routedPath(path: string): string {
  const plain = /%/.test(path) ? decoded(path) : path;
  return plain.replaceAll(/\/+/g, '/').replace(/\/$/, '').toLowerCase();
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether a request is not counted: files cost next to nothing, and health checks must not be refused. */
export function isFree(target: string): boolean {
  return target === '/healthz' || target === '/readyz' || FILE.test(target);
}
