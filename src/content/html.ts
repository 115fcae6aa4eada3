import type { KindName } from '../contract/kinds.ts';

/** Escapes plain text for HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A link to an entry, as in rendered rules text. */
export function entryLink(kind: KindName, { slug, name }: { slug: string; name: string }): string {
  return `<a href="/${kind}/${slug}" data-kind="${kind}">${escapeHtml(name)}</a>`;
}
