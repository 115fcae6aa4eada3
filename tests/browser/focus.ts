import type { Page } from '@playwright/test';

export type Stop = { name: string; fault: string | null };

type Watch = { stops: readonly Stop[]; isOver: () => boolean };

declare global {
  interface Window {
    focusWatch: Watch;
  }
}

/** After so many presses it is asked how far the focus is. */
const PRESSES_AT_ONCE = 10;
/** At a fault the focus is held for some presses. */
const MAX_PRESSES_PER_STOP = 10;

/**
 * Holds the Tab key down from the start of the page, for some stops or until the focus has been everywhere. Tells each stop and
 * what is wrong there: nothing shows the focus, it is out of the window, something lies over it (WCAG 2.2, 2.4.7 and 2.4.11), or
 * it leads back into the page. Inputs that are seen by their label are judged by it.
 */
export async function focusStops(page: Page, max: number): Promise<readonly Stop[]> {
  await page.evaluate(watchFocus, max);
  for (let presses = 0; presses < max * MAX_PRESSES_PER_STOP; presses += PRESSES_AT_ONCE) {
    for (let i = 0; i < PRESSES_AT_ONCE; i++) await page.keyboard.down('Tab');
    if (await page.evaluate(() => window.focusWatch.isOver())) break;
  }
  await page.keyboard.up('Tab');
  return page.evaluate(() => window.focusWatch.stops);
}

/** Judges each stop when the key is pressed on it, which moves the focus on. */
function watchFocus(max: number): void {
  const stops: Stop[] = [];
  const elements = new Set<Element>();
  let isOver = false;
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
  const faultOf = (focused: Element) => {
    const near = [focused, focused.closest('label'), focused.parentElement].filter((element) => element !== null);
    const isOutlined = near.some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    if (!isOutlined) return 'has no outline';
    // A link over two lines has a box for each.
    const boxes = [...focused.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const lying = new Set<string>();
    const seen = boxes.some(({ left, right, top, bottom }) => {
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
      return [top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
        const over = document.elementFromPoint(x, y);
        if (over !== null && near.some((element) => element.contains(over))) return true;
        lying.add(over === null ? 'nothing' : `${over.tagName.toLowerCase()}.${over.className}`);
        return false;
      });
    });
    if (!seen) return `is covered by ${[...lying].join(', ')}`;
    const isInWindow = boxes.some(({ left, right, top, bottom, width, height }) => {
      const inside =
        (Math.min(right, innerWidth) - Math.max(left, 0)) * (Math.min(bottom, innerHeight) - Math.max(top, 0));
      return inside >= Math.min(width * height, innerWidth * innerHeight) / 4;
    });
    return isInWindow ? null : 'is out of the window';
  };
  // What scrolls sideways may take a frame until it shows the focused element: a fault must last for two.
  let held: { element: Element; isLasting: boolean } | null = null;
  const hold = (element: Element) => {
    const holding = { element, isLasting: false };
    held = holding;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        holding.isLasting = true;
      }),
    );
  };
  const judge = (event: KeyboardEvent) => {
    // Keys that are pressed before a screen is hydrated are dispatched again.
    if (!event.isTrusted || isOver) return;
    const focused = document.activeElement;
    const isNone = focused === null || focused === document.body;
    // Before the first stop there is none.
    if (isNone && elements.size === 0) return;
    if (isNone || elements.has(focused)) {
      isOver = true;
      const [first] = elements;
      if (!isNone && focused !== first) stops.push({ name: nameOf(focused), fault: 'has been left before' });
      return;
    }
    const fault = faultOf(focused);
    if (fault !== null && (held?.element !== focused || !held.isLasting)) {
      event.preventDefault();
      if (held?.element !== focused) hold(focused);
      return;
    }
    elements.add(focused);
    stops.push({ name: nameOf(focused), fault });
    isOver = stops.length === max;
  };
  window.addEventListener('keydown', judge, { capture: true });
  window.focusWatch = { stops, isOver: () => isOver };
}
