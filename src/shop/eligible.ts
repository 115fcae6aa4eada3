import type { Choice } from '../contract/parameters.ts';
import type { ShopRange } from '../contract/shop-goods.ts';
import type { ShopKind } from '../contract/shop-options.ts';
import { createRandom } from '../rules/random.ts';
import { plainOrders, randomOrders, type Ware, wareOf } from './compose.ts';

/** The filters of a shop's range. */
export type WareFilter = {
  seed: number;
  kind: ShopKind;
  types: Choice | undefined;
  slots: Choice | undefined;
  /** The maximum price of a single piece, in copper pieces. */
  maxPrice: number;
  /** Slugs of items to leave out. */
  without: ReadonlySet<string>;
};

const ARMS = ['weapon', 'ammunition', 'armor', 'shield', 'armor-extra', 'magic-weapon', 'magic-armor', 'magic-shield'];
const MAGIC = ['potion', 'oil', 'scroll', 'wand', 'ring', 'rod', 'staff', 'wondrous'];
const PAPERS =
  /^(?:ink|inkpen|paper|parchment|sealing-wax|case-map|spellbook|signet|scroll|candle|lamp|magnifying|bookmark)(?:-|$)/;
const VOTIVE = /^(?:holy-|clerics-vestments|candle|incense|healers-kit|everburning)/;

/** Whether a shop of each kind sells a ware. The types of a query replace this default. */
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

/** Psionic items are sold only where the query includes one of these types. */
const PSIONIC_TYPES = ['universal-item', 'cognizance-crystal', 'psicrown'];

/** How many items with special abilities and the like are generated from each seed. */
const RANDOM_ORDERS = 240;

/** The wares that do not depend on the seed, by range. */
const cache = new WeakMap<ShopRange, readonly Ware[]>();

/** All wares that are the same for every seed: the catalogue, and items made to order without special abilities. */
function fixedWares(range: ShopRange): readonly Ware[] {
  const known = cache.get(range);
  if (known) return known;
  const wares = [...range.goods.map(wareOf), ...plainOrders(range)];
  cache.set(range, wares);
  return wares;
}

/** All wares that pass the filters, each key once. */
export function eligibleWares(range: ShopRange, filter: WareFilter): Ware[] {
  const generated = randomOrders(range, createRandom(filter.seed, 'orders'), RANDOM_ORDERS, filter.maxPrice);
  const wares = new Map([...fixedWares(range), ...generated].map((ware) => [ware.key, ware]));
  const { include = [], exclude = [] } = filter.types ?? {};
  const psionic = include.some((type) => PSIONIC_TYPES.includes(type));
  const chosen = (ware: Ware) => (include.length > 0 ? include.includes(ware.type) : RANGES[filter.kind](ware));
  const slotted = ({ slot }: Ware) => {
    if (filter.slots === undefined) return true;
    const { include: only, exclude: never } = filter.slots;
    return (only.length === 0 || only.includes(slot ?? '')) && !never.includes(slot ?? '');
  };
  return [...wares.values()].filter(
    (ware) =>
      ware.copper <= filter.maxPrice &&
      chosen(ware) &&
      !exclude.includes(ware.type) &&
      slotted(ware) &&
      !filter.without.has(ware.slug) &&
      (psionic || !ware.psionic),
  );
}
