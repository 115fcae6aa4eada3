import QuickLRU from 'quick-lru';
import { z } from 'zod';
import type { ApiRoute } from '../../api/route.ts';
import { apiNames, type RawQuery, readQuery } from '../../contract/query.ts';
import { pageParameters, type Rule } from './page-parameters.ts';

/** What a request target comes to, where its answer may be kept. */
export type Address = {
  /** The same for every way to write the address: known parameters only, without empty ones, the API's in one order. */
  key: string;
  /** Whether it is one of endlessly many: it has parameters. */
  open: boolean;
  /** Of a page whose address was decorated on the way here, the plain address: the browser has to read the same. */
  moved?: string;
};

/**
 * Tells which addresses have answers that may be kept, and gives each its one key; null for all others. The API ignores
 * parameters that it does not know, so they are dropped; a page with one is made from the address as it stands, each time.
 */
export type Addresses = (target: string) => Address | null;

/** Longer ones are answered, but not kept. */
const LONGEST_TARGET = 1000;
/** Targets whose address is remembered: links write their parameters in an order of their own. */
const MOST_REMEMBERED = 1000;
const PLAIN_PATH = /^\/(?:[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*)?\/?$/;

/** What other sites add to links to them. */
const TRACKING = /^(?:utm_[a-z]+|fbclid|gclid|msclkid|mc_[ce]id|igshid|ref)$/;

/** Makes the table of addresses from the API's routes and the pages' own parameters. */
export function createAddresses(routes: readonly ApiRoute[]): Addresses {
  const exact = new Map<string, Rule>();
  /** By the number of parts and the parts that stand fixed: `3/api/spells`. */
  const patterns = new Map<string, Rule>();
  for (const route of routes) {
    const rule: Rule = { names: parameterNames(route), ...(route.repeatable && { repeatable: route.repeatable }) };
    if (route.path.includes(':')) patterns.set(patternKey(route.path), rule);
    else exact.set(route.path, rule);
  }
  const pages = pageParameters((path) => exact.get(path)?.names ?? []);
  for (const [path, rule] of pages) {
    if (path.includes(':')) patterns.set(patternKey(path), rule);
    else exact.set(path, rule);
  }
  const remembered = new QuickLRU<string, Address>({ maxSize: MOST_REMEMBERED });
  return (target) => {
    const before = remembered.get(target);
    if (before) return before;
    const cut = target.indexOf('?');
    const path = cut < 0 ? target : target.slice(0, cut);
    if (target.length > LONGEST_TARGET || !PLAIN_PATH.test(path)) return null;
    const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
    const rule = exact.get(plain) ?? patterns.get(fixedParts(plain));
    const address = rule ? keyOf(plain, cut < 0 ? '' : target.slice(cut + 1), rule) : null;
    if (address) remembered.set(target, address);
    return address;
  };
}

function keyOf(path: string, search: string, { names, repeatable, scripts = [], large = false }: Rule): Address | null {
  if (search === '') return repeatable && !repeatable({}) ? null : { key: path, open: large };
  const ofApi = path.startsWith('/api/');
  const query = ofApi ? apiNames(readQuery(search)) : readQuery(search);
  if (repeatable && !repeatable(query)) return null;
  if (ofApi) {
    const known = names.filter((name) => query[name] !== undefined);
    return { key: withQuery(path, query, known), open: known.length > 0 };
  }
  // What a page shows may stand in its address's order.
  const known = Object.keys(query).filter((name) => names.includes(name));
  const expected = Object.keys(query).filter((name) => names.includes(name) || scripts.includes(name));
  const address = { key: withQuery(path, query, known), open: known.length > 0 };
  const others = Object.keys(query).filter((name) => !expected.includes(name));
  if (others.length === 0) return address;
  return others.every((name) => TRACKING.test(name)) ? { ...address, moved: withQuery(path, query, expected) } : null;
}

function withQuery(path: string, query: RawQuery, names: readonly string[]): string {
  if (names.length === 0) return path;
  return `${path}?${new URLSearchParams(names.map((name) => [name, query[name] ?? '']))}`;
}

function parameterNames({ parameters }: ApiRoute): string[] {
  return parameters instanceof z.ZodObject ? Object.keys(parameters.shape) : [];
}

function patternKey(path: string): string {
  return fixedParts(path.replaceAll(/:\w+/g, 'x'));
}

/** Of `/spells/fireball` and `/api/spells/fireball` what is the same for all spells; previews have two free parts, neighbours one within. */
function fixedParts(path: string): string {
  const parts = path.split('/');
  if (parts[4] === 'neighbours') parts[3] = '';
  const free = parts[1] === 'api' && parts[2] === 'preview' ? 2 : 1;
  return `${parts.length}${parts.slice(0, -free).join('/')}`;
}
