import { expect, test } from './fixtures.ts';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('an empty list says how many entries there would be without each filter', async ({ page }) => {
      await page.goto('/spells?school=necromancy&descriptor=sonic,light&letter=z');
      await expect(page.getByText('No spells found. Try adjusting your search or filters.')).toBeVisible();
      const ways = page.getByRole('region', { name: 'Filters that are set' }).getByRole('listitem');
      await expect(ways).toHaveText([
        /School: Necromancy.*still none/,
        /Descriptor: Sonic, Light.*still none/,
        /Letter: Z.*1 spell$/,
      ]);
      await ways.nth(2).getByRole('link').click();
      await expect(page).toHaveURL('/spells?school=necromancy&descriptor=sonic,light');
      await expect(page.getByText('1–1 of 1 spell', { exact: true })).toBeVisible();
    });

    test('a search that finds nothing offers the nearest names', async ({ page }) => {
      await page.goto('/monsters?search=abolehth&type=undead');
      await expect(page.getByText('Perhaps you meant')).toBeVisible();
      await page.getByText('Perhaps you meant').getByRole('link', { name: 'Aboleth', exact: true }).click();
      await expect(page).toHaveURL('/monsters/aboleth');
    });
  });
