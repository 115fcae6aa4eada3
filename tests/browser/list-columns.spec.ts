import { expect, test } from './fixtures.ts';

test('the columns of a table are chosen, stand in the address and are remembered', async ({ page }) => {
  await page.goto('/monsters?view=table');
  const head = (name: string) => page.getByRole('columnheader', { name, exact: true });
  await expect(head('Attack')).toBeVisible();
  await expect(head('Rulebook')).toHaveCount(0);
  await page.getByText('Columns', { exact: true }).click();
  const choice = page.getByRole('group', { name: 'Columns of the table' });
  // A click on a list that is being hydrated is replayed once it is: the box shows it only then.
  await choice.getByLabel('Column Rulebook').click();
  await expect(head('Rulebook')).toBeVisible();
  await choice.getByLabel('Column Attack').uncheck();
  await expect(head('Attack')).toHaveCount(0);
  await expect(page).toHaveURL(/columns=(?!.*attack).*rulebook/);
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();

  await page.goto('/monsters?view=table&type=fey');
  await expect(page).toHaveURL(/type=fey.*columns=.*rulebook/);
  await expect(head('Rulebook')).toBeVisible();
  await page.getByText('Columns', { exact: true }).click();
  await page.getByRole('link', { name: 'As at first' }).click();
  await expect(head('Attack')).toBeVisible();
  await expect(head('Rulebook')).toHaveCount(0);
});

test('a column that there is no room for is shown once it is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/monsters?view=table');
  const head = page.getByRole('columnheader', { name: 'Alignment', exact: true });
  await expect(head).toHaveCount(0);
  await page.getByText('Columns', { exact: true }).click();
  const box = page.getByRole('group', { name: 'Columns of the table' }).getByLabel('Column Alignment');
  await expect(box).not.toBeChecked();
  await box.check();
  await expect(head).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Attack', exact: true })).toBeVisible();
});

test('with a class the level is that of the class', async ({ page }) => {
  await page.goto('/spells?view=table&search=hold+person&class=cleric');
  const row = page.getByRole('row', { name: /^Hold Person/ });
  await expect(row.getByRole('cell', { name: '2', exact: true })).toBeVisible();
  await page.goto('/spells?view=table&search=hold+person');
  await expect(row.getByText('Brd 2, Clr 2, Sor/Wiz 3')).toBeVisible();
});

for (const [width, paths] of [
  [
    1280,
    ['/spells?view=table&limit=200', '/monsters?view=table&limit=200&page=3', '/items?limit=200', '/items?type=weapon'],
  ],
  [
    390,
    [
      '/spells?view=table&limit=200',
      '/monsters?view=table&limit=200',
      '/items?type=armor,shield',
      '/items?type=poison',
    ],
  ],
] as const)
  test(`tables fit at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto(path);
      const cut = await page.evaluate(() => {
        const list = document.querySelector('.listing') as HTMLElement;
        const root = document.documentElement;
        return [list.scrollWidth - list.clientWidth, root.scrollWidth - root.clientWidth];
      });
      expect(cut, path).toEqual([0, 0]);
    }
  });

test('on a phone the order and the page size of a table stand in one line, and rows leave out what a spell lacks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/spells?view=table&search=alarm');
  const [order, size] = await Promise.all([page.locator('#sort').boundingBox(), page.locator('#limit').boundingBox()]);
  expect(Math.abs((size?.y ?? 0) - (order?.y ?? 99))).toBeLessThan(8);
  const row = page.getByRole('row', { name: /^Alarm/ }).locator('.cell-rest');
  await expect(row).toContainText('2 hours/level (D)');
  await expect(row).not.toContainText('None');
  await expect(row).not.toContainText('SR');
});
