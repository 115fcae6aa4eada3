import type { NamedSlug } from '../../contract/entries.ts';

/** The values that some entry has, each once and by name, or in the order of a list of all there are. */
export function choices(
  slugs: Iterable<string | undefined>,
  name: (slug: string) => string,
  order?: readonly string[],
): NamedSlug[] {
  const used = new Set(slugs);
  used.delete('');
  const known = [...used].filter((slug) => slug !== undefined);
  const sorted = order === undefined ? known : order.filter((slug) => used.has(slug));
  const values = sorted.map((slug) => ({ slug, name: name(slug) }));
  return order === undefined ? values.sort((a, b) => a.name.localeCompare(b.name, 'en')) : values;
}
