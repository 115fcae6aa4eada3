import type { Locator, Page } from '@playwright/test';
import { accessibilityFaults, NO_FAULTS } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

const FIGHT = '/encounters/run?creature=goblin-1st-level-warrior:6,worg&party=2:4';
const HEROES = [
  ['Orla', '4', '16', '13'],
  ['Hask', '1', '18', '22'],
  ['Sister Wen', '0', '16', '15'],
  ['Pim', '2', '12', '9'],
];

/** Dice that fall the same in every run (Park and Miller). */
async function loadDice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let state = 20_351;
    Math.random = () => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    };
  });
}

/** Moves the focus with Tab alone. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let i = 0; i < 80; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The focus did not come there.');
}

async function begin(page: Page): Promise<void> {
  await loadDice(page);
  await page.goto(FIGHT);
  for (const [i, values] of HEROES.entries()) {
    const field = page.getByLabel(`Name of character ${i + 1}`);
    if (i > 0) {
      await tabTo(page, page.getByRole('button', { name: 'Another character' }));
      await page.keyboard.press('Enter');
      await page.keyboard.press('Shift+Tab');
      await expect(field).toBeVisible();
      for (let back = 0; back < 8; back++) {
        if (await field.evaluate((element) => element === document.activeElement)) break;
        await page.keyboard.press('Shift+Tab');
      }
    } else await tabTo(page, field);
    for (const [n, value] of values.entries()) {
      if (n > 0) await page.keyboard.press('Tab');
      await page.keyboard.press('Control+a');
      await page.keyboard.type(value);
    }
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Round 1', { exact: true })).toBeVisible();
}

const lines = (page: Page) => page.getByRole('list', { name: 'Order of turns' }).locator('> li');
const line = (page: Page, name: string) => lines(page).filter({ has: page.getByRole('button', { name }).first() });
const log = (page: Page) => page.getByRole('list', { name: 'Log' });

/** Chooses a line with the key for the next one. */
async function choose(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 8; i++) {
    if (await line(page, name).getAttribute('data-chosen')) return;
    await page.keyboard.press('j');
  }
  throw new Error(`${name} is not in the order.`);
}

