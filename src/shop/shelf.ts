import type { Ware } from './compose.ts';
import type { Random } from './random.ts';

export type StockLine = { ware: Ware; quantity: number; kept: boolean; fixed: boolean };

/** Largest number of pieces that a line is stocked with where there is room for other lines. */
export const MAX_PIECES = 6;

/** The lines of stock so far, and the money that is left for more. */
export class Shelf {
  readonly lines: StockLine[] = [];
  readonly #wares: readonly Ware[];
  readonly #most: number;
  readonly #taken = new Set<string>();
  left: number;

  /** @param wares what can be had @param copper the budget @param most lines */
  constructor(wares: readonly Ware[], copper: number, most: number) {
    this.#wares = wares;
    this.left = copper;
    this.#most = most;
  }

  get room(): number {
    return this.#most - this.lines.length;
  }

  /** What can be had for at most so much, none of it of an item that is on the shelf. */
  affordable(most = this.left): Ware[] {
    const limit = Math.min(most, this.left);
    return this.#wares.filter(({ slug, copper }) => copper <= limit && !this.#taken.has(slug));
  }

  /** False where the line does not fit: no room, no money, or its item is on the shelf. */
  add(ware: Ware, quantity: number, marks: { kept?: boolean; fixed?: boolean } = {}): boolean {
    const cost = ware.copper * quantity;
    if (this.room <= 0 || cost > this.left || this.#taken.has(ware.slug)) return false;
    this.#taken.add(ware.slug);
    this.left -= cost;
    this.lines.push({ ware, quantity, kept: marks.kept ?? false, fixed: marks.fixed ?? false });
    return true;
  }

  remove(line: StockLine): void {
    this.lines.splice(this.lines.indexOf(line), 1);
    this.#taken.delete(line.ware.slug);
    this.left += line.ware.copper * line.quantity;
  }

  more(line: StockLine, pieces: number): void {
    line.quantity += pieces;
    this.left -= line.ware.copper * pieces;
  }
}

/**
 * One of the wares: first a type, then an item, then one of its forms. A type comes up by the number n of its items as
 * n^(5/8) · n/(n + 16), so that scrolls do not crowd out the shields, and none of a handful of items is in every shop.
 */
export function pickFairly(wares: readonly Ware[], random: Random): Ware {
  const types = new Map<string, Map<string, Ware[]>>();
  for (const ware of wares) {
    const items = types.get(ware.type) ?? new Map<string, Ware[]>();
    types.set(ware.type, items);
    const forms = items.get(ware.slug);
    if (forms) forms.push(ware);
    else items.set(ware.slug, [ware]);
  }
  const groups = [...types.values()];
  // Square roots are exact to the last digit on every machine; powers are not.
  const weights = groups.map(
    ({ size }) => (Math.sqrt(size) * Math.sqrt(Math.sqrt(Math.sqrt(size))) * size) / (size + 16),
  );
  let rest = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  const chosen = groups.find((_, i) => {
    rest -= weights[i] ?? 0;
    return rest < 0;
  });
  const items = chosen ?? groups.at(-1);
  if (items === undefined) throw new Error('There is nothing to pick from.');
  return random.pick(random.pick([...items.values()]));
}

/** One of the dearest dozen of the wares, each of another item where there are so many. */
export function pickDear(wares: readonly Ware[], random: Random): Ware {
  const dearest = [...wares].sort((a, b) => b.copper - a.copper || (a.key < b.key ? -1 : 1));
  const items = new Map<string, Ware>();
  for (const ware of dearest) {
    if (items.size === 12) break;
    if (!items.has(ware.slug)) items.set(ware.slug, ware);
  }
  return random.pick([...items.values()]);
}
