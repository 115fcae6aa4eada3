/** The gp limit, the maximum price of a single item for sale, by the size of the community (DMG v.3.5 p. 137). */
export const COMMUNITIES = {
  thorp: { name: 'Thorp', limit: 40 },
  hamlet: { name: 'Hamlet', limit: 100 },
  village: { name: 'Village', limit: 200 },
  'small-town': { name: 'Small town', limit: 800 },
  'large-town': { name: 'Large town', limit: 3000 },
  'small-city': { name: 'Small city', limit: 15_000 },
  'large-city': { name: 'Large city', limit: 40_000 },
  metropolis: { name: 'Metropolis', limit: 100_000 },
} as const;

/** How a shop's prices differ from the books', in percent. */
export type Dealing = {
  /** Markup on the items that it sells, −50 to 300. */
  markup: number;
  /** Discount from haggling on the items that it sells, and bonus on those that it buys, −50 to 50. */
  haggle: number;
  /** Share of the price that it pays for items that it buys (PHB p. 112: half), 0 to 100. */
  buys: number;
};

export const LIST_PRICES: Dealing = { markup: 0, haggle: 0, buys: 50 };

/** The price in gp at which the shop sells an item of the given list price, rounded up to a copper piece. */
export function askingPrice(gp: number, { markup, haggle }: Dealing): number {
  return Math.ceil(rounded(gp * 100 * (1 + markup / 100) * (1 - haggle / 100))) / 100;
}

/** The price in gp at which the shop buys an item of the given list price, rounded down to a copper piece; at most its selling price. */
export function offeredPrice(gp: number, dealing: Dealing): number {
  const offer = Math.floor(rounded(gp * 100 * (dealing.buys / 100) * (1 + dealing.haggle / 100))) / 100;
  return Math.min(offer, askingPrice(gp, dealing));
}

/** Removes the floating-point error of a product, which could round to another copper piece. */
function rounded(copper: number): number {
  return Math.round(copper * 1e6) / 1e6;
}
