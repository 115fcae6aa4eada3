import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * Rules text as HTML, which was rendered when the content was compiled. Links within the site navigate without a page
 * load. It has the look of prose, unless it takes that of its surroundings: an empty `className`.
 */
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key on a link inside fires a click as well
    // biome-ignore lint/a11y/noStaticElementInteractions: only handles clicks on the links inside
    <div
      className={className || undefined}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown in which HTML is not allowed
      dangerouslySetInnerHTML={{ __html: withLinks(html) }}
    />
  );
}

const PART = /<(p|h[2-6]) id="([^"]+)">(.*?)<\/(?:strong|h[2-6])>/g;

/** Adds a link to each part of the text that has an id; see `SectionLink`. */
function withLinks(html: string): string {
  return html.replace(PART, (part, tag: string, id: string, heading: string) => {
    const name = heading.replace(/<[^>]*>/g, '').replace(/[\s.,:;]+$/, '');
    const link = `<a class="anchor" href="#${id}" aria-label="Link to section ${name}">#</a>`;
    const opening = `<${tag} id="${id}">`;
    return tag === 'p' ? opening + link + part.slice(opening.length) : link + part;
  });
}
