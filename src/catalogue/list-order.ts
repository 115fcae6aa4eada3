/** Entries by their numbers from 0, in the order in which a list shows them. */
export type Order = Uint16Array;

/** What an entry is sorted by: entries of the same figure or word stand by name, those without one come last. */
export type SortKey<Row> = (row: Row) => string | number | null;

/** The orders of one column, upwards and downwards. Rows are in the order of their names. */
export function ordersBy<Row>(rows: readonly Row[], keyOf: SortKey<Row>): { up: Order; down: Order } {
  const keys = rows.map(keyOf);
  const places = placesOf(keys.filter((key) => typeof key === 'string'));
  const figures = keys.map((key) => (typeof key === 'string' ? (places.get(key) ?? null) : key));
  const ordered = (sign: 1 | -1) =>
    Uint16Array.from(
      [...rows.keys()].sort((a, b) => {
        const [first, second] = [figures[a] ?? null, figures[b] ?? null];
        if (first === null || second === null) return Number(first === null) - Number(second === null) || a - b;
        return sign * (first - second) || a - b;
      }),
    );
  return { up: ordered(1), down: ordered(-1) };
}

/** Where each word stands in the alphabet; an empty one is none. */
function placesOf(words: readonly string[]): Map<string, number> {
  const { compare } = new Intl.Collator('en', { numeric: true });
  return new Map(
    [...new Set(words)]
      .filter(Boolean)
      .sort(compare)
      .map((word, place) => [word, place]),
  );
}

/** Sorts by where a value stands in its closed list. */
export function placeIn<Row>(known: readonly { slug: string }[], wordOf: (row: Row) => string): SortKey<Row> {
  const places = new Map(known.map(({ slug }, place) => [slug, place]));
  return (row) => places.get(wordOf(row)) ?? null;
}
