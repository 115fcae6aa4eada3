import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { THEMES } from './routes.ts';

/** The rules that a theme can break; the others judge what is the same in each. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

type Theme = (typeof THEMES)[number];

/** In the test's world alone, which takes no second load: the switch of themes has tests of its own. */
export const showTheme = (page: Page, theme: Theme): Promise<void> =>
  page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen;
  }, theme);

/** What axe finds in each theme, in the page as it is shown or in the part that a selector names. */
export async function accessibilityFaults(page: Page, part?: string): Promise<Record<Theme, string[]>> {
  const found: Record<Theme, string[]> = { light: [], dark: [] };
  for (const theme of THEMES) {
    await showTheme(page, theme);
    // No page has frames, for which the other mode judges once more in a page of its own.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (part !== undefined) axe.include(part);
    const { violations } = await (theme === THEMES[0] ? axe : axe.withRules(RULES_OF_COLOUR)).analyze();
    found[theme] = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }
  return found;
}

export const NO_FAULTS: Record<Theme, string[]> = { light: [], dark: [] };
