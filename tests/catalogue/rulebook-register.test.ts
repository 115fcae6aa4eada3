import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiAnswer } from '../../src/api/route.ts';
import { localApi } from '../../src/api/routes.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { type RulebookRegister, rulebook, rulebookRegister } from '../../src/contract/rulebooks.ts';
import { openTestCatalogue } from '../support/catalogue.ts';
import { routesOf } from '../support/routes.ts';

let catalogue: Catalogue;
let ask: (address: string) => Promise<ApiAnswer>;
beforeAll(async () => {
  catalogue = await openTestCatalogue();
  ask = localApi(routesOf(catalogue));
});
afterAll(() => catalogue.close());

async function register(slug: string, query = ''): Promise<RulebookRegister> {
  const { status, json } = await ask(`/api/rulebooks/${slug}/register?limit=200&${query}`);
  expect(status, json.toString()).toBe(200);
  return rulebookRegister.parse(JSON.parse(json.toString()));
}
const book = async (slug: string) => rulebook.parse(JSON.parse((await ask(`/api/rulebooks/${slug}`)).json.toString()));
const lineOf = ({ register: lines }: RulebookRegister, name: string) => lines.find((line) => line.name === name);

test('a register has what stands with its rules here and what stands in the book alone, with the pages', async () => {
  const feats = await register('complete-warrior', 'kind=feats');
  expect(lineOf(feats, 'Shock Trooper')).toEqual({
    slug: 'shock-trooper',
    name: 'Shock Trooper',
    page: 112,
    fact: null,
    facts_only: true,
    main_book: null,
  });
  expect(lineOf(feats, 'Armor Skin')).toMatchObject({ page: 151, facts_only: false });
  const classes = await register('complete-warrior', 'kind=classes');
  expect(lineOf(classes, 'Kensai')).toMatchObject({ page: 49, fact: 'd10', facts_only: true });
  expect(lineOf(await register('complete-warrior', 'kind=monsters'), 'Spark Guardian')).toMatchObject({ fact: 'CR 3' });
});

test('what a later book prints again names that book', async () => {
  const feats = await register('sword-and-fist-a-guidebook-to-monks-and-fighters', 'kind=feats');
  expect(feats.register.filter(({ main_book }) => main_book?.slug === 'complete-warrior').length).toBeGreaterThan(5);
  const { shared_with } = await book('sword-and-fist-a-guidebook-to-monks-and-fighters');
  const shared = shared_with.find(({ slug }) => slug === 'complete-warrior');
  expect(shared).toMatchObject({ name: 'Complete Warrior', edition_name: 'Supplementals (3.5)' });
  const back = (await book('complete-warrior')).shared_with.find(({ slug }) => slug.startsWith('sword-and-fist'));
  expect(back?.count).toBe(shared?.count);
});

test('the order is by name, or by page with unknown pages last', async () => {
  const byName = await register('complete-warrior', 'kind=feats');
  const names = byName.register.map(({ name }) => name.toLowerCase());
  expect(names).toEqual([...names].sort());
  const byPage = await register('dragon-compendium', 'kind=feats&sort=page');
  const pages = byPage.register.map(({ page }) => page ?? 1000);
  expect(pages).toEqual([...pages].sort((a, b) => a - b));
  expect(pages.at(-1)).toBe(1000);
});

test('coverage and a search narrow every kind, and the tabs count what is left', async () => {
  const { known } = await book('complete-warrior');
  for (const { kind, text, listed } of known) {
    expect((await register('complete-warrior', `kind=${kind}`)).pagination.total).toBe(text + listed);
    expect((await register('complete-warrior', `kind=${kind}&coverage=text`)).pagination.total).toBe(text);
    expect((await register('complete-warrior', `kind=${kind}&coverage=listed`)).pagination.total).toBe(listed);
  }
  const found = await register('complete-warrior', 'search=guardian');
  expect(found.kind).toBe('monsters');
  expect(found.register.map(({ name }) => name)).toEqual(['Blade Guardian', 'Gauntlet Guardian', 'Spark Guardian']);
  expect(found.kinds.find(({ kind }) => kind === 'feats')).toMatchObject({ total: 0 });
  const none = await register('complete-warrior', 'search=no+such+name');
  expect(none).toMatchObject({ kind: null, register: [], pagination: { total: 0, pages: 0 } });
});

test('a long register comes in pages', async () => {
  const first = await register('spell-compendium', 'kind=spells');
  expect(first.pagination.pages).toBe(Math.ceil(first.pagination.total / 200));
  const second = await register('spell-compendium', 'kind=spells&page=2');
  expect(second.register).toHaveLength(200);
  expect(first.register.map(({ slug }) => slug)).not.toContain(second.register[0]?.slug);
});

test('the figures of a rulebook are those of its register', async () => {
  const { known, pages_named, years } = await book('complete-warrior');
  const classes = known.find(({ kind }) => kind === 'classes');
  expect(classes?.prestige).toBeGreaterThan(30);
  expect(pages_named).toEqual({ first: 5, last: 153 });
  expect(years.find(({ year }) => year === 2003)?.count).toBeGreaterThan(5);
  expect(years.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(140);
});

test.each([
  ['kind=weapons', 'kind', 'must be one of spells, feats'],
  ['sort=level', 'sort', 'must be one of name, page'],
  ['coverage=some', 'coverage', 'must be one of text, listed, all'],
])('%s is refused', async (query, parameter, message) => {
  const { status, json } = await ask(`/api/rulebooks/complete-warrior/register?${query}`);
  expect(status).toBe(400);
  expect(json.toString()).toContain(`"parameter":"${parameter}"`);
  expect(json.toString()).toContain(message);
});

test('a rulebook that does not exist has no register', async () => {
  const { status, json } = await ask('/api/rulebooks/no-such-book/register');
  expect(status).toBe(404);
  expect(json.toString()).toContain('no-such-book');
});
