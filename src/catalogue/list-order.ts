/** The indexes of all rows of a list, in the order in which the list shows them. */
export type Order = Uint16Array;

/** The value that a row is sorted by. Rows with equal keys are sorted by name; rows whose key is null or empty come last. */
export type SortKey<Row> = (row: Row) => string | number | null;

/**
 * The ascending and the descending order of one column. In both, rows with equal keys are in ascending order of their names.
 * @param rows in ascending order of their names
 */
export function sortedOrders<Row>(rows: readonly Row[], keyOf: SortKey<Row>): { ascending: Order; descending: Order } {
  const keys = rows.map(keyOf);
  const ranks = alphabeticalRanks(keys.filter((key) => typeof key === 'string'));
  const values = keys.map((key) => (typeof key === 'string' ? (ranks.get(key) ?? null) : key));
  const withKey = [...rows.keys()].filter((n) => values[n] !== null);
  const withoutKey = [...rows.keys()].filter((n) => values[n] === null);
  const ascending = withKey.sort((a, b) => (values[a] as number) - (values[b] as number));
  const groups: number[][] = [];
  for (const n of ascending) {
    const group = groups.at(-1);
    if (group !== undefined && values[group[0] as number] === values[n]) group.push(n);
    else groups.push([n]);
  }
  return {
    ascending: Uint16Array.of(...ascending, ...withoutKey),
    descending: Uint16Array.of(...groups.reverse().flat(), ...withoutKey),
  };
}

/** The alphabetical rank of each word, from 0; empty words have none. */
function alphabeticalRanks(words: readonly string[]): Map<string, number> {
  const { compare } = new Intl.Collator('en', { numeric: true });
  return new Map(
    [...new Set(words)]
      .filter(Boolean)
      .sort(compare)
      .map((word, rank) => [word, rank]),
  );
}

/** Sorts by the position of a row's value in the list of known values. */
export function byListPosition<Row>(known: readonly { slug: string }[], slugOf: (row: Row) => string): SortKey<Row> {
  const positions = new Map(known.map(({ slug }, position) => [slug, position]));
  return (row) => positions.get(slugOf(row)) ?? null;
}
