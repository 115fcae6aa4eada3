import QuickLRU from 'quick-lru';
import { z } from 'zod';
import type { ApiRoute } from '../../api/route.ts';
import { apiNames, type RawQuery, readQuery } from '../../contract/query.ts';
import { type PageRule, pageRules } from './page-parameters.ts';

/** The key under which the response to a request target is stored. */
export type CacheKey = {
  /** The address with known parameters only, without empty ones; those of the API in the order of its contract. */
  key: string;
  /** Whether it has parameters, of which there are endless combinations. */
  unbounded: boolean;
  /** The address without tracking parameters, to which the browser is redirected. */
  redirectTo?: string;
};

/**
 * Returns the key of a request target, such as `/spells?level=3`; null if its response must not be stored. The API
 * ignores unknown parameters, so that its keys leave them out. A page with an unknown parameter is not cached: the
 * browser hydrates it with the same address, so that the server must render it with the full address.
 */
export type CacheKeys = (target: string) => CacheKey | null;

/** Responses to longer targets are not stored. */
const MAX_TARGET_LENGTH = 1000;
/** The number of targets whose keys are cached. Links may have their parameters in any order. */
const MAX_CACHED_KEYS = 1000;
const PLAIN_PATH = /^\/(?:[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*)?\/?$/;

/** Tracking parameters, which other sites add to links. */
const TRACKING = /^(?:utm_[a-z]+|fbclid|gclid|msclkid|mc_[ce]id|igshid|ref)$/;

/** Creates the function for cache keys from the API's routes and the parameters of pages. */
export function createCacheKeys(routes: readonly ApiRoute[]): CacheKeys {
  const exact = new Map<string, PageRule>();
  /** By the number of segments and the fixed segments: `3/api/spells`. */
  const patterns = new Map<string, PageRule>();
  const add = (path: string, rule: PageRule) => {
    if (path.includes(':')) patterns.set(patternKey(path), rule);
    else exact.set(path, rule);
  };
  for (const route of routes)
    add(route.path, { names: parameterNames(route), ...(route.cacheable && { cacheable: route.cacheable }) });
  for (const [path, rule] of pageRules((path) => (exact.get(path) ?? patterns.get(patternKey(path)))?.names ?? []))
    add(path, rule);
  const remembered = new QuickLRU<string, CacheKey>({ maxSize: MAX_CACHED_KEYS });
  return (target) => {
    const known = remembered.get(target);
    if (known) return known;
    const queryStart = target.indexOf('?');
    const path = queryStart < 0 ? target : target.slice(0, queryStart);
    if (target.length > MAX_TARGET_LENGTH || !PLAIN_PATH.test(path)) return null;
    const normalized = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
    const rule = exact.get(normalized) ?? patterns.get(fixedSegments(normalized));
    const key = rule ? keyOf(normalized, queryStart < 0 ? '' : target.slice(queryStart + 1), rule) : null;
    if (key) remembered.set(target, key);
    return key;
  };
}

function keyOf(path: string, search: string, rule: PageRule): CacheKey | null {
  const { names, cacheable, scriptNames = [], ignoresOthers = false, unbounded = false } = rule;
  const isApi = path.startsWith('/api/');
  const query = isApi ? apiNames(readQuery(search)) : readQuery(search);
  if (cacheable && !cacheable(query)) return null;
  if (search === '') return { key: path, unbounded };
  if (isApi) {
    const known = names.filter((name) => query[name] !== undefined);
    return { key: withQuery(path, query, known), unbounded: known.length > 0 };
  }
  // Pages keep the order of their parameters, because they may show them in this order.
  const known = Object.keys(query).filter((name) => names.includes(name));
  const allowed = Object.keys(query).filter((name) => names.includes(name) || scriptNames.includes(name));
  const key = { key: withQuery(path, query, known), unbounded: unbounded || known.length > 0 };
  const others = Object.keys(query).filter((name) => !allowed.includes(name));
  if (others.length === 0 || ignoresOthers) return key;
  return others.every((name) => TRACKING.test(name)) ? { ...key, redirectTo: withQuery(path, query, allowed) } : null;
}

function withQuery(path: string, query: RawQuery, names: readonly string[]): string {
  if (names.length === 0) return path;
  return `${path}?${new URLSearchParams(names.map((name) => [name, query[name] ?? '']))}`;
}

function parameterNames({ parameters }: ApiRoute): string[] {
  return parameters instanceof z.ZodObject ? Object.keys(parameters.shape) : [];
}

function patternKey(path: string): string {
  return fixedSegments(path.replaceAll(/:\w+/g, 'x'));
}

/**
 * What is the same for all spells in `/spells/fireball` and `/api/spells/fireball`. Previews have two free segments; the
 * forms of an entry, such as `/api/spells/fireball/text`, have theirs in the middle.
 */
function fixedSegments(path: string): string {
  const segments = path.split('/');
  const [, first, kind, , form] = segments;
  if (first === 'api' && kind !== 'preview' && form !== undefined)
    return [segments.length, ...segments.with(3, '')].join('/');
  const free = first === 'api' && kind === 'preview' ? 2 : 1;
  return `${segments.length}${segments.slice(0, -free).join('/')}`;
}
