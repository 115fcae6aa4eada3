import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { parseJson } from '../../src/catalogue/json-text.ts';
import { language } from '../../src/contract/languages.ts';
import { openTestCatalogue } from '../support/catalogue.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openTestCatalogue();
});
afterAll(() => catalogue.close());

const find = async (slug: string) => language.parse(parseJson((await catalogue.languages.find(slug)) ?? 'null'));

test('there are 33 languages, and every one fits the contract', async () => {
  const { languages, pagination } = parseJson(await catalogue.languages.list({ page: 1, limit: 200 }));
  expect(pagination.total).toBe(33);
  for (const card of languages) expect(await find(card.slug)).toMatchObject(card);
});

test('every language is described, in the list as on its page', async () => {
  const { languages } = parseJson(await catalogue.languages.list({ page: 1, limit: 200 }));
  for (const { slug, description } of languages) {
    expect(description, slug).toMatch(/\S/);
    expect((await find(slug)).description_html, slug).toMatch(/^<p>.+<\/p>$/s);
  }
});

test('Draconic shares its alphabet and is a bonus language for wizards', async () => {
  expect(await find('draconic')).toMatchObject({
    type: 'Spoken and written',
    script: 'Draconic',
    same_script: [{ slug: 'auran' }, { slug: 'ignan' }],
    bonus_for_classes: [{ slug: 'wizard', name: 'Wizard' }],
  });
});

test('Druidic is secret, and telepathy is not spoken', async () => {
  expect((await find('druidic')).type).toBe('Spoken and written, secret');
  expect((await find('telepathy')).type).toBe('From mind to mind');
});

test('races and languages name each other', async () => {
  const { races } = await find('elven');
  expect(races.automatic).toContainEqual({ slug: 'elf', name: 'Elf' });
  expect((await find('draconic')).races.bonus).toContainEqual({ slug: 'elf', name: 'Elf' });
  expect((await find('druidic')).races).toEqual({ automatic: [], bonus: [] });
});
