import type { Choice } from '../contract/parameters.ts';
import type { DebugEntry } from '../contract/shop.ts';
import type { ShopRange } from '../contract/shop-goods.ts';
import { DEBUG_LINES, type ShopKind } from '../contract/shop-options.ts';
import { createRandom, type Random } from '../rules/random.ts';
import type { Ware } from './compose.ts';
import { eligibleWares } from './eligible.ts';
import { MAX_PIECES, pickExpensive, pickFairly, Shelf, type StockLine } from './shelf.ts';

export type StockQuery = {
  /** Copper pieces. */
  budget: number;
  maxItems: number;
  seed: number;
  kind: ShopKind;
  types?: Choice | undefined;
  slots?: Choice | undefined;
  /** The maximum price of a single piece, in copper pieces. */
  maxPrice?: number | undefined;
  /** Lines to keep, even if they do not match the rest of the query. */
  keep?: readonly { ware: Ware; quantity: number }[];
  /** Slugs of items to leave out. */
  without?: readonly string[];
};

export type Stock = {
  /** Sorted by name. */
  lines: StockLine[];
  /** Copper pieces. */
  spent: number;
  left: number;
  note: string | null;
  debug: DebugEntry[];
};

type Log = (msg: string, data: unknown) => void;

/** Lower ends of the price bands in copper: up to 1 gp, 10 gp, 100 gp and so on. */
const BANDS = [0, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000];

/** The price band that a price in copper falls into, from 0. */
export function bandOf(copper: number): number {
  return BANDS.findLastIndex((low) => copper >= low);
}

/**
 * Stocks a shop.
 *
 * The wares are the catalogue's items with a price, every common weapon and armor in every material and grade, and a few
 * hundred items with special abilities and scrolls and wands of higher caster levels, generated from the seed. They are
 * filtered by the shop's kind or the chosen types, the slots and the maximum price. Lines are then added in this order:
 *
 * 1. The lines to keep.
 * 2. Bands: one line of each price band that can be paid for, the dearest first, of at most 60 % of the money left (one
 *    time in eight more, where the band has nothing cheaper); with fewer than two lines to a band, of a random half as
 *    many bands as there are lines.
 * 3. Shares: the money left is divided among the remaining lines in very unequal shares, the largest first; each line takes
 *    something worth half its share or more, the last one something close to all that is left.
 * 4. Rest: while there is room and something can be paid for, one more line.
 * 5. Trading up: other lines than those of step 2 are swapped for dearer things until less than a hundredth of the
 *    budget is left, or nothing fits. Where lines are free, a line may also become a dearer form of the same item (every
 *    item that can be paid for is on the shelves), and step 4 is repeated: the swaps may have freed a cheap item.
 * 6. More pieces of stackable wares: up to 12 of each where all lines are taken, else as many as can be paid.
 *
 * Guaranteed, and tested beside this file:
 * - never more than the budget, never more lines than asked for;
 * - no item on two lines, and more than one piece only of stackable wares, except for the lines to keep;
 * - the money left is less than the cheapest ware of an item that is not on the shelves, unless all lines are taken; and
 *   less than the cheapest stackable ware on them that is not a line to keep;
 * - the same query gives the same stock on every machine: randomness is integer arithmetic on the seed, and nothing
 *   depends on language settings or the order of a database;
 * - at the defaults, over 200 seeds, no item is in more than 15 % of the stocks, and every price band is in each.
 */
export function generateStock(range: ShopRange, query: StockQuery): Stock {
  const debug: DebugEntry[] = [];
  const log: Log = (msg, data) => debug.push({ msg, data });
  const maxPrice = Math.min(query.budget, query.maxPrice ?? query.budget);
  const without = new Set(query.without);
  const wares = eligibleWares(range, { ...query, types: query.types, slots: query.slots, maxPrice, without });
  const random = createRandom(query.seed, 'stock');
  const shelf = new Shelf(wares, query.budget, query.maxItems);
  log('Wares that the shop could have', { wares: wares.length, items: new Set(wares.map(({ slug }) => slug)).size });

  const dropped = keepLines(shelf, query, log);
  fillBands(shelf, random, log);
  fillShares(shelf, random, log);
  fillRest(shelf, random, log);
  tradeUp(shelf, query.budget, random, log);
  fillRest(shelf, random, log);
  addPieces(shelf, log);

  const spent = query.budget - shelf.left;
  log('Stocked', { lines: shelf.lines.length, spent: spent / 100, left: shelf.left / 100 });
  return {
    lines: shelf.lines.sort((a, b) => compare(a.ware, b.ware)),
    spent,
    left: shelf.left,
    note: noteOf(shelf, query, dropped),
    debug: debug.slice(-DEBUG_LINES),
  };
}

function compare(a: Ware, b: Ware): number {
  const [first, second] = [`${a.name.toLowerCase()} ${a.key}`, `${b.name.toLowerCase()} ${b.key}`];
  return first < second ? -1 : first > second ? 1 : 0;
}

const logged = ({ key, copper }: Ware, quantity: number) => ({ key, gp: copper / 100, quantity });

/** @returns the number of lines to keep that do not fit */
function keepLines(shelf: Shelf, { keep = [] }: StockQuery, log: Log): number {
  let dropped = 0;
  for (const { ware, quantity } of keep) {
    const fits = shelf.add(ware, quantity, { kept: true });
    if (!fits) dropped += 1;
    log(fits ? 'Kept' : 'Kept no longer: it does not fit', logged(ware, quantity));
  }
  return dropped;
}

