import type { NamedSlug } from '../contract/entries.ts';

/** The line below a spell's or power's name: `Enchantment (Compulsion) [Mind-Affecting]`. */
export function schoolLine(school: string, subschool: string | null, descriptors: readonly NamedSlug[]): string {
  const names = descriptors.map(({ name }) => name).join(', ');
  return [school, subschool && `(${subschool})`, names && `[${names}]`].filter(Boolean).join(' ');
}
