/** The most that a single thing for sale costs, in gp, by the size of the community (DMG v.3.5 p. 137). */
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
  /** Added to the price of what it sells: 10 is a tenth more; −50 to 300. */
  markup: number;
  /** What haggling has taken off what it sells and put on what it buys; −50 to 50. */
  haggle: number;
  /** Share of the price that it pays for what it buys (PHB p. 112: half); 0 to 100. */
  buys: number;
};

export const LIST_PRICES: Dealing = { markup: 0, haggle: 0, buys: 50 };

/** What the shop asks for a thing of a price in gp, rounded up to a copper piece. */
export function askingPrice(gp: number, { markup, haggle }: Dealing): number {
  return Math.ceil(rounded(gp * 100 * (1 + markup / 100) * (1 - haggle / 100))) / 100;
}

/** What the shop pays for a thing of a price in gp, rounded down to a copper piece; never more than it asks. */
export function offeredPrice(gp: number, dealing: Dealing): number {
  const offer = Math.floor(rounded(gp * 100 * (dealing.buys / 100) * (1 + dealing.haggle / 100))) / 100;
  return Math.min(offer, askingPrice(gp, dealing));
}

/** Rids a product of the last binary digits, which would push it over a copper piece. */
function rounded(copper: number): number {
  return Math.round(copper * 1e6) / 1e6;
}
