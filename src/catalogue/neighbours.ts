import type { NamedSlug, Neighbours } from '../contract/entries.ts';

/** Where the entry `id` stands among `ids`, which are in a list's order, and what stands beside it. */
export function neighboursIn(
  texts: (ids: readonly number[]) => string[],
  ids: readonly number[],
  id: number,
): Neighbours {
  const at = ids.indexOf(id);
  const entryAt = (place: number): NamedSlug | null => {
    const [text] = at < 0 ? [] : texts(ids.slice(Math.max(0, place), place + 1));
    if (text === undefined) return null;
    const { slug, name } = JSON.parse(text) as NamedSlug;
    return { slug, name };
  };
  return { position: at < 0 ? null : at + 1, total: ids.length, previous: entryAt(at - 1), next: entryAt(at + 1) };
}
