import type { ListedKind } from '../../contract/coverage.ts';
import type { ListedEntry as ListedResponse } from '../../contract/listed.ts';
import type { CompileContext } from '../compile-context.ts';
import type { ListedEntry } from '../listed.ts';
import { type Source, sourcesOf } from '../sources.ts';

type Place = ListedResponse['nearby'][number];

/** How many entries stand nearby on either side. */
const EACH_SIDE = 2;

/**
 * Finds what stands near a page of a rulebook: entries of the kind on the nearest other pages, with their rules or without.
 * @param listed the kind's entries that are known by name, book and page only
 */
export function nearbyPlaces(kind: ListedKind, listed: readonly ListedEntry[], context: CompileContext) {
  const places = new Map<string, Place[]>();
  const add = (slug: string, name: string, sources: readonly Source[]) => {
    for (const { rulebook, page } of sources) {
      if (page === undefined) continue;
      const ofBook = places.get(rulebook) ?? [];
      places.set(rulebook, ofBook);
      ofBook.push({ slug, name, page });
    }
  };
  for (const { slug, value } of context.all(kind)) add(slug, value.name, sourcesOf(value));
  for (const { slug, rulebook, value } of listed)
    add(slug, value.name, [{ rulebook, page: value.page }, ...(value.also_in ?? [])]);
  for (const ofBook of places.values()) ofBook.sort((a, b) => a.page - b.page || a.name.localeCompare(b.name, 'en'));

  return (rulebook: string, page: number | undefined): Place[] => {
    if (page === undefined) return [];
    const ofBook = places.get(rulebook) ?? [];
    return [
      ...ofBook.filter((place) => place.page < page).slice(-EACH_SIDE),
      ...ofBook.filter((place) => place.page > page).slice(0, EACH_SIDE),
    ];
  };
}
