import { openFoldedTargets } from './folded-parts.ts';

/** The part of the window above which the head of a section has to stand for the section to count as read. */
const READING_LINE = 0.3;

/**
 * Marks, in all contents of the page, the section that is read, and its name in the bar; closes the bar's list once a
 * section is chosen; opens folded parts. Works on what the server wrote, because the screens of entries hydrate late.
 * @param signal ends it
 */
export function followScroll(signal: AbortSignal): void {
  if (signal.aborted) return;
  openFoldedTargets(signal);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.follow-links a[href^="#"]')];
  const heads = [...new Set(links.map(({ hash }) => hash.slice(1)))].flatMap((id) => document.getElementById(id) ?? []);
  let frame = 0;
  let read: string | null | undefined;
  const update = () => {
    frame = 0;
    const id = sectionRead(heads);
    if (id === read) return;
    read = id;
    const current = new Set(links.filter(({ hash }) => id !== null && hash === `#${id}`).flatMap(withParent));
    for (const link of links) {
      if (current.has(link)) link.ariaCurrent = 'true';
      else link.removeAttribute('aria-current');
    }
    for (const bar of document.querySelectorAll('.follow-bar')) nameSection(bar);
    for (const list of document.querySelectorAll<HTMLElement>('.follow')) showCurrent(list);
  };
  const later = () => {
    frame ||= requestAnimationFrame(update);
  };
  addEventListener('scroll', later, { passive: true, signal });
  addEventListener('resize', later, { signal });
  // React stops events on a screen that is not hydrated yet at the document, before they bubble.
  const beforeReact = { capture: true, signal };
  addEventListener('click', closeBars, beforeReact);
  addEventListener('keydown', (event) => event.key === 'Escape' && closeBars(event), beforeReact);
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  update();
}

/** The id of the last section whose head stands above the reading line; null above the first one. */
function sectionRead(heads: readonly HTMLElement[]): string | null {
  const line = innerHeight * READING_LINE;
  const above = heads.filter((head) => head.checkVisibility() && head.getBoundingClientRect().top <= line);
  return above.at(-1)?.id ?? null;
}

/** The link, and that of the section around it. */
function withParent(link: HTMLAnchorElement): HTMLAnchorElement[] {
  const parent = link.closest('li')?.parentElement?.closest('li')?.querySelector('a');
  return parent ? [link, parent] : [link];
}

const namesBefore = new WeakMap<Element, readonly [string, string]>();

/** Writes the names of the section and its part into the bar; above the first section what it said at first. */
function nameSection(bar: Element): void {
  const [words, part] = [bar.querySelector('[data-live] > b'), bar.querySelector('[data-live] > span')];
  if (words === null || part === null) return;
  const first = namesBefore.get(words) ?? [words.textContent, part.textContent];
  namesBefore.set(words, first);
  const names = [...bar.querySelectorAll('[aria-current="true"]')].map(({ textContent }) => textContent);
  [words.textContent, part.textContent] = names.length === 0 ? first : [names[0] ?? '', names[1] ?? ''];
}

/** Scrolls a list that is higher than the window to the section that is read. */
function showCurrent(list: HTMLElement): void {
  const link = [...list.querySelectorAll('[aria-current="true"]')].at(-1);
  if (link === undefined || list.scrollHeight <= list.clientHeight) return;
  const [inner, outer] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
  const hidden = inner.bottom > outer.bottom || inner.top < outer.top;
  if (hidden) list.scrollTop += inner.top - outer.top - list.clientHeight / 3;
}

/** Closes the list of a bar: at a choice in it, at a press elsewhere, and at Escape, which returns the focus. */
function closeBars(event: Event): void {
  const target = event.target as Element;
  for (const details of document.querySelectorAll<HTMLDetailsElement>('.follow-bar details[open]')) {
    if (event.type === 'click' && details.contains(target) && target.closest('a') === null) continue;
    details.open = false;
    if (event.type === 'keydown') details.querySelector('summary')?.focus();
  }
}
