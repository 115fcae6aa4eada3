import { expect, test } from './fixtures.ts';

test('challenge rating and type narrow the list', async ({ page }) => {
  await page.goto('/monsters');
  await expect(page.getByRole('status')).toHaveText('1–20 of 657 monsters');
  await page.getByLabel('Challenge rating').selectOption('21 and above');
  await expect(page).toHaveURL('/monsters?cr=21%2B');
  await expect(page.getByRole('status')).toHaveText('1–20 of 83 monsters');
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

test('dice roll into the tray', async ({ page }) => {
  await page.goto('/monsters/aboleth');
  await page.getByRole('button', { name: '+12' }).first().click();
  const tray = page.getByRole('status', { name: 'Roll' });
  await expect(tray).toContainText('Tentacle +12');
  await expect(tray).toContainText(/\d+ \+ 12/);
  await tray.getByRole('button', { name: 'Close' }).click();
  await expect(tray).toBeEmpty();
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
