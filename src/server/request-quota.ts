import { QUOTAS, type Quota, REQUEST_BUDGET } from '../contract/budget.ts';

/** One file by its plain name. `/assets/../spells` is a page, and there are no subfolders. */
const FILE = /^\/assets\/[\w-][\w.-]*$/;

/** A page that makes another creature of a monster. */
const CREATURE = /^\/monsters\/[^/?]+\?/;
/** A page that works creatures out. */
const MADE = /^\/(?:summoning|companions|forms)\?/;
/** A page that works a character out, or a list that is filtered by one. */
const PLAN = /^\/character\?|[?&]character=/;

/** The quota of an address beside that for all requests; null for most. Routes of the API have their own. */
export function quotaOf(target: string): Quota | null {
  if (target.length > REQUEST_BUDGET.usualTargetLength) return QUOTAS.longAddresses;
  if (target.startsWith('/encounters?')) return QUOTAS.encounters;
  if (CREATURE.test(target) || MADE.test(target)) return QUOTAS.creatures;
  return PLAN.test(target) ? QUOTAS.plans : null;
}

/** Whether a request is not counted: files cost next to nothing, and health checks must not be refused. */
export function isFree(target: string): boolean {
  return target === '/healthz' || target === '/readyz' || FILE.test(target);
}
