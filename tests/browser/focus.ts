import type { Page } from '@playwright/test';

export type Stop = { name: string; fault: string | null; again: boolean };

/**
 * Where the focus is, and what is wrong there: nothing shows it, it is out of the window, or something lies over it
 * (WCAG 2.2, 2.4.7 and 2.4.11). Inputs that are seen by their label are judged by it.
 */
export async function focusStop(page: Page): Promise<Stop | null> {
  // What scrolls sideways may take a frame until it shows the focused element.
  const stop = await look(page, false);
  if (!stop?.fault) return stop;
  const later = await look(page, true);
  return later && { ...later, again: stop.again };
}

function look(page: Page, afterFrames: boolean): Promise<Stop | null> {
  return page.evaluate(async (wait) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    if (wait) {
      await frame();
      await frame();
    }
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return null;
    const name = `${focused.tagName.toLowerCase()}.${focused.className} "${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}"`;
    const again = focused.hasAttribute('data-stopped');
    focused.setAttribute('data-stopped', '');
    const near = [focused, focused.closest('label'), focused.parentElement].filter((element) => element !== null);
    const isOutlined = near.some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    if (!isOutlined) return { name, again, fault: 'has no outline' };
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
    const isInWindow = boxes.some(({ left, right, top, bottom, width, height }) => {
      const inside =
        (Math.min(right, innerWidth) - Math.max(left, 0)) * (Math.min(bottom, innerHeight) - Math.max(top, 0));
      return inside >= Math.min(width * height, innerWidth * innerHeight) / 4;
    });
    return {
      name,
      again,
      fault: !seen ? `is covered by ${[...lying].join(', ')}` : !isInWindow ? 'is out of the window' : null,
    };
  }, afterFrames);
}
