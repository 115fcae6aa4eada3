import type { Page } from '@playwright/test';

/** How much wider the page is than its window, in pixels. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * What cannot be read or hit at the page's present size: text that reaches out of the window or is cut by a box that
 * does not scroll, and controls that lie over one another. What scrolls inside itself and what is there for screen
 * readers alone is left out.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.classList} "${element.textContent?.trim().slice(0, 40)}"`;
    const isShown = (element: Element) => {
      const { width: w, height: h } = element.getBoundingClientRect();
      return w > 1 && h > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    const above = (element: Element, is: (style: CSSStyleDeclaration, element: Element) => boolean) => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
        if (is(getComputedStyle(at), at)) return at;
      return null;
    };
    const scrolls = (element: Element) => above(element, ({ overflowX }) => /auto|scroll/.test(overflowX)) !== null;
    const isHidden = (element: Element) =>
      above(element, ({ clipPath }, at) => clipPath !== 'none' || at.classList.contains('skip')) !== null;
    const faults: string[] = [];

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const seen = new Set<Element>();
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (!texts.currentNode.nodeValue?.trim() || element === null || seen.has(element)) continue;
      // Drawings may run out of the window; they say nothing.
      if (element.closest('svg')) continue;
      seen.add(element);
      if (!isShown(element) || isHidden(element) || scrolls(element)) continue;
      range.selectNodeContents(texts.currentNode);
      const { left, right } = range.getBoundingClientRect();
      if (right > width + 1 || left < -1) faults.push(`out of the window: ${name(element)}`);
      const box = above(element, ({ overflowX }) => /hidden|clip/.test(overflowX));
      if (box && right > box.getBoundingClientRect().right + 1) faults.push(`cut off: ${name(element)}`);
    }

    const controls = [...document.querySelectorAll('a[href], button, input, select, summary, textarea')].filter(
      (element) =>
        isShown(element) &&
        !isHidden(element) &&
        !scrolls(element) &&
        above(element, ({ position }) => /sticky|fixed|absolute/.test(position)) === null,
    );
    const boxes = controls.map((element) => [...element.getClientRects()]);
    controls.forEach((one, i) => {
      for (let j = i + 1; j < controls.length; j++) {
        const other = controls[j] as Element;
        const laid = boxes[i]?.some((a) =>
          boxes[j]?.some(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6,
          ),
        );
        if (laid && !one.contains(other) && !other.contains(one)) faults.push(`${name(one)} lies over ${name(other)}`);
      }
    });
    return faults.slice(0, 8);
  });
}

/** What still moves where the visitor asked for stillness: transitions and animations longer than a blink. */
export function movement(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const BLINK_SECONDS = 0.02;
    const moving = document.getAnimations().map((animation) => `runs: ${animation.id || animation.constructor.name}`);
    const isLong = (times: string) => times.split(',').some((time) => Number.parseFloat(time) > BLINK_SECONDS);
    for (const element of document.querySelectorAll('*'))
      for (const part of ['', '::before', '::after']) {
        const style = getComputedStyle(element, part);
        if (isLong(style.transitionDuration) || (style.animationName !== 'none' && isLong(style.animationDuration)))
          moving.push(`${element.tagName}.${element.classList}${part}`);
      }
    return moving.slice(0, 8);
  });
}

/** Texts that cannot be read on their ground where the visitor's system sets the colours (WCAG 2.2, 1.4.3). */
export function contrastFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ENOUGH = 4.5;
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = ([red = 0, green = 0, blue = 0]: number[]) => {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) =>
        value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const groundOf = (element: Element | null): number[] => {
      if (element === null) return channels(getComputedStyle(document.body).backgroundColor);
      const ground = channels(getComputedStyle(element).backgroundColor);
      return (ground[3] ?? 1) > 0.5 ? ground : groundOf(element.parentElement);
    };
    const faults: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      if (!hasText || element.closest('svg') || !element.checkVisibility({ visibilityProperty: true })) continue;
      const [dark = 0, light = 0] = [
        luminance(channels(getComputedStyle(element).color)),
        luminance(groundOf(element)),
      ].sort((a, b) => a - b);
      if ((light + 0.05) / (dark + 0.05) < ENOUGH)
        faults.push(
          `${element.tagName.toLowerCase()}.${element.classList} "${element.textContent?.trim().slice(0, 40)}"`,
        );
    }
    return faults.slice(0, 8);
  });
}

/** What has shifted in the page since it was opened: how much, as browsers count it, and the texts that did. */
export function layoutShifts(page: Page): Promise<{ score: number; texts: string[] }[]> {
  type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
  return page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const entries = observer.takeRecords() as Entry[];
    observer.disconnect();
    return entries.map(({ value, sources }) => ({
      score: value,
      texts: sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) ?? ''),
    }));
  });
}
