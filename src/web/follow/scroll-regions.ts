/**
 * Makes every element that scrolls sideways a labelled region that the Tab key reaches, for as long as it scrolls.
 * @param selector of the elements that may scroll
 * @param signal ends the watching
 */
export function watchScrollers(selector: string, signal: AbortSignal): void {
  if (signal.aborted) return;
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) mark(target.closest<HTMLElement>(selector));
  });
  for (const scroller of document.querySelectorAll<HTMLElement>(selector)) {
    observer.observe(scroller);
    // A table may grow while the element around it does not.
    for (const child of scroller.children) observer.observe(child);
  }
  signal.addEventListener('abort', () => observer.disconnect());
}

function mark(scroller: HTMLElement | null): void {
  if (scroller === null || scrolls(scroller) === (scroller.dataset.scrolls !== undefined)) return;
  if (scroller.dataset.scrolls === undefined) {
    scroller.dataset.scrolls = '';
    scroller.tabIndex = 0;
    scroller.role = 'region';
    scroller.ariaLabel = nameOf(scroller);
  } else {
    for (const name of ['data-scrolls', 'tabindex', 'role', 'aria-label']) scroller.removeAttribute(name);
  }
}

function scrolls(scroller: HTMLElement): boolean {
  return scroller.scrollWidth > scroller.clientWidth && getComputedStyle(scroller).overflowX !== 'visible';
}

/** The label of a region: the table's caption, else its section and columns. */
function nameOf(scroller: HTMLElement): string {
  const caption = scroller.querySelector('caption')?.textContent?.trim();
  if (caption) return `${caption}, table`;
  const section = scroller.closest('section')?.querySelector('h2, h3, h4')?.firstChild?.textContent?.trim();
  const columns = [...scroller.querySelectorAll('thead th')].map((cell) => cell.textContent?.trim()).filter(Boolean);
  return [section, columns.join(', '), 'table'].filter(Boolean).join(', ');
}
