import type { NamedSlug, Neighbours } from '../contract/entries.ts';

/**
 * The position of the entry `id` in a list, and the entries before and after it.
 * @param texts reads the cards of entries as JSON texts
 * @param ids the ids of all entries of the list, in its order
 */
export function neighboursIn(
  texts: (ids: readonly number[]) => string[],
  ids: readonly number[],
  id: number,
): Neighbours {
  const index = ids.indexOf(id);
  const entryAt = (i: number): NamedSlug | null => {
    const [text] = index < 0 ? [] : texts(ids.slice(Math.max(0, i), i + 1));
    if (text === undefined) return null;
    const { slug, name } = JSON.parse(text) as NamedSlug;
    return { slug, name };
  };
  return {
    position: index < 0 ? null : index + 1,
    total: ids.length,
    previous: entryAt(index - 1),
    next: entryAt(index + 1),
  };
}
