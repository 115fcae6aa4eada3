import { expect, test } from './fixtures.ts';

test('challenge rating and type narrow the list', async ({ page }) => {
  await page.goto('/monsters');
  await expect(page.getByRole('status')).toHaveText('1–20 of 681 monsters');
  await page.getByLabel('Challenge rating').selectOption('21 and above');
  await expect(page).toHaveURL('/monsters?cr=21%2B');
  await expect(page.getByRole('status')).toHaveText('1–20 of 103 monsters');
  await page.getByLabel('Type', { exact: true }).selectOption('Giant');
  await expect(page.getByText('No monsters found. Try adjusting your search or filters.')).toBeVisible();
  await page.getByRole('link', { name: /Challenge rating: 21 and above/ }).click();
  await expect(page).toHaveURL('/monsters?type=giant');
  await expect(page.getByRole('link', { name: 'Hill Giant', exact: true })).toBeVisible();
});

test('a figure explains itself to pointer and keyboard', async ({ page }) => {
  await page.goto('/monsters/aboleth');
  const figure = page.getByRole('button', { name: '16', exact: true });
  const sum = page.getByRole('tooltip').filter({ hasText: 'Natural armor' });
  await expect(sum).toBeHidden();
  await figure.focus();
  await expect(sum).toBeVisible();
  await expect(figure).toHaveAccessibleDescription(/Size, Huge.*−2.*Dexterity 12.*\+1/);
  await page.keyboard.press('Escape');
  await expect(sum).toBeHidden();
  await figure.hover();
  await expect(sum).toBeVisible();
});

test('a portrait has its place on a phone before it has come', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const held = Promise.withResolvers<void>();
  await page.route('**/portraits/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/monsters/owlbear');
  const portrait = page.locator('.plate img').first();
  await portrait.scrollIntoViewIfNeeded();
  const before = await portrait.boundingBox();
  expect(before?.width).toBeGreaterThan(200);
  held.resolve();
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const after = await portrait.boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
});

test('dice roll into the tray', async ({ page }) => {
  await page.goto('/monsters/aboleth');
  const dice = page.getByRole('button', { name: '+12' }).first();
  await dice.click();
  const tray = page.getByRole('status', { name: 'Roll' });
  await expect(tray).toContainText('Tentacle +12');
  await expect(tray).toContainText(/\d+ \+ 12/);
  await expect(tray).toContainText(/damage plus slime.*\d+ \+ 8/);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(tray).toBeEmpty();
  await expect(dice).toBeFocused();
});

test('the last 20 rolls are logged, the latest apart from them', async ({ page }) => {
  await page.goto('/monsters/troll');
  const rend = page.getByRole('button', { name: '2d6+9' }).first();
  await rend.click();
  await expect(page.getByRole('status', { name: 'Roll' })).toContainText('Rend 2d6+9');
  for (let i = 0; i < 21; i++) await page.getByRole('button', { name: '+11' }).first().click();
  await page.getByText('19 rolls before').click();
  await expect(page.locator('.roll-log li')).toHaveCount(19);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.locator('.roll-log')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
});

test('dice within a text roll, under the name of what they belong to', async ({ page }) => {
  await page.goto('/monsters/troll');
  await page.locator('.prose').getByRole('button', { name: '2d6+9' }).first().click();
  await expect(page.getByRole('status', { name: 'Roll' })).toContainText('Rend 2d6+9');
  await page.goto('/spells/acid-arrow');
  await page.locator('.prose').getByRole('button', { name: '2d4' }).first().click();
  await expect(page.getByRole('status', { name: 'Roll' })).toContainText('Acid Arrow 2d4');
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('dice are large enough to be hit, and the tray covers nothing', async ({ page }) => {
    await page.goto('/monsters/aboleth');
    const sizes = await page.locator('.dice').evaluateAll((all) =>
      all.map((die) => {
        const { width, height } = die.getBoundingClientRect();
        return [die.textContent, width, height] as const;
      }),
    );
    expect(sizes.filter(([, width, height]) => width < 44 || height < 32)).toEqual([]);
    await page.locator('.dice').first().tap();
    const tray = page.locator('.roll-place');
    await expect(tray).toContainText(/\d/);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const footer = await page.getByRole('contentinfo').boundingBox();
    const bar = await tray.boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
  });
});

test('a token is downloaded as a picture', async ({ page }) => {
  await page.goto('/monsters/aboleth');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Token' }).click();
  expect((await download).suggestedFilename()).toBe('aboleth.png');
});

test('a missing token is reported', async ({ page }) => {
  await page.route('**/api/monsters/aboleth', async (route) => {
    const monster = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...monster, token_path: null, token_drawing_path: null } });
  });
  await page.goto('/monsters?search=aboleth');
  await page.getByRole('link', { name: 'Aboleth', exact: true }).click();
  const said = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.message();
  });
  await page.getByRole('button', { name: 'Download Token' }).click();
  expect(await said).toBe('No token available for download');
});

test('a dragon links to its other ages', async ({ page }) => {
  await page.goto('/monsters/black-dragon-adult');
  const ages = page.getByRole('region', { name: 'Black Dragons by age: figures' });
  await ages.getByRole('link', { name: 'Great wyrm' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Black Dragon, Great Wyrm');
});

test('figures and pictures that an entry has not are left out', async ({ page }) => {
  await page.goto('/races/lycanthrope');
  await expect(page.getByText("The base creature's +2 (afflicted) or +3 (natural)")).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^—$/ })).toHaveCount(0);
  await page.goto('/monsters/aboleth');
  const images = page.getByRole('region', { name: 'Images' });
  await expect(images.getByRole('img')).toHaveCount(2);
  await expect(images).not.toContainText('No Image');
});

test('lines do not break between dice and the punctuation at them', async ({ page }) => {
  await page.goto('/spells/fireball');
  const dice = page.locator('.prose .nowrap').filter({ hasText: '10d6' });
  await expect(dice).toHaveText('10d6);');
  for (const width of [320, 360, 390, 412, 430]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await dice.evaluate((span) => span.getClientRects().length)).toBe(1);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the stat block and its sums can be read', async ({ page }) => {
    await page.goto('/monsters/aboleth');
    await expect(page.getByText('16 (−2 size, +1 Dex, +7 natural), touch 9, flat-footed 15')).toBeVisible();
    await page.getByRole('button', { name: '16', exact: true }).focus();
    await expect(page.getByRole('tooltip').filter({ hasText: 'Natural armor' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Download Token' })).toHaveAttribute('href', '/tokens/aboleth.png');
  });
});
