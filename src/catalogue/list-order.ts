/** Entries by their numbers from 0, in the order in which a list shows them. */
export type Order = Uint16Array;

/** What an entry is sorted by: entries of the same figure or word stand by name, those without one come last. */
export type SortKey<Row> = (row: Row) => string | number | null;

/** The orders of one column, upwards and downwards. Rows are in the order of their names. */
export function ordersBy<Row>(rows: readonly Row[], keyOf: SortKey<Row>): { up: Order; down: Order } {
  const keys = rows.map(keyOf);
  const places = placesOf(keys.filter((key) => typeof key === 'string'));
  const figures = keys.map((key) => (typeof key === 'string' ? (places.get(key) ?? null) : key));
  const known = [...rows.keys()].filter((n) => figures[n] !== null);
  const unknown = [...rows.keys()].filter((n) => figures[n] === null);
  const up = known.sort((a, b) => (figures[a] as number) - (figures[b] as number));
  const runs: number[][] = [];
  for (const n of up) {
    const run = runs.at(-1);
    if (run !== undefined && figures[run[0] as number] === figures[n]) run.push(n);
    else runs.push([n]);
  }
  return { up: Uint16Array.of(...up, ...unknown), down: Uint16Array.of(...runs.reverse().flat(), ...unknown) };
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
