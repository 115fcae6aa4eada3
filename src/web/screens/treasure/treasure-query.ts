import type { RawQuery } from '../../../contract/query.ts';
import { MAX_SEED } from '../../../contract/shop-options.ts';
import type { TreasurePart } from '../../../contract/treasure-options.ts';
import { apiPaths } from '../../api-paths.ts';
import type { Api } from '../../data/api.ts';
import { findNames } from '../../nearest/nearest-names.ts';
import { paths } from '../../paths.ts';

/** The parameters of the API, in the order of the address. */
const API_PARAMETERS = ['level', 'creature', 'build', 'treasure', 'seed', 'coins', 'goods', 'items'] as const;

/** Values that an address leaves out. */
const DEFAULTS: Readonly<Record<string, string>> = { coins: '0', goods: '0', items: '0' };

type Change = Readonly<Record<string, string | undefined>>;

/** The address of a treasure with some values changed: parameters in a fixed order, without empty ones and defaults. */
export function treasureAddress(query: RawQuery, change: Change = {}): string {
  const merged: Record<string, string | undefined> = { ...query, ...change };
  const pairs = [...API_PARAMETERS, 'view'].flatMap((name): [string, string][] => {
    const value = merged[name]?.trim();
    return value && value !== DEFAULTS[name] ? [[name, value]] : [];
  });
  return paths.treasure(Object.fromEntries(pairs));
}

/** The call that rolls the treasure of an address. */
export const treasureCall = (query: RawQuery): string =>
  apiPaths.treasure(Object.fromEntries(API_PARAMETERS.map((name) => [name, query[name]])));

/** The address with one part rolled again; the others stay. */
export const rolledAgain = (query: RawQuery, part: TreasurePart): string =>
  treasureAddress(query, { [part]: String((Number(query[part]) || 0) + 1) });

/** The address that a submitted form leads to: a new seed, and the slug of the creature that was typed. */
export async function rolledAnew(api: Api, { roll, coins, goods, items, ...query }: RawQuery): Promise<string> {
  const creature = query.creature === undefined ? undefined : await creatureCalled(api, query.creature);
  return treasureAddress(query, { creature, seed: String(Math.floor(Math.random() * (MAX_SEED + 1))) });
}

/** The slug of the monster that a text names, or the text where none has such a name. */
async function creatureCalled(api: Api, text: string): Promise<string> {
  const found = await findNames(api, 'monsters', text);
  const same = found.find(({ slug, name }) => slug === text || name.toLowerCase() === text.trim().toLowerCase());
  return (same ?? found[0])?.slug ?? text;
}
