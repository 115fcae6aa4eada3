import type { ListedLine } from '../../catalogue/listed/find-listed.ts';
import { createListedSearch } from '../../catalogue/listed/listed-search.ts';
import type { BookScope } from '../../contract/books.ts';
import { isListedKind, type ListedKind } from '../../contract/coverage.ts';
import { memoizeAsync } from '../../shared/memoize-async.ts';
import { placesOf, type StoredPlace, storedIndex } from './store.ts';

/* What is known by name, book and page only, as far as it is stored on this device. */

const readPlaces = memoizeAsync(placesOf);
const searches = memoizeAsync<void, ReturnType<typeof createListedSearch>>(async () =>
  createListedSearch({ listed: localLines }),
);

/** Clears what was read. To be called when the stored index changes. */
export function clearIndex(): void {
  readPlaces.clear();
  searches.clear();
}

/** Whether the index is stored. */
export const isIndexStored = async (): Promise<boolean> => (await storedIndex()) !== undefined;

/** What lists read of the stored entries of a kind, by name. */
export async function localLines(kind: ListedKind): Promise<readonly ListedLine[]> {
  return (await readPlaces(kind)).map(placeLine);
}

/** What lists read of a stored entry; undefined where there is none. */
export async function localLine(kind: string, slug: string): Promise<ListedLine | undefined> {
  return isListedKind(kind) ? (await localLines(kind)).find((line) => line.slug === slug) : undefined;
}

/** The response of the detail endpoint; undefined where there is none. */
export async function localPlace(kind: string, slug: string): Promise<object | undefined> {
  if (!isListedKind(kind)) return undefined;
  const found = (await readPlaces(kind)).find((place) => place.slug === slug);
  if (found === undefined) return undefined;
  const { row: _, id: __, ...entry } = found;
  return entry;
}

/** Finds stored entries by the words of their names, among the books that a table allows; the best come first. */
export const searchPlaces = async (q: string, scope: BookScope | null) => (await searches())(q, scope);

/** What lists read of a stored entry. Its card is the details without what only the page shows. */
export function placeLine({ id, row, ...entry }: StoredPlace): ListedLine {
  const { kind, slug, name, summary, progression, same_page, nearby, content_file, previous, next, ...card } = entry;
  return { ...row, id, kind, slug, name, names: `|${row.sort_name}|`, card: JSON.stringify({ slug, name, ...card }) };
}
