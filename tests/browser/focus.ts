import type { Page } from '@playwright/test';

export type Stop = { name: string; fault: string | null };

type Watch = { stops: readonly Stop[]; isOver: () => boolean; settle: () => Promise<void> };

declare global {
  interface Window {
    focusWatch: Watch;
  }
}

/** After so many stops it is asked whether the focus has been everywhere. */
const STOPS_AT_ONCE = 10;

/**
 * Holds the Tab key down from the start of the page, for some stops or until the focus has been everywhere. Tells each stop and
 * what is wrong there: nothing shows the focus, it is out of the window, or something lies over it (WCAG 2.2, 2.4.7 and
 * 2.4.11). Inputs that are seen by their label are judged by it.
 */
export async function focusStops(page: Page, max: number): Promise<readonly Stop[]> {
  await page.evaluate(watchFocus);
  for (let stops = 0; stops < max; stops += STOPS_AT_ONCE) {
    for (let i = 0; i < STOPS_AT_ONCE; i++) await page.keyboard.down('Tab');
    if (await page.evaluate(() => window.focusWatch.isOver())) break;
  }
  await page.keyboard.up('Tab');
  return page.evaluate(async () => {
    await window.focusWatch.settle();
    return window.focusWatch.stops;
  });
}

/** Judges each stop when the key is pressed on it, which moves the focus on. */
function watchFocus(): void {
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
  const judge = () => {
    const focused = document.activeElement;
    const isNone = focused === null || focused === document.body;
    // Before the first stop there is none.
    if (isOver || (isNone && elements.size === 0)) return;
    isOver = isNone || elements.has(focused);
    if (isOver || focused === null) return;
    elements.add(focused);
    stops.push({ name: nameOf(focused), fault: faultOf(focused) });
  };
  window.addEventListener('keydown', judge, { capture: true });
  // What scrolls sideways may take a frame until it shows the focused element.
  const settle = async () => {
    judge();
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (const [i, element] of [...elements].entries()) {
      const stop = stops[i];
      if (!stop?.fault || !(element instanceof HTMLElement)) continue;
      element.focus();
      await frame();
      await frame();
      stop.fault = faultOf(element);
    }
  };
  window.focusWatch = { stops, isOver: () => isOver, settle };
}
