import { SHOP_PARAMETERS } from '../../../contract/page-parameters.ts';
import type { RawQuery } from '../../../contract/query.ts';
import type { ShopLine } from '../../../contract/shop.ts';
import {
  DEFAULT_BUDGET,
  DEFAULT_ITEMS,
  MAX_SEED,
  SHOP_ALIGNMENTS,
  SHOP_KINDS,
  SHOP_RACES,
  type ShopKind,
  type ShopRace,
} from '../../../contract/shop-options.ts';
import type { Dealing } from '../../../rules/shop-prices.ts';
import { apiPaths } from '../../api-paths.ts';
import { paths } from '../../paths.ts';

/** The parameters that the API takes. Only the page uses the others of a shop's address. */
const API_PARAMETERS = [
  'budget',
  'max_items',
  'debug',
  'gear_slot',
  'seed',
  'kind',
  'types',
  'max_price',
  'community',
  'keep',
  'without',
  'books',
];

/** Values that an address leaves out. */
const DEFAULTS: Readonly<Record<string, string>> = {
  budget: String(DEFAULT_BUDGET),
  max_items: String(DEFAULT_ITEMS),
  debug: 'false',
  kind: 'general',
  race: 'human',
  alignment: 'Neutral',
  markup: '0',
  haggle: '0',
  buys: '50',
};

export const MAX_TEXT_LENGTHS = { shop_name: 80, owner: 80, notes: 400 } as const;

type Change = Readonly<Record<string, string | undefined>>;

/**
 * The address of the shop with some values changed. Parameters have a fixed order; defaults and empty ones are left
 * out.
 */
export function shopAddress(query: RawQuery, change: Change = {}): string {
  const merged: Record<string, string | undefined> = { ...query, ...change };
  const names = [...SHOP_PARAMETERS.slice(0, 5), ...API_PARAMETERS, ...SHOP_PARAMETERS.slice(5)];
  const pairs = names.flatMap((name): [string, string][] => {
    const value = merged[name]?.trim();
    return value && value !== DEFAULTS[name] ? [[name, value]] : [];
  });
  return paths.shop(Object.fromEntries(pairs));
}

/** The API call for the shop's stock. */
export function stockCall(query: RawQuery): string {
  return apiPaths.shopStock(Object.fromEntries(API_PARAMETERS.map((name) => [name, query[name]])));
}

export type Keeper = {
  shop_name: string;
  owner: string;
  race: ShopRace;
  alignment: string;
  notes: string;
  kind: ShopKind;
};

/** The owner and the shop as the address describes them. `names` fills in names that it lacks. */
export function keeperOf(query: RawQuery, names: { owner_name: string; shop_name: string }): Keeper {
  const text = (name: keyof typeof MAX_TEXT_LENGTHS) => (query[name] ?? '').slice(0, MAX_TEXT_LENGTHS[name]);
  return {
    shop_name: text('shop_name') || names.shop_name,
    owner: text('owner') || names.owner_name,
    race: raceOf(query),
    alignment: SHOP_ALIGNMENTS.find((one) => one === query.alignment) ?? 'Neutral',
    notes: text('notes'),
    kind: kindOf(query),
  };
}

export const raceOf = ({ race = '' }: RawQuery): ShopRace =>
  Object.hasOwn(SHOP_RACES, race) ? (race as ShopRace) : 'human';
export const kindOf = ({ kind = '' }: RawQuery): ShopKind =>
  Object.hasOwn(SHOP_KINDS, kind) ? (kind as ShopKind) : 'general';

/** Limits and defaults of the percentages. */
export const DEALING_LIMITS = {
  markup: { min: -50, max: 300, fallback: 0 },
  haggle: { min: -50, max: 50, fallback: 0 },
  buys: { min: 0, max: 100, fallback: 50 },
} as const;

export function dealingOf(query: RawQuery): Dealing {
  const percent = (name: keyof typeof DEALING_LIMITS) => {
    const { min, max, fallback } = DEALING_LIMITS[name];
    const value = Number(query[name] ?? fallback);
    return Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : fallback;
  };
  return { markup: percent('markup'), haggle: percent('haggle'), buys: percent('buys') };
}

/** Parses `dagger*2,longsword` into counts by key. */
export function counts(text: string | undefined): ReadonlyMap<string, number> {
  const parts = (text ?? '').split(',').filter(Boolean);
  return new Map(
    parts.map((part) => {
      const [key = '', count = '1'] = part.split('*');
      return [key, Math.max(1, Math.floor(Number(count)) || 1)];
    }),
  );
}

export function countsText(entries: Iterable<readonly [string, number]>): string {
  return [...entries]
    .filter(([, count]) => count > 0)
    .map(([key, count]) => (count === 1 ? key : `${key}*${count}`))
    .join(',');
}

/** Derives a seed from another one, so that the same link always leads to the same stock. */
export function nextSeed(seed: string | undefined, why: string): string {
  let state = Number(seed ?? 0) >>> 0;
  for (const letter of why) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return String((state ^ (state >>> 13)) >>> 0);
}

/** How many pieces of a line have been sold, at most its quantity. */
export function soldOf(query: RawQuery, { key, quantity }: ShopLine): number {
  return Math.min(quantity, counts(query.sold).get(key) ?? 0);
}

export function withSold(query: RawQuery, line: ShopLine, sold: number): string {
  const all = new Map(counts(query.sold)).set(line.key, Math.max(0, Math.min(line.quantity, sold)));
  return shopAddress(query, { sold: countsText(all) });
}

/** The address with the line locked or unlocked. */
export function toggleLock(query: RawQuery, line: ShopLine): string {
  const locks = new Map(counts(query.lock));
  if (!locks.delete(line.key)) locks.set(line.key, line.quantity);
  return shopAddress(query, { lock: countsText(locks) });
}

/** The address that replaces the line by another item and keeps all other lines. */
export function reroll(query: RawQuery, items: readonly ShopLine[], line: ShopLine): string {
  const others = items.filter(({ key }) => key !== line.key);
  const without = new Map([...counts(query.without), [line.slug, 1] as const]);
  const sold = new Map(counts(query.sold));
  sold.delete(line.key);
  return shopAddress(query, {
    seed: nextSeed(query.seed, line.key),
    keep: countsText(others.map(({ key, quantity }) => [key, quantity])),
    without: [...without.keys()].slice(-50).join(','),
    sold: countsText(sold),
  });
}

/** The address after a restock: unsold pieces stay, and the rest of the budget is spent on new ones. */
export function restock(query: RawQuery, items: readonly ShopLine[]): string {
  return shopAddress(query, {
    seed: nextSeed(query.seed, 'restock'),
    keep: countsText(items.map((line) => [line.key, line.quantity - soldOf(query, line)])),
    without: undefined,
    sold: undefined,
  });
}

/**
 * The address that a submitted form leads to: with a new seed and the locked lines, without sales and exclusions of the
 * old stock.
 */
export function generated(query: RawQuery): string {
  return shopAddress(query, {
    seed: query.seed ?? String(Math.floor(Math.random() * (MAX_SEED + 1))),
    keep: query.lock,
    without: undefined,
    sold: undefined,
  });
}
