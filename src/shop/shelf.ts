import type { Random } from '../rules/random.ts';
import type { Ware } from './compose.ts';

/** A line of stock. A `kept` line is one that the query asked to keep; a `fixed` one is not traded up. */
export type StockLine = { ware: Ware; quantity: number; kept: boolean; fixed: boolean };

/** The maximum number of pieces of a line while there is room for other lines. */
export const MAX_PIECES = 6;

/** The lines of stock so far, and the money left in copper pieces. */
export class Shelf {
  readonly lines: StockLine[] = [];
  readonly #wares: readonly Ware[];
  readonly #maxLines: number;
  readonly #taken = new Set<string>();
  left: number;

  /**
   * @param wares the wares to choose from
   * @param copper the budget in copper pieces
   * @param maxLines the maximum number of lines
   */
  constructor(wares: readonly Ware[], copper: number, maxLines: number) {
    this.#wares = wares;
    this.left = copper;
    this.#maxLines = maxLines;
  }

  /** How many more lines fit. */
  get room(): number {
    return this.#maxLines - this.lines.length;
  }

  /** The wares of at most the given price whose items are not on the shelf. */
  affordable(maxPrice = this.left): Ware[] {
    const limit = Math.min(maxPrice, this.left);
    return this.#wares.filter(({ slug, copper }) => copper <= limit && !this.#taken.has(slug));
  }

  /**
   * Lines to keep may have the same item in several forms, such as a longsword +1 and another +2; other lines may not.
   * @returns whether the line was added; false where there is no room or money, or it is on the shelf already
   */
  add(ware: Ware, quantity: number, marks: { kept?: boolean; fixed?: boolean } = {}): boolean {
    const cost = ware.copper * quantity;
    const isThere = marks.kept ? this.lines.some((line) => line.ware.key === ware.key) : this.#taken.has(ware.slug);
    if (this.room <= 0 || cost > this.left || isThere) return false;
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
 * Picks a ware: first a type, then an item, then one of its forms. The weight of a type with n items is
 * n^(5/8) · n/(n + 16), so that scrolls do not crowd out shields, and a type of few items is not in every shop.
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

/** Picks one of the twelve most expensive wares, at most one of each item. */
export function pickExpensive(wares: readonly Ware[], random: Random): Ware {
  const byPrice = [...wares].sort((a, b) => b.copper - a.copper || (a.key < b.key ? -1 : 1));
  const items = new Map<string, Ware>();
  for (const ware of byPrice) {
    if (items.size === 12) break;
    if (!items.has(ware.slug)) items.set(ware.slug, ware);
  }
  return random.pick([...items.values()]);
}
