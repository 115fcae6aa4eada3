import { KIND_NAMES } from '../../src/contract/kinds.ts';
import { expect, test } from './fixtures.ts';

/* What one can do with an entry: the actions in its title row. */

const ENTRIES: Record<(typeof KIND_NAMES)[number], string> = {
  spells: 'fireball',
  feats: 'power-attack',
  classes: 'wizard',
  races: 'elf',
  monsters: 'ancient-red-dragon',
  items: 'bag-of-holding',
  skills: 'hide',
  languages: 'draconic',
  deities: 'pelor',
  rulebooks: 'phb-35',
  powers: 'energy-ray',
  domains: 'fire',
  glossary: 'grapple',
  rules: 'ability-loss',
  traps: 'wide-mouth-spiked-pit-trap',
  templates: 'half-dragon',
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const kind of KIND_NAMES)
    test(`${kind}: the actions stand in the title row, within the first screen`, async ({ page }) => {
      await page.goto(`/${kind}/${ENTRIES[kind]}`);
      const actions = page.getByRole('group', { name: 'This entry' }).getByRole('button');
      const own = kind === 'rulebooks' ? ['My books'] : [];
      await expect(actions).toHaveText([...own, 'Star', 'Keep', 'Print', 'Copy', 'Share']);
      const boxes = await actions.evaluateAll((all) =>
        all.map((act) => act.getBoundingClientRect().toJSON() as DOMRect),
      );
      for (const { bottom, width, height } of boxes) {
        expect(bottom).toBeLessThan(560);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
      expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    });
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const [path, links] of [
    ['/items/longsword', '.line-label'],
    ['/spells/fireball', '.line-label'],
    ['/traps/wide-mouth-spiked-pit-trap', '.glance dt > a'],
    ['/feats/whirlwind-attack', '.rows dd li > a'],
    ['/feats/whirlwind-attack', '.tree-list a'],
  ] as const)
    test(`${path}: each ${links} is large enough for a finger`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator(links).first()).toBeVisible();
      const sizes = await page.locator(links).evaluateAll((all) =>
        all.map((link) => {
          const { width, height } = link.getBoundingClientRect();
          return [link.textContent, width, height] as const;
        }),
      );
      expect(sizes.filter(([, width, height]) => width < 44 || height < 32)).toEqual([]);
    });
});

test('what leads elsewhere is not printed', async ({ page }) => {
  await page.goto('/monsters/troll');
  const race = page.getByRole('heading', { name: 'As a character' });
  await expect(race).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(race).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Combat' })).toBeVisible();
});

test('Copy gives an entry as text and as Markdown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/monsters/troll');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy' }).click();
  const panel = page.getByRole('region', { name: 'Copy' });
  await panel.getByRole('button', { name: 'Plain text' }).click();
  await expect(panel.getByRole('button', { name: 'Text copied' })).toBeVisible();
  expect(await clipboard()).toContain('Abilities: Str 23, Dex 14, Con 23, Int 6, Wis 9, Cha 6');
  await panel.getByRole('button', { name: 'Markdown' }).click();
  await expect(panel.getByRole('button', { name: 'Markdown copied' })).toBeVisible();
  expect(await clipboard()).toContain('- **Hit Dice:** 6d8+36 (63 hp)');
  await panel.getByRole('button', { name: 'Text for Roll20' }).click();
  await expect.poll(clipboard).toContain('!setattr --sel --npcname|Troll');
  const download = page.waitForEvent('download');
  await panel.getByRole('link', { name: 'Actor for Foundry (D35E)' }).click();
  expect((await download).suggestedFilename()).toBe('troll.foundry.json');
});

test('what an action opens is closed by Escape, by a press elsewhere and by the next entry', async ({ page }) => {
  await page.goto('/spells/fireball');
  // Most keys come after the page.
  await page.locator('#main > [aria-live]').waitFor({ state: 'attached' });
  const copy = page.getByRole('button', { name: 'Copy' });
  const panel = page.getByRole('region', { name: 'Copy' });
  await copy.click();
  await expect(panel).toBeFocused();
  await expect(copy).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(copy).toBeFocused();
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.getByRole('region', { name: 'Print' }).getByRole('link', { name: 'As a card' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('region', { name: 'Print' })).toBeHidden();
  await copy.click();
  await expect(panel).toBeFocused();
  await page.keyboard.press(']');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flame Arrow');
  await expect(panel).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the actions that need scripts are not shown, and links lead to the text and the card', async ({ page }) => {
    await page.goto('/spells/fireball');
    const actions = page.getByRole('group', { name: 'This entry' });
    await expect(actions.getByRole('button')).toHaveCount(0);
    await expect(actions.getByRole('link')).toHaveText(['Text', 'Markdown', 'Card']);
    await actions.getByRole('link', { name: 'Text' }).click();
    await expect(page.locator('body')).toContainText('Casting Time: 1 standard action');
  });
});

test('a printed page names its source and address, and leaves out what is for the curious', async ({
  page,
  baseURL,
}) => {
  for (const path of ['/monsters/troll', '/spells/fireball', '/spells?class=cleric&level=1']) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(`${baseURL}${path}`)).toBeVisible();
    await expect(page.locator('.entry-foot, .entry-actions').filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByText(`${baseURL}${path}`)).toBeHidden();
  }
  await page.goto('/monsters/troll');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Monster Manual v.3.5, page 247').filter({ visible: true })).toHaveCount(1);
});

test('effects, checked figures and corrections stand last', async ({ page }) => {
  await page.goto('/monsters/troll');
  const foot = page.locator('.entry-foot');
  await expect(foot.getByRole('heading')).toHaveText(['Effects', 'Checked against the rules']);
  await expect(foot.getByRole('link', { name: 'Report a mistake in Troll' })).toBeVisible();
  const bottoms = await page
    .locator('.neighbours, .aside')
    .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().bottom));
  const top = await foot.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(Math.max(...bottoms));
});

test('what cannot be loaded says so; a star in a list works without its offer', async ({ page, faults }) => {
  await page.route(/\/assets\/(?:action-panel|star-panel|list-picker|menu-sheet|keys-dialog|filter-sheet)-/, (route) =>
    route.abort(),
  );
  await page.goto('/spells/fireball');
  const failure = (place: 'main' | 'banner' | 'contentinfo') =>
    page.getByRole(place).getByText('This part of the page could not be loaded. Are you online?');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(failure('main')).toBeVisible();
  await page.getByRole('button', { name: 'Keys', exact: true }).click();
  await expect(failure('contentinfo')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(failure('banner')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/spells');
  const star = page.getByRole('button', { name: 'Star Acid Arrow' });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(failure('main')).toBeVisible();
  // What the browser itself reports of the requests.
  expect(faults.splice(0).filter((fault) => !fault.startsWith('Failed to load resource'))).toEqual([]);
});
