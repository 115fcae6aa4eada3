import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/** Rules text, rendered when the content was compiled. Links within this site are followed without loading the page anew. */
export function Prose({ html, className = 'prose' }: { html: string; className?: string }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const link = (event.target as HTMLElement).closest('a');
    if (!link || event.defaultPrevented || event.button !== 0 || link.className === 'anchor') return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.origin !== location.origin) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are followed by key as well, which clicks them
    // biome-ignore lint/a11y/noStaticElementInteractions: only catches clicks on the links inside
    <div
      className={className}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown without any HTML of its own
      dangerouslySetInnerHTML={{ __html: withLinks(html) }}
    />
  );
}

const PART = /<(p|h[2-6]) id="([^"]+)">(.*?)<\/(?:strong|h[2-6])>/g;

/** The text with a link to each part of it that has an id; see `SectionLink`. */
function withLinks(html: string): string {
  return html.replace(PART, (part, tag: string, id: string, named: string) => {
    const name = named.replace(/<[^>]*>/g, '').replace(/[\s.,:;]+$/, '');
    const link = `<a class="anchor" href="#${id}" aria-label="Link to section ${name}">#</a>`;
    const opening = `<${tag} id="${id}">`;
    return tag === 'p' ? opening + link + part.slice(opening.length) : link + part;
  });
}