/** One in this many bands takes a ware of more than 60 % of the money, where it has nothing cheaper. */
const ODDS_OF_A_COSTLY_BAND = 8;

function fillBands(shelf: Shelf, random: Random, log: Log): void {
  const all = [...new Set(shelf.affordable().map(({ copper }) => bandOf(copper)))];
  const covered = new Set(shelf.lines.map(({ ware }) => bandOf(ware.copper)));
  const open = all.filter((band) => !covered.has(band));
  while (open.length > Math.floor(shelf.room / 2)) open.splice(random.below(open.length), 1);
  for (const band of open.sort((a, b) => b - a)) {
    const inBand = (most: number) => shelf.affordable(most).filter(({ copper }) => bandOf(copper) === band);
    const modest = inBand(Math.floor(shelf.left * 0.6));
    const wares = modest.length > 0 || random.below(ODDS_OF_A_COSTLY_BAND) > 0 ? modest : inBand(shelf.left);
    if (wares.length === 0) continue;
    const ware = pickFairly(wares, random);
    const quantity = piecesFor(ware, Math.max(ware.copper, Math.floor(shelf.left / 20)), random);
    shelf.add(ware, quantity, { fixed: true });
    log(`Band from ${(BANDS[band] ?? 0) / 100} gp`, logged(ware, quantity));
  }
}

/** A random number of pieces, from 1 to as many as the money buys, at most `MAX_PIECES`. */
function piecesFor({ stackable, copper }: Ware, money: number, random: Random): number {
  if (!stackable) return 1;
  return 1 + random.below(Math.max(1, Math.min(MAX_PIECES, Math.floor(money / copper))));
}

function fillShares(shelf: Shelf, random: Random, log: Log): void {
  const shares = Array.from({ length: shelf.room }, () => {
    const chance = random.next();
    return chance * chance * chance + 0.01;
  }).sort((a, b) => b - a);
  let open = shares.reduce((sum, share) => sum + share, 0);
  for (const [i, share] of shares.entries()) {
    const last = i === shares.length - 1;
    addLine(shelf, last ? shelf.left : Math.floor((shelf.left * share) / open), last, random, log);
    open -= share;
  }
}

/** Adds a line worth at least half of the money; else any that the money buys; else none. */
function addLine(shelf: Shelf, money: number, last: boolean, random: Random, log: Log): void {
  const wares = shelf.affordable(money);
  if (wares.length === 0) return;
  const worthy = wares.filter(({ stackable, copper }) => copper * (stackable ? MAX_PIECES : 1) >= money / 2);
  const ware = last ? pickExpensive(wares, random) : pickFairly(worthy.length > 0 ? worthy : wares, random);
  const quantity = ware.stackable ? Math.max(1, Math.min(MAX_PIECES, Math.floor(money / ware.copper))) : 1;
  shelf.add(ware, quantity);
  log(`Share of ${money / 100} gp`, logged(ware, quantity));
}

function fillRest(shelf: Shelf, random: Random, log: Log): void {
  while (shelf.room > 0) {
    const wares = shelf.affordable();
    if (wares.length === 0) return;
    const modest = shelf.affordable(Math.floor(shelf.left / shelf.room));
    const ware = pickFairly(modest.length > 0 ? modest : wares, random);
    shelf.add(ware, 1);
    log('Rest', logged(ware, 1));
  }
}

function tradeUp(shelf: Shelf, budget: number, random: Random, log: Log): void {
  const hasFreeLines = shelf.room > 0;
  for (let tries = shelf.lines.length * 3; tries > 0 && shelf.left * 100 > budget; tries--) {
    const open = shelf.lines.filter(({ kept, fixed }) => !kept && !fixed);
    if (open.length === 0) return;
    const line = random.pick(open);
    const cost = line.ware.copper * line.quantity;
    shelf.remove(line);
    const wares = shelf
      .affordable()
      .filter(({ copper, slug }) => copper > cost && (hasFreeLines || slug !== line.ware.slug));
    const ware = wares.length > 0 ? pickExpensive(wares, random) : null;
    if (ware === null) shelf.add(line.ware, line.quantity);
    else shelf.add(ware, 1);
    if (ware) log(`Traded up from ${line.ware.key}`, logged(ware, 1));
  }
}

const MAX_PIECES_IN_A_FULL_SHOP = 12;

function addPieces(shelf: Shelf, log: Log): void {
  const full = shelf.room === 0;
  const lines = shelf.lines.filter(({ ware, kept }) => ware.stackable && !kept);
  for (const line of lines.sort((a, b) => b.ware.copper - a.ware.copper || compare(a.ware, b.ware))) {
    const paid = Math.floor(shelf.left / line.ware.copper);
    const pieces = full ? Math.min(paid, MAX_PIECES_IN_A_FULL_SHOP - line.quantity) : paid;
    if (pieces <= 0) continue;
    shelf.more(line, pieces);
    log('More pieces', logged(line.ware, line.quantity));
  }
}

function noteOf(shelf: Shelf, { budget, maxPrice }: StockQuery, dropped: number): string | null {
  if (dropped > 0)
    return `${dropped} of the lines to keep no longer ${dropped === 1 ? 'fits' : 'fit'} the budget and the number of items.`;
  if (shelf.lines.length > 0) return null;
  if (budget === 0) return 'A budget of 0 gp buys nothing: the shelves stay empty.';
  const limit = Math.min(budget, maxPrice ?? budget) / 100;
  return `This shop has nothing for ${limit.toLocaleString('en')} gp or less: raise the budget, or widen the choice.`;
}
