import type { RawQuery } from '../../../contract/query.ts';
import { MAX_SEED } from '../../../contract/shop-options.ts';
import type { TreasurePart } from '../../../contract/treasure-options.ts';
import { apiPaths } from '../../api-paths.ts';
import type { Answer, Api } from '../../data/api.ts';
import { calledEntries } from '../../nearest/nearest-names.ts';
import { paths } from '../../paths.ts';

/** The parameters of the API, in the order of the address. */
const API_PARAMETERS = ['level', 'creature', 'build', 'treasure', 'seed', 'coins', 'goods', 'items'] as const;

/** Values that an address leaves out. */
const DEFAULTS: Readonly<Record<string, string>> = { coins: '0', goods: '0', items: '0' };

type Change = Readonly<Record<string, string | undefined>>;

/**
 * The address of a treasure with some values changed: parameters in a fixed order, without empty ones and defaults. The name
 * that was not found stays out, unless it is among the changes.
 */
export function treasureAddress(query: RawQuery, change: Change = {}): string {
  const merged: Record<string, string | undefined> = { ...query, missing: undefined, ...change };
  const pairs = [...API_PARAMETERS, 'view', 'missing'].flatMap((name): [string, string][] => {
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

/**
 * The address that a submitted form leads to: a new seed, and the slug of the creature that was typed. The creature that the
 * form showed stays as it was built while its name is unchanged. Where no creature has the name, the address has it as
 * `missing`, and no seed. The failure where the search does not answer.
 */
export async function rolledAnew(api: Api, { roll, coins, goods, items, ...query }: RawQuery): Promise<Answer<string>> {
  const { creature: typed, build, ...others } = query;
  const seed = String(Math.floor(Math.random() * (MAX_SEED + 1)));
  if (typed === undefined) return to(treasureAddress(others, { seed }));
  if (others.shown_slug !== undefined && typed === others.shown_name)
    return to(treasureAddress(others, { creature: others.shown_slug, build, seed }));
  const creature = await creatureCalled(api, typed);
  if (!creature.ok) return creature;
  const change = creature.value === null ? { seed: undefined, missing: typed } : { creature: creature.value, seed };
  return to(treasureAddress(others, change));
}

const to = (address: string): Answer<string> => ({ ok: true, value: address });

/** The slug of the monster that a text names; null where none has such a name. */
async function creatureCalled(api: Api, text: string): Promise<Answer<string | null>> {
  const found = await calledEntries(api, 'monsters', text);
  if (!found.ok) return found;
  const same = found.value.find(({ slug, name }) => slug === text || name.toLowerCase() === text.trim().toLowerCase());
  return { ok: true, value: (same ?? found.value[0])?.slug ?? null };
}
