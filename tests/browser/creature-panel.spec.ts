import { accessibilityFaults, NO_FAULTS } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { overflow } from './layout.ts';

const FORM = 'Make it yours';

test('a creature is made of a monster without scripts', async ({ plainPage: page }) => {
  await page.goto('/monsters/ogre');
  await page.getByRole('link', { name: FORM }).click();
  const form = page.getByRole('form', { name: FORM });
  await form.getByLabel('Add a template').selectOption('half-dragon:red');
  await form.getByLabel('Add levels in a class').selectOption('fighter');
  await form.getByLabel('How many levels').fill('4');
  await form.getByLabel('Ability scores').selectOption('elite');
  await form.getByRole('button', { name: 'Work it out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Half-Red Dragon Ogre, 4th-Level Fighter');
  await expect(page).toHaveURL(/\/monsters\/ogre\?template=half-dragon%3Ared&class=fighter%3A4&array=elite$/);
  const block = page.getByRole('region', { name: 'Stat block' });
  await expect(block).toContainText('Greatclub +18/+13 melee');
  await expect(block.locator('.changed').filter({ hasText: 'Armor Class' })).toContainText('touch 8, flat-footed 16');
  await expect(page.getByRole('region', { name: 'Step by step' })).toContainText('Half-Dragon, red +8');
  await form.getByRole('link', { name: 'Without Half-Dragon, red' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ogre, 4th-Level Fighter');
  await form.getByRole('link', { name: 'As printed' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ogre');
});

test('a lycanthrope takes its forms, and ranks are bought, without scripts', async ({ plainPage: page }) => {
  await page.goto('/monsters/hill-giant?template=lycanthrope:dire-boar');
  const form = page.getByRole('form', { name: FORM });
  await form.getByLabel('Form', { exact: true }).selectOption('hybrid');
  await form.getByLabel('Add ranks in a skill').selectOption('spot');
  await form.getByLabel('How many ranks').fill('2');
  await form.getByRole('button', { name: 'Add ranks' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hill Giant Dire Wereboar, Hybrid Form');
  await expect(page).toHaveURL(/skill=spot%3A2/);
  await expect(page.getByRole('region', { name: 'Stat block' })).toContainText('2 claws +28 melee (1d6+15)');
  await form.getByRole('link', { name: 'Without Spot +2' }).click();
  await expect(page).not.toHaveURL(/skill=/);
});

test('a weapon is replaced, and the creature has a card, without scripts', async ({ plainPage: page }) => {
  await page.goto('/monsters/ogre?make=1');
  const form = page.getByRole('form', { name: FORM });
  await form.getByLabel('Replace the weapon').selectOption('greatclub');
  await form.getByLabel('Weapon in its place').selectOption('longsword');
  await form.getByLabel('Made for the size').selectOption('huge');
  await form.getByRole('button', { name: 'Replace' }).click();
  await expect(page).toHaveURL(/\/monsters\/ogre\?weapon=greatclub%3Alongsword%3Ahuge$/);
  await expect(page.getByRole('region', { name: 'Stat block' })).toContainText('Huge longsword +5 melee (3d6+7/19–20)');
  await expect(form).toContainText('−2 weapon of another size');
  await page.getByRole('link', { name: 'Card', exact: true }).click();
  await expect(page).toHaveURL(/\/cards\?creature=ogre&weapon=/);
  await expect(page.locator('.card')).toContainText('Huge longsword +5 melee');
  await page.goBack();
  await form.getByRole('link', { name: /^Without Greatclub → Huge Longsword$/ }).click();
  await expect(page).toHaveURL(/\/monsters\/ogre\?make=1$/);
});

test('a built creature goes into the fight, and its stat block with it', async ({ page }) => {
  await page.goto('/monsters/ogre?weapon=greatclub:longsword&class=fighter:4&feat=power-attack,cleave');
  await page.getByRole('link', { name: 'Into the fight' }).click();
  await expect(page).toHaveURL(/\/encounters\/run\?built=ogre%3Fclass/);
  const name = 'Ogre, 4th-Level Fighter';
  await expect(page.getByRole('region', { name: 'Creatures' })).toContainText(`${name} × 1CR 7`);
  await page.getByRole('button', { name: 'Roll initiative' }).click();
  await expect(page.getByRole('list', { name: 'Order of turns' })).toContainText(name);
  const block = page.getByRole('region', { name, exact: true });
  await expect(block).toContainText(/Longsword \+\d+\/\+\d+ melee/i);
  await page.getByRole('link', { name: 'Side by side' }).click();
  await expect(page).toHaveURL(/\/encounters\/stat-blocks\?built=/);
  await expect(block).toContainText(/Longsword \+\d+\/\+\d+ melee/i);

  // The fight knows what was built, also where the address no longer says it, and keeps it apart from the printed one.
  await page.goto('/encounters/run?creature=ogre');
  await expect(block).toContainText(/Longsword \+\d+\/\+\d+ melee/i);
  await page.getByRole('button', { name: 'Add Ogre' }).click();
  await expect(page.getByRole('list', { name: 'Order of turns' }).getByRole('listitem')).toHaveCount(2);
  await block.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('stat blocks of built creatures stand side by side without scripts', async ({ plainPage: page }) => {
  const built = ['ogre:2?class=fighter:4', 'ogre?template=fiendish,half-dragon:red'].map(encodeURIComponent).join(',');
  await page.goto(`/encounters/stat-blocks?creature=worg&built=${built}`);
  await expect(page.locator('.mini-block h2')).toHaveText([
    'Worg',
    'Ogre, 4th-Level Fighter',
    /^(?=.*Fiendish)(?=.*Half-Red Dragon).*Ogre$/,
  ]);
});

test('a built creature has its text and its token without scripts', async ({ plainPage: page }) => {
  await page.goto('/monsters/ogre?class=fighter:4');
  await expect(page.getByRole('link', { name: 'Download Token' })).toHaveAttribute(
    'download',
    'ogre-4th-level-fighter.png',
  );
  await expect(page.getByRole('link', { name: 'Markdown', exact: true })).toHaveAttribute(
    'href',
    '/api/monsters/ogre/build/markdown?class=fighter%3A4',
  );
  await page.getByRole('link', { name: 'Text', exact: true }).click();
  await expect(page.locator('body')).toContainText('Ogre, 4th-Level Fighter Large Giant');
});

test('a built creature stands on a list of its own, and counts in its encounter', async ({ page }) => {
  await page.goto('/monsters/ogre?class=fighter:4');
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.getByLabel('New list').fill('Foes');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('region', { name: 'Keep on a list' }).getByRole('link', { name: 'My lists' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Foes' }).click();
  const line = page.locator('.own-lines > li');
  await expect(line.getByRole('link', { name: 'Ogre, 4th-Level Fighter' })).toHaveAttribute(
    'href',
    '/monsters/ogre?class=fighter%3A4',
  );
  await expect(line).toContainText('CR 7');
  const sum = page.getByRole('region', { name: 'Encounter' });
  await expect(sum).toContainText('Encounter level7');
  await expect(sum.getByRole('link', { name: 'run it' })).toHaveAttribute('href', /built=ogre%3Fclass%3Dfighter%3A4/);
  await expect(sum.getByRole('link', { name: 'Open as an encounter' })).toHaveAttribute(
    'href',
    /\/encounters\?.*built=ogre%3Fclass%3Dfighter%3A4/,
  );
  await page.reload();
  await expect(line).toContainText('CR 7');
  await page.getByRole('link', { name: 'Print cards' }).click();
  await expect(page.locator('.card')).toContainText('Ogre, 4th-Level Fighter');
});

test('a built creature stands beside the printed one in a comparison, and can be taken out', async ({ page }) => {
  await page.goto(`/compare?of=monsters/ogre&built=${encodeURIComponent('ogre?class=fighter:4')}`);
  const heads = page.getByRole('columnheader');
  await expect(heads).toHaveText([/^Ogre/, /^Ogre, 4th-Level Fighter/]);
  await expect(heads.nth(1).getByRole('link', { name: 'Ogre, 4th-Level Fighter', exact: true })).toHaveAttribute(
    'href',
    '/monsters/ogre?class=fighter%3A4',
  );
  await page.getByLabel(/^Add another of the monsters/).fill('troll');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(heads).toHaveText([/^Ogre/, /^Troll/, /^Ogre, 4th-Level Fighter/]);
  await page.getByRole('link', { name: 'Take Ogre out' }).click();
  await expect(heads).toHaveText([/^Troll/, /^Ogre, 4th-Level Fighter/]);
});

test('each choice counts at once, and can be taken back', async ({ page }) => {
  await page.goto('/monsters/ankheg');
  await page.getByRole('link', { name: FORM }).click();
  const form = page.getByRole('form', { name: FORM });
  await form.getByLabel('Hit Dice').fill('9');
  await form.getByLabel('Hit Dice').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Advanced Ankheg');
  await expect(page.getByRole('region', { name: 'Stat block' })).toContainText('Huge Magical Beast');
  const points = form.getByLabel('Add an ability point');
  await points.focus();
  await points.selectOption('str');
  await expect(form.getByText('Strength +1')).toBeVisible();
  await expect(points).toBeFocused();
  await expect(points).toHaveValue('');
  await form.getByLabel('Ability scores').selectOption('elite');
  await expect(page).toHaveURL(/array=elite/);
  await page.goBack();
  await expect(page).not.toHaveURL(/array=elite/);
  await expect(form.getByLabel('Ability scores')).toHaveValue('');
  await form.getByLabel('Augment Summoning').check();
  await expect(page).toHaveURL(/augment=1/);
  await page.goBack();
  await expect(page).not.toHaveURL(/augment=1/);
  await expect(form.getByLabel('Augment Summoning')).not.toBeChecked();
  await form.getByLabel('Add levels in a class').selectOption('barbarian');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await form.getByRole('link', { name: 'One more level of Barbarian' }).click();
  await expect(form.getByText('Barbarian 2')).toBeVisible();
});

test('templates and class levels are put in another order by links, and by Alt and arrows', async ({
  page,
  plainPage,
}) => {
  const address = '/monsters/ogre?template=fiendish,half-dragon:red&class=fighter:2,ranger:1';
  await plainPage.goto(address);
  await plainPage.getByRole('link', { name: 'Half-Dragon, red, 2 of 2: earlier' }).click();
  await expect(plainPage).toHaveURL(/template=half-dragon%3Ared%2Cfiendish&class=fighter%3A2%2Cranger%3A1$/);
  await expect(plainPage.getByRole('link', { name: 'Half-Dragon, red, 1 of 2: earlier' })).toHaveCount(0);

  await page.goto(address);
  const steps = page.getByRole('group', { name: 'Class levels' }).locator('.make-part');
  await page.getByRole('link', { name: 'Without Ranger' }).press('Alt+ArrowUp');
  await expect(steps).toHaveText(['Ranger 1', 'Fighter 2']);
  await expect(page).toHaveURL(/class=ranger%3A1%2Cfighter%3A2$/);
  await expect(page.getByRole('link', { name: 'Ranger, 1 of 2: later' })).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(steps).toHaveText(['Fighter 2', 'Ranger 1']);
  await expect(page.getByRole('link', { name: 'Ranger, 2 of 2: earlier' })).toBeFocused();
});

test('templates are dragged to another place', async ({ page }) => {
  await page.goto('/monsters/ogre?template=fiendish,half-dragon:red');
  const steps = page.getByRole('group', { name: 'Templates' }).locator('.make-part');
  await page.getByLabel('Add a template').focus();
  await expect(steps.nth(1)).toHaveAttribute('data-draggable');
  await steps.nth(1).dragTo(steps.nth(0), { sourcePosition: { x: 8, y: 8 }, targetPosition: { x: 4, y: 8 } });
  await expect(page).toHaveURL(/template=half-dragon%3Ared%2Cfiendish$/);
  await expect(steps).toHaveText(['Half-Dragon, red', 'Fiendish']);
});

test('a weapon is taken into the other hand, and a bow has a strength rating, without scripts', async ({
  plainPage: page,
}) => {
  await page.goto('/monsters/ogre?weapon=greatclub:longsword');
  const form = page.getByRole('form', { name: FORM });
  await form.getByLabel('Replace the weapon').selectOption('off-hand');
  await form.getByLabel('Weapon in its place').selectOption('sword-short');
  await form.getByRole('button', { name: 'Replace' }).click();
  const block = page.getByRole('region', { name: 'Stat block' });
  await expect(block).toContainText('longsword +3 melee (2d6+5/19–20) and short sword −1 melee (1d8+2/19–20)');
  await form.getByLabel('Replace the weapon').selectOption('javelin');
  await form.getByLabel('Weapon in its place').selectOption('longbow-composite');
  await form.getByLabel('Strength rating of a composite bow').fill('4');
  await form.getByRole('button', { name: 'Replace' }).click();
  await expect(block).toContainText('composite longbow (+4 Str bonus) +1 ranged (2d6+4/×3)');
  await expect(page).toHaveURL(
    /weapon=greatclub%3Alongsword%2Coff-hand%3Asword-short%2Cjavelin%3Alongbow-composite%3A4$/,
  );
  await form.getByRole('link', { name: 'Without Off hand → Short sword' }).click();
  await expect(page).not.toHaveURL(/off-hand/);
});

test('a built creature joins an encounter by its address, counts in it, and has a treasure, without scripts', async ({
  plainPage: page,
  baseURL,
}) => {
  await page.goto('/encounters?creature=worg&party=7:4');
  const add = async (text: string) => {
    await page.getByLabel('Add a creature or trap').fill(text);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
  };
  await add(`${baseURL}/monsters/ogre?class=fighter%3A4&make=1`);
  await add('/monsters/ogre?class=fighter:4');
  const encounter = page.getByRole('region', { name: 'The encounter' });
  await expect(encounter.getByRole('listitem')).toContainText(['WorgCR 2', /^2Ogre, 4th-Level FighterCR 7/]);
  await expect(encounter).toContainText('Encounter level9');
  await expect(encounter.getByRole('link', { name: 'Run it' })).toHaveAttribute('href', /built=ogre%3A2%3Fclass/);
  await encounter.getByRole('link', { name: 'Roll its treasure' }).click();
  await expect(page.getByText('Ogre, 4th-Level Fighter: Standard, level 9')).toBeVisible();
  await encounter.getByRole('link', { name: 'One Ogre, 4th-Level Fighter fewer' }).click();
  await expect(encounter.getByRole('link', { name: 'Ogre, 4th-Level Fighter', exact: true })).toHaveAttribute(
    'href',
    '/monsters/ogre?class=fighter%3A4',
  );
  await encounter.getByRole('link', { name: 'Take Ogre, 4th-Level Fighter out' }).click();
  await expect(encounter).not.toContainText('Ogre');
});

test('what the rules forbid says why, and the printed monster stays', async ({ page }) => {
  await page.goto('/monsters/ogre?make=1');
  const form = page.getByRole('form', { name: FORM });
  await form.getByLabel('Add a template').selectOption('lich');
  await expect(form.getByRole('alert')).toContainText('The type here is giant');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ogre');
  await form.getByRole('link', { name: 'Without Lich' }).click();
  await expect(form.getByRole('alert')).toHaveCount(0);
});

test('the panel has no accessibility faults in either theme, on a phone too', async ({ page }) => {
  for (const address of [
    '/monsters/ogre?template=fiendish,half-dragon:red&class=fighter:4',
    '/monsters/ogre?template=lich',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('form', { name: FORM })).toBeVisible();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await accessibilityFaults(page, '#main')).toEqual(NO_FAULTS);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
  }
});

for (const scripts of ['with', 'without'])
  test(`the page of a template leads to the creature that is chosen ${scripts} scripts`, async ({
    page: scripted,
    plainPage,
  }) => {
    const page = scripts === 'with' ? scripted : plainPage;
    await page.goto('/templates/half-dragon');
    await page.getByLabel('Applied to').fill('ghoul');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('“ghoul” is none of the');
    await page.getByLabel('Applied to').fill('ogre');
    await page.getByLabel('Variety').selectOption('Red');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Half-Red Dragon Ogre');
    await expect(page).toHaveURL('/monsters/ogre?template=half-dragon%3Ared');
  });

test('a template that does not fit is refused in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/monsters/ogre?make=1');
  await page.locator('#make').getByLabel('Template').selectOption('vampire');
  await expect(page.locator('#make').getByRole('alert')).toContainText('vampire');
  await expect(page.locator('#make').getByRole('alert')).toBeInViewport();
});
