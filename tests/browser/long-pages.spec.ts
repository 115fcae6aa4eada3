import { expect, test } from './fixtures.ts';

test('the contents of a long page stay in view and mark the section that is read', async ({ page }) => {
  await page.goto('/classes/druid');
  const contents = page.getByRole('navigation', { name: 'Contents of Druid' });
  const shape = contents.getByRole('link', { name: 'Wild Shape' });
  await shape.click();
  await expect(page).toHaveURL('/classes/druid#wild-shape');
  await expect(shape).toHaveAttribute('aria-current', 'true');
  await expect(shape).toBeInViewport();
  await expect(contents.getByRole('link', { name: 'Class features' })).toHaveAttribute('aria-current', 'true');
  await contents.getByRole('link', { name: 'To the top' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('a short page has no contents', async ({ page }) => {
  await page.goto('/classes/fighter');
  await expect(page.getByRole('navigation', { name: /^Contents/ })).toHaveCount(0);
});

test('a link into a folded part opens it', async ({ page }) => {
  await page.goto('/classes/druid');
  const table = page.getByRole('table', { name: 'Druid past the last level' });
  await expect(table).toBeHidden();
  await page.getByRole('link', { name: 'Epic progression', exact: true }).click();
  await expect(table).toBeInViewport();
  await page.goto('/classes/wizard#epic');
  await expect(page.getByRole('table', { name: 'Wizard past the last level' })).toBeInViewport();
});

test('folded parts are printed', async ({ page }) => {
  await page.goto('/classes/druid');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: 'Druid past the last level' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a bar names the section that is read, and its list leads elsewhere', async ({ page }) => {
    await page.goto('/monsters/red-dragon-adult#combat');
    const bar = page.getByRole('navigation', { name: 'Contents of' });
    await expect(bar.locator('summary')).toHaveText(/Combat/);
    await bar.locator('summary').click();
    await bar.getByRole('link', { name: 'Stat block' }).click();
    await expect(bar.locator('details')).not.toHaveAttribute('open');
    await expect(page).toHaveURL(/#block$/);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the bar opens its list', async ({ page }) => {
      await page.goto('/classes/druid');
      const bar = page.getByRole('navigation', { name: 'Contents of Druid' });
      await bar.locator('summary').click();
      await bar.getByRole('link', { name: 'Animal Companion' }).click();
      await expect(page.locator('#animal-companion')).toBeInViewport();
    });
  });
});
