/**
 * The address of a name: lower-case ASCII words joined by hyphens.
 * `slugify("Tasha's Hideous Laughter")` is `tashas-hideous-laughter`.
 */
export function slugify(name: string): string {
  return fold(name)
    .replace(/['’]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Lower case without accents: what two spellings of one word have in common. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
