import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from '../support/site.ts';

const REPOSITORY = 'https://code.example.org/tabletop/reference';

type Site = Awaited<ReturnType<typeof startSite>>;
let named: Site;
let unnamed: Site;
beforeAll(async () => {
  [named, unnamed] = await Promise.all([startSite({ REPOSITORY_URL: `${REPOSITORY}/` }), startSite()]);
}, 60_000);
afterAll(() => Promise.all([named.stop(), unnamed.stop()]));

const page = async ({ base }: Site, path: string) => (await fetch(base + path)).text();

test.each([
  ['/spells/fireball', 'content/spells/fireball.yaml'],
  ['/classes/wizard', 'content/classes/wizard.yaml'],
  ['/rulebooks/phb-35', 'content/rulebooks/phb-35.yaml'],
  ['/items/wand-of-fireball-5th', 'content/spells/fireball.yaml'],
])('%s links to %s in the repository', async (path, file) => {
  expect(await page(named, path)).toContain(`href="${REPOSITORY}/edit/main/${file}"`);
  expect(await page(unnamed, path)).not.toContain('Edit this page');
});

test('the link to report a mistake names the entry and its file, in the configured repository', async () => {
  const address = '/contacts?about=spells/fireball';
  for (const site of [named, unnamed]) expect(await page(site, address)).toContain('content/spells/fireball.yaml');
  expect(await page(named, address)).toContain(
    `href="${REPOSITORY}/issues/new?title=Mistake+in+Fireball&amp;body=Page`,
  );
  expect(await page(unnamed, address)).not.toContain('/issues/new');
  expect(await page(named, '/contacts?about=spells/no-such')).not.toContain('You came from');
});
