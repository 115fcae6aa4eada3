import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, ContextObject, RunOptions } from 'axe-core';
import { THEMES } from './routes.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that a theme can break; the others judge what is the same in each. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

const ROWS = '.entries > *, table.items > tbody > tr';
/** The mark of a row of a list that has the same elements with the same classes and data as one before it. */
const ALIKE = 'data-alike';

type Theme = (typeof THEMES)[number];

/** In the test's world alone, which takes no second load: the switch of themes has tests of its own. Colours take a moment to change. */
export const showTheme = (page: Page, theme: Theme): Promise<void> =>
  page.evaluate(async (chosen) => {
    document.documentElement.dataset.theme = chosen;
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  }, theme);

/** What axe finds in the page as it is shown, or in the part that a selector names; by all its rules, or by some. */
export async function brokenRules(page: Page, part?: string, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ rows, mark, context, options }) => {
      const shapes = new Set<string>();
      for (const row of document.querySelectorAll(rows)) {
        const parts = [...row.querySelectorAll<HTMLElement | SVGElement>('*')].map(
          (part) => `${part.localName} ${part.getAttribute('class')} ${JSON.stringify(part.dataset)}`,
        );
        const shape = [...new Set(parts)].sort().join();
        row.toggleAttribute(mark, shapes.has(shape));
        shapes.add(shape);
      }

      const { axe } = window as unknown as {
        axe: { run(context: ContextObject, options: RunOptions): Promise<AxeResults> };
      };
      const { violations } = await axe.run(context, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    {
      rows: ROWS,
      mark: ALIKE,
      context: { include: part ?? 'html', exclude: `[${ALIKE}]` } satisfies ContextObject,
      // To describe what is not broken takes most of the time. No page plays anything that axe would wait for.
      options: {
        resultTypes: ['violations'],
        preload: false,
        ...(rules && { runOnly: [...rules] }),
      } satisfies RunOptions,
    },
  );
}

/** What axe finds in each theme, in the page as it is shown or in the part that a selector names. */
export async function accessibilityFaults(page: Page, part?: string): Promise<Record<Theme, string[]>> {
  const found: Record<Theme, string[]> = { light: [], dark: [] };
  for (const theme of THEMES) {
    await showTheme(page, theme);
    found[theme] = await brokenRules(page, part, theme === THEMES[0] ? undefined : RULES_OF_COLOUR);
  }
  return found;
}

export const NO_FAULTS: Record<Theme, string[]> = { light: [], dark: [] };
