import type { NamedSlug } from '../../contract/entries.ts';

/** The facet options of the values that entries have, without duplicates, sorted by name or in the given order. */
export function choices(
  slugs: Iterable<string | undefined>,
  name: (slug: string) => string,
  order?: readonly string[],
): NamedSlug[] {
  const used = new Set(slugs);
  used.delete('');
  const defined = [...used].filter((slug) => slug !== undefined);
  const sorted = order === undefined ? defined : order.filter((slug) => used.has(slug));
  const values = sorted.map((slug) => ({ slug, name: name(slug) }));
  return order === undefined ? values.sort((a, b) => a.name.localeCompare(b.name, 'en')) : values;
}
