import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { roll } from './roll-place.tsx';

/**
 * Rules text as HTML, which was rendered when the content was compiled. Links within the site navigate without a page
 * load, and dice roll. It has the look of prose, unless it takes that of its surroundings: an empty `className`.
 */
export function Prose({ html, className = 'prose' }: { html: string; className?: string }) {
  const follow = useFollowLinks();
  const press = (event: MouseEvent) => {
    const die = (event.target as HTMLElement).closest<HTMLElement>('.dice');
    if (die) roll({ dice: die.dataset.dice ?? '', label: `${nameAbove(die)} ${die.textContent}` });
    else follow(event);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key on a link inside fires a click as well
    // biome-ignore lint/a11y/noStaticElementInteractions: only handles clicks on the links and dice inside
    <div
      className={className || undefined}
      onClick={press}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown in which HTML is not allowed
      dangerouslySetInnerHTML={{ __html: withDice(withLinks(html)) }}
    />
  );
}

/** Returns the handler of clicks within an element: plain links within the site navigate without a page load. */
export function useFollowLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = (event.target as HTMLElement).closest('a');
    if (!link || event.defaultPrevented || event.button !== 0 || link.className === 'anchor') return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.origin !== location.origin) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
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

/** Dice within the text with the punctuation at them, and what must stay as it is: links and tags. */
const DICE =
  /<a\b.*?<\/a>|<[^>]*>|(?<before>\(?)(?<![\p{L}\d])(?<text>\d{1,3}d\d{1,4}(?:[+−]\d{1,3})?)(?![\p{L}\d])(?<after>[).,;:]*)/gsu;

/** Makes the dice of a text buttons, which roll when they are pressed. Lines break beside a button, so punctuation is tied to it. */
function withDice(html: string): string {
  return html.replace(DICE, (found, ...match) => {
    if (found.startsWith('<')) return found;
    const { before, text, after }: { before: string; text: string; after: string } = match.at(-1);
    const dice = text.replace('−', '-');
    const button = `<button class="dice" type="button" title="Roll ${dice}" data-dice="${dice}">${text}</button>`;
    return before || after ? `<span class="nowrap">${before}${button}${after}</span>` : button;
  });
}

/** The name of the ability that a text belongs to, or of the entry. */
function nameAbove(element: Element): string {
  const heading = element.closest('section')?.querySelector(':scope > :is(h3, h4)') ?? document.querySelector('h1');
  return heading?.firstChild?.textContent ?? '';
}
