import { expect, test } from './fixtures.ts';

test('the level table has every figure and links to the features that it names', async ({ page }) => {
  await page.goto('/classes/wizard');
  const row = page.getByRole('row', { name: /^5th / });
  await expect(row).toContainText('+2');
  await row.getByRole('link', { name: 'Bonus feat' }).click();
  await expect(page).toHaveURL('/classes/wizard#bonus-feats');
  await expect(page.locator('#bonus-feats')).toBeInViewport();
});

test('a variant is chosen by a link, and the address names it', async ({ page }) => {
  await page.goto('/classes/duelist');
  const variants = page.getByRole('navigation', { name: 'Variant' });
  await expect(variants.getByRole('link')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Class features' })).toBeVisible();
  const others = page.getByRole('region', { name: 'Also appears in' }).getByRole('link');
  await expect(others.filter({ hasText: 'Sword and Fist' })).toHaveAttribute('href', /^\/rulebooks\/sword-and-fist/);
  await variants.getByRole('link', { name: /Sword and Fist/ }).click();
  await expect(page).toHaveURL(/\?variant=sword-and-fist/);
  await expect(others.filter({ hasText: 'Sword and Fist' })).toHaveCount(0);
  await expect(others.filter({ hasText: 'Dungeon Master' })).toHaveAttribute('href', '/rulebooks/dmg-35');
  await expect(page.getByText('Work in progress.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contacts');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the variant of the address is shown, and a switch changes the columns', async ({ page }) => {
    await page.goto('/classes/arcane-trickster?variant=tome-and-blood-a-guidebook-to-wizards-and-sorcerers');
    await expect(page.getByText('Work in progress.')).toBeVisible();
    await page.goto('/classes/sorcerer');
    const will = page.getByRole('columnheader', { name: 'Will' });
    await expect(will).toBeVisible();
    await page.getByText('Spells known', { exact: true }).first().click();
    await expect(will).toBeHidden();
    await expect(page.getByRole('columnheader', { name: '9th' })).toHaveCount(1);
  });
});

test('skills show their flags in words and link to the skill', async ({ page }) => {
  await page.goto('/classes/rogue');
  const row = page.getByRole('row', { name: /Open Lock/ });
  await expect(row.getByRole('img', { name: 'yes' })).toHaveCount(1);
  await expect(row.getByRole('img', { name: 'no' })).toHaveCount(1);
  await row.getByRole('link', { name: 'Open Lock' }).click();
  await expect(page).toHaveURL('/skills/open-lock');
});

test('the spells of the class at a level are one link away', async ({ page }) => {
  await page.goto('/classes/paladin');
  await page.getByRole('link', { name: 'Level 4 Paladin spells' }).click();
  await expect(page).toHaveURL('/spells?class=paladin&level=4');
  await expect(page.getByRole('link', { name: 'Holy Sword', exact: true })).toBeVisible();
});

test('the page of a missing class says so; that of a class that cannot be fetched says why', async ({ page }) => {
  await page.goto('/classes/no-such-class');
  await expect(page.getByRole('alert')).toContainText('Character Class Not Found:');
  await expect(page.getByRole('alert')).toContainText("The character class you're looking for doesn't exist.");
  await page.route('**/api/classes/fighter', (route) => route.fulfill({ body: 'no JSON' }));
  await page.goto('/classes?search=fighter');
  await page.getByRole('link', { name: 'Fighter', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Error Loading Character Class');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch character class');
});

test('a race links to its favored class, and the class to the race', async ({ page }) => {
  await page.goto('/races/elf');
  await page.getByRole('region', { name: 'Basic information' }).getByRole('link', { name: 'Wizard' }).click();
  await expect(page).toHaveURL('/classes/wizard');
  await page.getByRole('region', { name: 'Favored class of' }).getByRole('link', { name: 'Elf', exact: true }).click();
  await expect(page).toHaveURL('/races/elf');
});

test('a feature leads from the table to its text, and from its heading to its rule', async ({ page }) => {
  await page.goto('/classes/rogue');
  const special = page.locator('.level-table').first().getByRole('link', { name: 'Evasion' });
  await expect(special).toHaveAttribute('data-tip', /no damage at all/);
  await special.click();
  await expect(page).toHaveURL('/classes/rogue#evasion');
  await page.locator('h3#evasion').getByRole('link').click();
  await expect(page).toHaveURL('/glossary/evasion');
});
