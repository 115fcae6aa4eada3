import type { Choice } from '../contract/parameters.ts';
import type { ShopRange } from '../contract/shop-goods.ts';
import type { ShopKind } from '../contract/shop-options.ts';
import { plainOrders, randomOrders, type Ware, wareOf } from './compose.ts';
import { createRandom } from './random.ts';

/** What narrows a shop's range. Prices in copper. */
export type Wish = {
  seed: number;
  kind: ShopKind;
  types: Choice | undefined;
  slots: Choice | undefined;
  /** Highest price of a single piece. */
  most: number;
  without: ReadonlySet<string>;
};

const ARMS = ['weapon', 'ammunition', 'armor', 'shield', 'armor-extra', 'magic-weapon', 'magic-armor', 'magic-shield'];
const MAGIC = ['potion', 'oil', 'scroll', 'wand', 'ring', 'rod', 'staff', 'wondrous'];
const PAPERS =
  /^(?:ink|inkpen|paper|parchment|sealing-wax|case-map|spellbook|signet|scroll|candle|lamp|magnifying|bookmark)(?:-|$)/;
const VOTIVE = /^(?:holy-|clerics-vestments|candle|incense|healers-kit|everburning)/;

/** The types that a shop of each kind sells, and what else it has; `types` of a query replaces all of it. */
const RANGES: Readonly<Record<ShopKind, (ware: Ware) => boolean>> = {
  general: ({ type }) =>
    ['adventuring-gear', 'special-substance', 'tool', 'clothing', ...ARMS, ...MAGIC].includes(type),
  smith: ({ type }) => ARMS.includes(type),
  alchemist: ({ type, slug }) =>
    ['special-substance', 'potion', 'oil', 'poison'].includes(type) || slug === 'alchemists-lab',
  scribe: ({ type, slug }) => type === 'scroll' || PAPERS.test(slug),
  arcane: ({ type, tradition }) => MAGIC.includes(type) && tradition !== 'divine',
  temple: ({ type, tradition, slug }) =>
    (['potion', 'oil', 'scroll', 'wand'].includes(type) && tradition === 'divine') || VOTIVE.test(slug),
};

/** Things of psionic books are sold only where one of these types is asked for by name. */
const PSIONIC_TYPES = ['universal-item', 'cognizance-crystal', 'psicrown'];

/** Things with special abilities and the like that each seed thinks up beside the catalogue. */
const RANDOM_ORDERS = 240;

const orders = new WeakMap<ShopRange, readonly Ware[]>();

/** Everything in the catalogue, and every simple thing made to order; the same for every seed. */
function standing(range: ShopRange): readonly Ware[] {
  const known = orders.get(range);
  if (known) return known;
  const wares = [...range.goods.map(wareOf), ...plainOrders(range)];
  orders.set(range, wares);
  return wares;
}

/** Everything that the shop could have, by key: each piece within the price, the kind, the types and the slots. */
export function eligibleWares(range: ShopRange, wish: Wish): Ware[] {
  const thoughtUp = randomOrders(range, createRandom(wish.seed, 'orders'), RANDOM_ORDERS, wish.most);
  const wares = new Map([...standing(range), ...thoughtUp].map((ware) => [ware.key, ware]));
  const { include = [], exclude = [] } = wish.types ?? {};
  const psionic = include.some((type) => PSIONIC_TYPES.includes(type));
  const chosen = (ware: Ware) => (include.length > 0 ? include.includes(ware.type) : RANGES[wish.kind](ware));
  const slotted = ({ slot }: Ware) => {
    if (wish.slots === undefined) return true;
    const { include: only, exclude: never } = wish.slots;
    return (only.length === 0 || only.includes(slot ?? '')) && !never.includes(slot ?? '');
  };
  return [...wares.values()].filter(
    (ware) =>
      ware.copper <= wish.most &&
      chosen(ware) &&
      !exclude.includes(ware.type) &&
      slotted(ware) &&
      !wish.without.has(ware.slug) &&
      (psionic || !ware.psionic),
  );
}
