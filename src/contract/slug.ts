/**
 * The slug of a name: lower-case ASCII words joined by hyphens.
 * `slugify("Tasha's Hideous Laughter")` is `tashas-hideous-laughter`.
 */
export function slugify(name: string): string {
  return fold(name)
    .replace(/['’]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The text in lower case without accents, so that different spellings of a word compare equal. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