test('a fight of six goblins and a worg is played by keys alone, with a reload in the middle', async ({ page }) => {
  await begin(page);
  await expect(lines(page)).toHaveCount(6);
  const initiatives = (await page.locator('.fight-initiative').allTextContents()).map(Number);
  expect(initiatives).toEqual(initiatives.toSorted((a, b) => b - a));
  await expect(page.locator('.fight-herd button')).toHaveCount(6);

  // Damage of heroes, which is typed in: the third goblin falls, the sixth is at 0.
  await choose(page, 'Goblin');
  await page.keyboard.press('3');
  await page.keyboard.press('d');
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await page.keyboard.press('6');
  await page.keyboard.press('d');
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  const goblins = line(page, 'Goblin');
  await expect(goblins).toContainText('4 up, 1 dying, 1 disabled');
  await expect(goblins).toContainText('5 of 6 fight on');

  // A condition that lasts two of the worg's turns.
  await choose(page, 'Worg');
  await page.keyboard.press('c');
  await page.keyboard.type('Shak');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(line(page, 'Worg')).toContainText('shaken2');

  // Attacks at the next target until one hits, and a save.
  for (
    let i = 0;
    i < 12 &&
    (await log(page)
      .getByText(/^\d+ damage/)
      .count()) === 2;
    i++
  )
    await page.keyboard.press('r');
  await expect(log(page)).toContainText(/Worg, bite at \w+: 1d20 \d+ \+ 7 = \d+, AC \d+; /);
  await page.keyboard.press('s');
  await expect(log(page)).toContainText(/Worg, Fortitude save: 1d20 \d+ \+ 6 = \d+/);

  // A whole round: the condition counts down on the worg's turn.
  for (let i = 0; i < 6; i++) await page.keyboard.press('n');
  await expect(page.getByText('Round 2', { exact: true })).toBeVisible();
  await expect(line(page, 'Worg')).toContainText('shaken1');

  const before = await page.getByRole('list', { name: 'Order of turns' }).textContent();
  const said = await log(page).textContent();
  await page.reload();
  await expect(page.getByText('Round 2', { exact: true })).toBeVisible();
  expect(await page.getByRole('list', { name: 'Order of turns' }).textContent()).toBe(before);
  expect(await log(page).textContent()).toBe(said);

  // Healing, an undone action, and the order by Alt and arrows.
  await choose(page, 'Goblin');
  await page.keyboard.press('6');
  await page.keyboard.press('h');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(goblins).toContainText('5 up, 1 dying');
  await page.keyboard.press('u');
  await expect(goblins).toContainText('1 disabled');
  const names = () => page.locator('.fight-name').allTextContents();
  const order = await names();
  await page.keyboard.press('Alt+ArrowUp');
  if (order[0] === 'Goblin × 6') await page.keyboard.press('Alt+ArrowDown');
  expect((await names()).toSorted()).toEqual(order.toSorted());
  expect(await names()).not.toEqual(order);

  // To the end: all goblins and the worg are out, and have no more turns.
  await choose(page, 'Goblin');
  for (let body = 1; body <= 6; body++) {
    await page.keyboard.press(String(body));
    await page.keyboard.press('d');
    await page.keyboard.type('20');
    await page.keyboard.press('Enter');
  }
  await choose(page, 'Worg');
  await page.keyboard.press('d');
  await page.keyboard.type('60');
  await page.keyboard.press('Enter');
  await expect(page.locator('.fight-line[data-out]')).toHaveCount(2);
  for (let i = 0; i < 5; i++) {
    await page.keyboard.press('n');
    await expect(page.locator('.fight-line[aria-current][data-out]')).toHaveCount(0);
  }
  await expect(page.getByText('300 XP for each of level 2 when it is won.')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'End the fight' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name of character 4')).toHaveValue('Pim');
});

test('players see names and order in a window of their own, as the fight goes on', async ({ page, context }) => {
  await begin(page);
  const players = await context.newPage();
  await players.goto('/encounters/players');
  const seen = players.getByRole('list', { name: 'Order of turns' }).locator('li');
  await expect(seen).toHaveCount(6);
  await expect(players.locator('.fight-players')).not.toContainText(/hp|\d+ of \d+|CR/);
  const first = await players.locator('[aria-current="true"]').last().textContent();
  await page.bringToFront();
  await page.keyboard.press('n');
  await expect(players.locator('.fight-players [aria-current="true"]')).not.toHaveText(first ?? '');
  await choose(page, 'Worg');
  await page.getByRole('button', { name: 'Hide from players' }).click();
  await expect(seen).toHaveCount(5);
  await expect(players.locator('.fight-players')).not.toContainText('Worg');
});

test('a fight has no fault of accessibility while it runs, in either theme at either width', async ({ page }) => {
  await begin(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityFaults(page, '#main')).toEqual(NO_FAULTS);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('a creature and a character join, and a line is dragged', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await begin(page);
  await page.getByText('Add to the fight').click();
  await page.getByLabel('Name', { exact: true }).fill('wolf');
  await page.getByLabel('How many').fill('2');
  await page.getByRole('button', { name: 'Creature' }).click();
  await expect(line(page, 'Wolf × 2')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Guard');
  await page.getByRole('button', { name: 'Character', exact: true }).click();
  await expect(lines(page)).toHaveCount(8);
  const names = () => page.locator('.fight-name').allTextContents();
  const order = await names();
  await lines(page)
    .last()
    .locator('.fight-handle')
    .dragTo(lines(page).first(), { targetPosition: { x: 100, y: 4 } });
  await expect.poll(names).toEqual([order.at(-1), ...order.slice(0, -1)]);
});

test('a character of “My character” fights with its own figures', async ({ page }) => {
  const scores = { str: 10, dex: 17, con: 10, int: 10, wis: 10, cha: 10 };
  const fight = { initiative: 7, points: 21, saves: { fort: 2, reflex: 6, will: 1 }, melee: 4, ranged: 7 };
  const figures = { scores, size: 'medium', casters: [], domains: [], fight };
  const own = [{ id: '1', query: 'race=elf', name: 'Sael', sentence: 'An elf', figures, changed: 1 }];
  await page.addInitScript((text) => localStorage.setItem('characters', text), JSON.stringify(own));
  await page.goto(FIGHT);
  await page.getByRole('button', { name: 'Sael' }).click();
  await expect(page.getByLabel('Initiative of character 1')).toHaveValue('7');
  await expect(page.getByLabel('Hit points of character 1')).toHaveValue('21');
  await page.getByRole('button', { name: 'Roll initiative' }).click();
  await expect(line(page, 'Sael')).toBeVisible();
});

test('who delays or readies an action acts before another, by keys', async ({ page }) => {
  await page.goto('/encounters/run?creature=ogre,worg');
  await page.getByRole('button', { name: 'Roll initiative' }).click();
  await expect(lines(page)).toHaveCount(2);
  const names = () => page.locator('.fight-name').allTextContents();
  const [first, second] = await names();
  const status = page.locator('.fight-round [role=status]');
  await expect(status).toContainText(`${first} to act.`);
  await page.keyboard.press('y');
  await expect(lines(page).first()).toContainText('readies an action');
  await expect(status).toContainText(`${second} to act.`);
  await page.keyboard.press('k');
  await page.keyboard.press('a');
  await expect(status).toContainText(`${first} to act. Next: ${second}`);
  await expect(page.getByRole('list', { name: 'Log' }).first()).toContainText(`before ${second}`);
  await page.keyboard.press('n');
  await expect(status).toContainText(`${second} to act.`);
  await expect(page.locator('.fight-round b')).toHaveText('Round 1');
});

test('the dying roll to become stable', async ({ page }) => {
  await page.goto('/encounters/run?creature=ogre');
  await page.getByRole('button', { name: 'Roll initiative' }).click();
  await expect(lines(page)).toHaveCount(1);
  await page.keyboard.press('d');
  await page.keyboard.type('31');
  await page.keyboard.press('Enter');
  await expect(lines(page).first()).toContainText('dying');
  await page.getByRole('button', { name: 'Roll 10% to stabilize' }).click();
  await expect(page.getByRole('list', { name: 'Log' }).first()).toContainText('stabilizing: d%');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Stable', exact: true }).click();
  await expect(lines(page).first()).toContainText('stable');
});
