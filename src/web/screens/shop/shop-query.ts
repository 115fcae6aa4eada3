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

/** What the API is asked for; everything else in a shop's address is the page's own. */
const ASKED = [
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

/** The address of the shop with some values changed: parameters in one order, without defaults and empty ones. */
export function shopAddress(query: RawQuery, change: Change = {}): string {
  const merged: Record<string, string | undefined> = { ...query, ...change };
  const names = [...SHOP_PARAMETERS.slice(0, 5), ...ASKED, ...SHOP_PARAMETERS.slice(5)];
  const given = names.flatMap((name): [string, string][] => {
    const value = merged[name]?.trim();
    return value && value !== DEFAULTS[name] ? [[name, value]] : [];
  });
  return paths.shop(Object.fromEntries(given));
}

/** The call that answers with the shop's stock. */
export function stockCall(query: RawQuery): string {
  return apiPaths.shopStock(Object.fromEntries(ASKED.map((name) => [name, query[name]])));
}

export type Keeper = {
  shop_name: string;
  owner: string;
  race: ShopRace;
  alignment: string;
  notes: string;
  kind: ShopKind;
};

/** Who keeps the shop; names that the address leaves open come from elsewhere. */
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

/** Limits of the percentages, and what they are where the address says none. */
export const DEALING_LIMITS = {
  markup: { least: -50, most: 300, usual: 0 },
  haggle: { least: -50, most: 50, usual: 0 },
  buys: { least: 0, most: 100, usual: 50 },
} as const;

export function dealingOf(query: RawQuery): Dealing {
  const percent = (name: keyof typeof DEALING_LIMITS) => {
    const { least, most, usual } = DEALING_LIMITS[name];
    const value = Number(query[name] ?? usual);
    return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : usual;
  };
  return { markup: percent('markup'), haggle: percent('haggle'), buys: percent('buys') };
}

/** `dagger*2,longsword` as numbers by key. */
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

/** The seed that follows from another one: the same link leads to the same stock. */
export function nextSeed(seed: string | undefined, why: string): string {
  let state = Number(seed ?? 0) >>> 0;
  for (const letter of why) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return String((state ^ (state >>> 13)) >>> 0);
}

/** How many pieces of a line have been sold; never more than there were. */
export function soldOf(query: RawQuery, { key, quantity }: ShopLine): number {
  return Math.min(quantity, counts(query.sold).get(key) ?? 0);
}

export function withSold(query: RawQuery, line: ShopLine, sold: number): string {
  const all = new Map(counts(query.sold)).set(line.key, Math.max(0, Math.min(line.quantity, sold)));
  return shopAddress(query, { sold: countsText(all) });
}

/** The shop with the line locked, or no longer so. */
export function toggleLock(query: RawQuery, line: ShopLine): string {
  const locks = new Map(counts(query.lock));
  if (!locks.delete(line.key)) locks.set(line.key, line.quantity);
  return shopAddress(query, { lock: countsText(locks) });
}

/** The shop with another thing in the line's place: every other line stays. */
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

/** The shop after a delivery: what is unsold stays, and the rest of the budget is spent anew. */
export function restock(query: RawQuery, items: readonly ShopLine[]): string {
  return shopAddress(query, {
    seed: nextSeed(query.seed, 'restock'),
    keep: countsText(items.map((line) => [line.key, line.quantity - soldOf(query, line)])),
    without: undefined,
    sold: undefined,
  });
}

/** The address that a sent form leads to: a seed is drawn, locked lines are kept, what belonged to the old stock goes. */
export function generated(query: RawQuery): string {
  return shopAddress(query, {
    seed: query.seed ?? String(Math.floor(Math.random() * (MAX_SEED + 1))),
    keep: query.lock,
    without: undefined,
    sold: undefined,
  });
}
