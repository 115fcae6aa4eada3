import type { ShopRange } from '../contract/shop-goods.ts';
import type { ShopKind, ShopRace } from '../contract/shop-options.ts';
import { createRandom } from '../rules/random.ts';

/** Generates the names of a shop and its owner, deterministically from race, kind of shop and seed. */
export function randomNames(
  { races, trades }: ShopRange['names'],
  { race, kind, seed }: { race: ShopRace; kind: ShopKind; seed: number },
): { owner_name: string; shop_name: string } {
  const random = createRandom(seed, `names ${race}`);
  const list = races[race];
  const given = random.pick(list.given);
  const family = random.pick(list.family);
  const second = random.pick(list.second);
  const parts: Record<string, string> = {
    given,
    family,
    first: random.pick(list.first),
    second,
    other: random.pick(list.second.filter((word) => word !== second)),
    trade: random.pick(trades[kind]),
  };
  const pattern = random.pick(list.patterns);
  return {
    owner_name: `${given} ${family}`,
    shop_name: pattern.replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? ''),
  };
}
